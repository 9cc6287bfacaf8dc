// Every word on this board that is not a card's own, in both languages.
import type { Both, Lang } from "../../protocol";
import type { Colour, Keyword, Level, Resource } from "./state";

export type ActionName = "build" | "exploit" | "research" | "activate" | "attack" | "trade" | "propaganda" | "contract";

export const action_words: Record<ActionName, Both & { help: Both }> = {
  build: {
    en: "Build",
    pl: "Budowa",
    help: {
      en: "Pay for a card of your hand and put it on a system",
      pl: "Zapłać za kartę z ręki i połóż ją na układ",
    },
  },
  exploit: {
    en: "Exploit",
    pl: "Eksploatacja",
    help: { en: "Discard a card for the bonus of its colour", pl: "Odrzuć kartę za premię jej koloru" },
  },
  research: { en: "Research", pl: "Badania", help: { en: "Draw cards", pl: "Dobierz karty" } },
  activate: {
    en: "Activate",
    pl: "Aktywacja",
    help: { en: "Use an active card with a free A field", pl: "Użyj aktywnej karty z wolnym polem A" },
  },
  attack: {
    en: "Attack",
    pl: "Atak",
    help: {
      en: "2 fleet: 2 points for you, 1 morale off an opponent",
      pl: "2 floty: 2 punkty dla ciebie, przeciwnik traci 1 morale",
    },
  },
  trade: {
    en: "Trade",
    pl: "Handel",
    help: {
      en: "One exchange: 3 food = 2 fleet = 1 production",
      pl: "Jedna wymiana: 3 żywności = 2 floty = 1 produkcja",
    },
  },
  propaganda: {
    en: "Propaganda",
    pl: "Propaganda",
    help: { en: "3 morale, once a round", pl: "3 morale, raz na rundę" },
  },
  contract: {
    en: "Contract",
    pl: "Kontrakt",
    help: { en: "Discard 3 cards and hire an advisor", pl: "Odrzuć 3 karty i zatrudnij doradcę" },
  },
};

export const resource_words: Record<Resource, Both> = {
  food: { en: "food", pl: "żywność" },
  fleet: { en: "fleet", pl: "flota" },
  production: { en: "production", pl: "produkcja" },
};
export const colour_words: Record<Colour, Both> = {
  blue: { en: "blue", pl: "niebieski" },
  red: { en: "red", pl: "czerwony" },
  yellow: { en: "yellow", pl: "żółty" },
  grey: { en: "grey", pl: "szary" },
};
export const keyword_words: Record<Keyword, Both> = {
  activation: { en: "Activation", pl: "Aktywacja" },
  after_attack: { en: "After attack", pl: "Po ataku" },
  after_build: { en: "After building", pl: "Po wybudowaniu" },
  end_game: { en: "End of game", pl: "Na koniec gry" },
  always: { en: "Always", pl: "Zawsze" },
  round_start: { en: "Start of round", pl: "Na początku rundy" },
};
export const level_words: Record<Level, Both & { gives: Both }> = {
  low: { en: "low", pl: "niski", gives: { en: "3 actions, +1 card, +1 morale", pl: "3 akcje, +1 karta, +1 morale" } },
  medium: { en: "medium", pl: "średni", gives: { en: "4 actions", pl: "4 akcje" } },
  high: { en: "high", pl: "wysoki", gives: { en: "5 actions, −1 morale", pl: "5 akcji, −1 morale" } },
};

