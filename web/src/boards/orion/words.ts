// Every word on this board that is not a card's own, in both languages.
import type { Both, Lang } from "../../protocol";
import { counted, noun, signed } from "../../texts/counted";
import { glued } from "../../texts/glued";
import type { Case, Counted, Nouns } from "../../texts/counted";
import type { Facts, LevelReward } from "./facts";
import type { Amount, Keyword, Level, Resource } from "./state";

export type ActionName = "build" | "exploit" | "research" | "activate" | "attack" | "trade" | "propaganda" | "contract";

export const action_words: Record<ActionName, Both> = {
  build: { en: "Build", pl: "Budowa" },
  exploit: { en: "Exploit", pl: "Eksploatacja" },
  research: { en: "Research", pl: "Badania" },
  activate: { en: "Activate", pl: "Aktywacja" },
  attack: { en: "Attack", pl: "Atak" },
  trade: { en: "Trade", pl: "Handel" },
  propaganda: { en: "Propaganda", pl: "Propaganda" },
  contract: { en: "Contract", pl: "Kontrakt" },
};

/** What an action costs and brings, with the numbers of the game. */
const action_helps: Record<ActionName, (facts: Facts, nouns: Nouns) => Both> = {
  build: () => ({
    en: "Pay for a card from your hand and put it in a system",
    pl: "Zapłać za kartę z ręki i umieść ją w układzie",
  }),
  exploit: () => ({
    en: "Discard a card for the bonus of its colour",
    pl: "Odrzuć kartę, aby otrzymać premię zależną od jej koloru",
  }),
  research: () => ({ en: "Draw cards", pl: "Dobierz karty" }),
  activate: () => ({ en: "Use an active card with an empty A field", pl: "Użyj aktywnej karty z pustym polem A" }),
  attack: ({ attack: { cost, points, morale } }, nouns) => ({
    en: `${resource_text("fleet", cost, nouns, "en")}: ${counted(point, points, "en")} for you, an opponent loses ${morale} morale`,
    pl: `${resource_text("fleet", cost, nouns, "pl")}: ${counted(point, points, "pl")} dla ciebie, przeciwnik traci ${morale} morale`,
  }),
  trade: ({ resources, trade }, nouns) => {
    const rate = (lang: Lang) => resources.map((r) => resource_text(r, trade[r], nouns, lang)).join(" = ");
    return { en: `One exchange: ${rate("en")}`, pl: `Jedna wymiana: ${rate("pl")}` };
  },
  propaganda: ({ propaganda_morale: n }) => ({ en: `+${n} morale, once a round`, pl: `+${n} morale, raz na rundę` }),
  contract: ({ contract_cards: n }) => ({
    en: `Discard ${cards_counted(n, "en")} and hire an advisor`,
    pl: `Odrzuć ${cards_counted(n, "pl")} i zatrudnij doradcę`,
  }),
};
export const action_help = (name: ActionName, { facts, nouns, lang }: Telling): string =>
  action_helps[name](facts, nouns)[lang];
/** What is needed to tell of the game in words: the desk has it. */
export interface Telling {
  facts: Facts;
  nouns: Nouns;
  lang: Lang;
}

export const card: Counted = { en: ["# card", "# cards"], pl: ["# karta", "# karty", "# kart"] };
export const action: Counted = { en: ["# action", "# actions"], pl: ["# akcja", "# akcje", "# akcji"] };
export const point: Counted = { en: ["# point", "# points"], pl: ["# punkt", "# punkty", "# punktów"] };
export const of_choice: Counted = {
  en: ["# resource of your choice", "# resources of your choice"],
  pl: ["# wybrany zasób", "# wybrane zasoby", "# wybranych zasobów"],
};
/** So much of a resource, as one speaks of it. */
export const resource_text = (resource: Resource, n: number, nouns: Nouns, lang: Lang, stands?: Case): string =>
  `${signed(n)} ${noun(nouns, "resource", resource, n, lang, stands)}`;
/** "2 food, 1 production"; empty if it is nothing. */
export const amount_text = (amount: Amount, nouns: Nouns, lang: Lang, stands?: Case): string =>
  (Object.entries(amount) as [Resource, number][])
    .filter(([, n]) => n > 0)
    .map(([resource, n]) => resource_text(resource, n, nouns, lang, stands))
    .join(", ");
/** "1 card", "3 karty", "5 kart". */
export const cards_counted = (n: number, lang: Lang): string => counted(card, n, lang);

export const keyword_words: Record<Keyword, Both> = {
  activation: { en: "Activation", pl: "Aktywacja" },
  after_attack: { en: "After attack", pl: "Po ataku" },
  after_build: { en: "After building", pl: "Po wybudowaniu" },
  end_game: { en: "End of game", pl: "Na koniec gry" },
  always: { en: "Always", pl: "Zawsze" },
  round_start: { en: "Start of round", pl: "Na początku rundy" },
};
export const level_called: Both = { en: "{0} level", pl: "poziom {0}" };
/** "low level" */
export const level_text = (level: Level, { called }: Facts, lang: Lang): string =>
  level_called[lang].replace("{0}", called.level[level][lang]);