export const words = {
  round: { en: "Round", pl: "Runda" },
  first: { en: "first player", pl: "pierwszy gracz" },
  deck: { en: "Deck", pl: "Talia" },
  discard: { en: "Discard pile", pl: "Odrzucone" },
  empty: { en: "empty", pl: "pusty" },
  advisors: { en: "Advisors to hire", pl: "Doradcy do zatrudnienia" },
  no_advisors: { en: "no advisors in this game", pl: "gra bez doradców" },
  none_left: { en: "nobody is free", pl: "nikt nie jest wolny" },
  advisor: { en: "Advisor", pl: "Doradca" },
  race: { en: "Race", pl: "Rasa" },
  morale: { en: "Morale", pl: "Morale" },
  points: { en: "Points", pl: "Punkty" },
  on_track: { en: "on the track", pl: "na torze" },
  on_cards: { en: "on cards", pl: "na kartach" },
  actions: { en: "Actions left", pl: "Zostało akcji" },
  reserve: { en: "reserve", pl: "rezerwy" },
  spent: { en: "used", pl: "użyte" },
  level: { en: "Development level", pl: "Poziom rozwoju" },
  gives_steady: { en: "4 actions, +2 resources of your choice", pl: "4 akcje, +2 wybrane zasoby" },
  hand: { en: "Hand", pl: "Ręka" },
  your_hand: { en: "Your hand", pl: "Twoja ręka" },
  hand_empty: { en: "No cards in hand.", pl: "Brak kart na ręce." },
  system: { en: "System", pl: "Układ" },
  new_system: { en: "New system", pl: "Nowy układ" },
  fulcrum_system: { en: "Fulcrum's system", pl: "Układ Fulcruma" },
  no_systems: { en: "no systems yet", pl: "jeszcze bez układów" },
  active: { en: "active", pl: "aktywna" },
  covered: { en: "covered", pl: "zakryta" },
  marker_on: { en: "a marker lies on it", pl: "leży na niej znacznik" },
  cost: { en: "cost", pl: "koszt" },
  produces: { en: "produces", pl: "daje co rundę" },
  worth: { en: "points", pl: "punkty" },
  free: { en: "nothing", pl: "nic" },
  build6: { en: "Cannot be built with morale below 6", pl: "Nie można budować przy morale niższym niż 6" },
  activate6: { en: "Cannot be activated with morale below 6", pl: "Nie można aktywować przy morale niższym niż 6" },
  whole: { en: "In full", pl: "W całości" },
  fold: { en: "Fold", pl: "Zwiń" },
  close: { en: "Close", pl: "Zamknij" },
  more: { en: "About this card", pl: "O tej karcie" },
  top_first: { en: "The top card comes first.", pl: "Pierwsza karta leży na wierzchu." },
  attacked_by: { en: "attacked this round by", pl: "w tej rundzie atakowali" },
  attack_markers: { en: "Attack markers", pl: "Znaczniki ataku" },
  discount: { en: "Discount", pl: "Zniżka" },
  pay_help: { en: "Tap what the discount saves.", pl: "Dotknij tego, co ma pokryć zniżka." },
  left_to_save: { en: "still to use", pl: "zostało do wykorzystania" },
  pay: { en: "Pay", pl: "Zapłać" },
  saved: { en: "saved", pl: "zniżka" },
  paid: { en: "paid", pl: "do zapłaty" },
  you_have: { en: "You have", pl: "Masz" },
  build_here: { en: "Build here", pl: "Zbuduj tutaj" },
  put_back: { en: "Put back", pl: "Odłóż" },
  cannot_build: { en: "Why can't I build it?", pl: "Dlaczego nie mogę jej zbudować?" },
  drawn: { en: "Just drawn: one goes, the others stay", pl: "Właśnie dobrane: jedna odpada, reszta zostaje" },
  arrange: { en: "New order, from the top", pl: "Nowa kolejność od góry" },
  remaining: { en: "Still to place", pl: "Do ułożenia" },
  races: { en: "Choose your people", pl: "Wybierz swój lud" },
  start: { en: "start", pl: "początek" },
  give_get: { en: "Give and get", pl: "Oddajesz i dostajesz" },
  pick_hand: { en: "Choose a card in your hand.", pl: "Wybierz kartę z ręki." },
  pick_swap: { en: "Choose the cards that you want to exchange.", pl: "Wybierz karty, które chcesz wymienić." },
  swapped: { en: "given back so far", pl: "oddane do tej pory" },
  table: { en: "Table", pl: "Stół" },
  mine: { en: "My realm", pl: "Moje państwo" },
  scores: { en: "Final score", pl: "Wynik końcowy" },
  score_track: { en: "Track", pl: "Tor" },
  score_cards: { en: "Cards", pl: "Karty" },
  score_effects: { en: "End of game", pl: "Koniec gry" },
  score_resources: { en: "Resources", pl: "Zasoby" },
  score_tie: {
    en: "When points are equal, morale decides, then resources.",
    pl: "Przy równych punktach rozstrzyga morale, potem zasoby.",
  },
  opponents: { en: "Opponents", pl: "Przeciwnicy" },
  action_bar: { en: "Actions", pl: "Akcje" },
} satisfies Record<string, Both>;

export type Word = keyof typeof words;
export function word(key: Word, lang: Lang): string {
  return words[key][lang];
}

/** "1 card", "3 karty", "5 kart". */
export function cards_counted(n: number, lang: Lang): string {
  if (lang === "en") return `${n} ${n === 1 ? "card" : "cards"}`;
  const tens = n % 100;
  const few = n % 10 >= 2 && n % 10 <= 4 && (tens < 12 || tens > 14);
  return `${n} ${n === 1 ? "karta" : few ? "karty" : "kart"}`;
}