/** What a level brings: "3 actions, +1 card, +1 morale". */
export function level_gives({ markers, cards, morale, resources }: LevelReward, lang: Lang): string {
  const more = (n: number, text: string) => (n > 0 ? [`+${text}`] : n < 0 ? [text] : []);
  return [
    counted(action, markers, lang),
    ...more(cards, counted(card, cards, lang)),
    ...more(morale, `${signed(morale)} morale`),
    ...more(resources, counted(of_choice, resources, lang)),
  ].join(", ");
}

export const words = {
  round: { en: "Round", pl: "Runda" },
  first: { en: "first player", pl: "pierwszy gracz" },
  deck: { en: "Deck", pl: "Talia" },
  discard: { en: "Discard pile", pl: "Stos kart odrzuconych" },
  empty: { en: "empty", pl: "brak kart" },
  advisors: { en: "Advisors to hire", pl: "Doradcy do zatrudnienia" },
  no_advisors: { en: "no advisors in this game", pl: "gra bez doradców" },
  none_left: { en: "no advisors available", pl: "nie ma wolnych doradców" },
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
  produces: { en: "produces", pl: "produkuje" },
  produces_nothing: { en: "produces nothing", pl: "nic nie produkuje" },
  worth: { en: "points", pl: "punkty" },
  free: { en: "nothing", pl: "nic" },
  build6: {
    en: "Cannot be built with morale below {0}",
    pl: "Tej karty nie można wybudować przy morale niższym niż {0}",
  },
  activate6: {
    en: "Cannot be activated with morale below {0}",
    pl: "Tej karty nie można aktywować przy morale niższym niż {0}",
  },
  whole: { en: "In full", pl: "W całości" },
  fold: { en: "Fold", pl: "Zwiń" },
  close: { en: "Close", pl: "Zamknij" },
  more: { en: "About this card", pl: "O tej karcie" },
  top_first: { en: "The top card comes first.", pl: "Pierwsza karta leży na wierzchu." },
  attacked_by: { en: "attacked this round by", pl: "atakujący w tej rundzie" },
  attack_markers: { en: "Attack markers", pl: "Znaczniki ataku" },
  discount: { en: "Discount", pl: "Zniżka" },
  pay_help: { en: "Tap what the discount saves.", pl: "Dotknij tego, co ma pokryć zniżka." },
  left_over: { en: "you would have left", pl: "zostanie ci" },
  left_to_save: { en: "still to use", pl: "zostało do wykorzystania" },
  pay: { en: "Pay", pl: "Zapłać" },
  saved: { en: "saved", pl: "zniżka" },
  paid: { en: "paid", pl: "do zapłaty" },
  you_have: { en: "You have", pl: "Masz" },
  build_here: { en: "Build here", pl: "Wybuduj tutaj" },
  put_back: { en: "Put back", pl: "Odłóż" },
  cannot_build: { en: "Why can't I build it?", pl: "Dlaczego nie mogę jej wybudować?" },
  drawn: { en: "Just drawn: one goes, the others stay", pl: "Właśnie dobrane: jedną odrzucasz, reszta zostaje" },
  arrange: { en: "New order, from the top", pl: "Nowa kolejność od góry" },
  remaining: { en: "Still to place", pl: "Do ułożenia" },
  races: { en: "Choose your race", pl: "Wybierz rasę" },
  start: { en: "start", pl: "początek" },
  give_get: { en: "Give and get", pl: "Wydajesz i zyskujesz" },
  pick_hand: { en: "Choose a card in your hand.", pl: "Wybierz kartę z ręki." },
  pick_swap: { en: "Mark the cards that you want to exchange.", pl: "Zaznacz karty, które chcesz wymienić." },
  pick_marked: { en: "Mark the cards in your hand that go.", pl: "Zaznacz na ręce karty do odrzucenia." },
  swap_marked: { en: "Exchange the marked cards", pl: "Wymień zaznaczone" },
  swap_none: { en: "Exchange none", pl: "Nie wymieniaj żadnej" },
  swap_no_more: { en: "Exchange no more", pl: "Nie wymieniaj więcej" },
  discard_marked: { en: "Discard the marked cards", pl: "Odrzuć zaznaczone" },
  swapped: { en: "given back so far", pl: "oddane do tej pory" },
  table: { en: "Table", pl: "Stół" },
  mine: { en: "My civilization", pl: "Moja cywilizacja" },
  scores: { en: "Final score", pl: "Wynik końcowy" },
  opponents: { en: "Opponents", pl: "Przeciwnicy" },
  action_bar: { en: "Actions", pl: "Akcje" },
} satisfies Record<string, Both>;

export type Word = keyof typeof words;
export function word(key: Word, lang: Lang, n?: number): string {
  return glued(words[key][lang].replace("{0}", String(n)), lang);
}

/** Above what is shown for a moment (moments.tsx). */
export const moment_titles = {
  round: { en: "Round {n}", pl: "Runda {n}" },
  attack: { en: "Attack", pl: "Atak" },
} satisfies Record<string, Both>;
