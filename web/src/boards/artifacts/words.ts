// Every word on this board that is not a card's own, in both languages.
import type { Both, Lang } from "../../protocol";
import type { Counted, Nouns } from "../../texts/counted";
import { counted, noun } from "../../texts/counted";
import type { CardKind, CardType, Colour, Section, SectionName, Side, Type } from "./state";
import type { Mode } from "./targets";

export const type_words: Record<Type, Both> = {
  ship: { en: "Ships", pl: "Statki" },
  technology: { en: "Technologies", pl: "Technologie" },
  planet: { en: "Planets", pl: "Planety" },
};
export const one_words: Record<CardType, Both> = {
  ship: { en: "Ship", pl: "Statek" },
  technology: { en: "Technology", pl: "Technologia" },
  planet: { en: "Planet", pl: "Planeta" },
  resource: { en: "Resource card", pl: "Karta Zasobów" },
  artifact: { en: "Alien Artifact", pl: "Artefakt Obcych" },
  system: { en: "Alien System", pl: "System Obcych" },
  plan: { en: "Defence Plan", pl: "Plan obronny" },
  faction: { en: "Faction", pl: "Frakcja" },
};
export const kind_words: Record<CardKind, Both> = {
  exploration: { en: "Exploration", pl: "Eksploracja" },
  expansion: { en: "Expansion", pl: "Ekspansja" },
  extermination: { en: "Extermination", pl: "Eksterminacja" },
  exploitation: { en: "Exploitation", pl: "Eksploatacja" },
};
export const colour_words: Record<Colour, Both> = {
  blue: { en: "Blue", pl: "Niebieski" },
  green: { en: "Green", pl: "Zielony" },
  red: { en: "Red", pl: "Czerwony" },
  gold: { en: "Gold", pl: "Złoty" },
};
/** What is still to be paid, by colour. */
export const need_words: Record<Colour, Both> = {
  blue: { en: "Blue icons to pay", pl: "Niebieskie ikony do wydania" },
  green: { en: "Green icons to pay", pl: "Zielone ikony do wydania" },
  red: { en: "Red icons to pay", pl: "Czerwone ikony do wydania" },
  gold: { en: "Gold icons to pay", pl: "Złote ikony do wydania" },
};
export const side_words: Record<Side, Both> = {
  logistic: { en: "Logistic side", pl: "Strona logistyczna" },
  operational: { en: "Operational side", pl: "Strona operacyjna" },
};
export const section_words: Record<SectionName, Both> = {
  a: { en: "Section A", pl: "Sekcja A" },
  b: { en: "Section B", pl: "Sekcja B" },
};
export const mode_words: Record<Mode, Both> = {
  purchase: { en: "Purchase", pl: "Zakup" },
  build: { en: "Build a Ship", pl: "Budowa Statku" },
  develop: { en: "Develop", pl: "Rozwój Technologii" },
  discover: { en: "Discover", pl: "Odkrycie Planety" },
  prepare: { en: "Prepare", pl: "Przygotowanie" },
  trade: { en: "Trade", pl: "Wymiana" },
  unblock: { en: "Remove Blockade", pl: "Zdjęcie Blokady" },
  offensive: { en: "Offensive", pl: "Ofensywa" },
  income: { en: "Income", pl: "Przychód" },
  mine: { en: "Mine", pl: "Wydobycie" },
  faction: { en: "Faction action", pl: "Akcja frakcyjna" },
  use: { en: "Use a card", pl: "Użycie karty" },
  play: { en: "Artifact", pl: "Artefakt" },
};
export const mode_helps: Record<Mode, Both> = {
  purchase: {
    en: "Pay Credits, draw from a deck and keep one card in your Stage",
    pl: "Wydaj Kredyty, dobierz z talii i zatrzymaj jedną kartę w Stadium Budowy",
  },
  build: { en: "Pay for a Ship of your Stage with red icons", pl: "Opłać Statek ze Stadium Budowy czerwonymi ikonami" },
  develop: {
    en: "Pay for a Technology of your Stage with blue icons",
    pl: "Opłać Technologię ze Stadium Budowy niebieskimi ikonami",
  },
  discover: {
    en: "Pay for a Planet of your Stage with green icons",
    pl: "Opłać Planetę ze Stadium Budowy zielonymi ikonami",
  },
  prepare: {
    en: "Attach Resource cards to cards of one row of your Stage",
    pl: "Dołącz karty Zasobów do kart jednego rzędu w Stadium Budowy",
  },
  trade: { en: "Turn icons of one colour into Credits", pl: "Wymień ikony jednego koloru na Kredyty" },
  unblock: {
    en: "Spend icons to remove Blockade tokens from cards of one type",
    pl: "Wydaj ikony, aby usunąć żetony Blokady z kart jednego typu",
  },
  offensive: { en: "Attack with your operational Ships", pl: "Zaatakuj operacyjnymi Statkami" },
  income: { en: "Score your operational Technologies", pl: "Zapunktuj operacyjnymi Technologiami" },
  mine: { en: "Produce on your operational Planets", pl: "Produkuj na operacyjnych Planetach" },
  faction: { en: "The action of your faction", pl: "Akcja twojej Frakcji" },
  use: { en: "The effect of a card in your Empire", pl: "Efekt karty z twojego Imperium" },
  play: { en: "Play an Alien Artifact", pl: "Zagraj Artefakt Obcych" },
};
export const words = {
  stage: { en: "Stage", pl: "Stadium Budowy" },
  empire: { en: "Empire", pl: "Imperium" },
  bank: { en: "Bank", pl: "Bank" },
  vp: { en: "VP", pl: "PZ" },
  vp_now: { en: "VP if the game ended now", pl: "PZ, gdyby gra skończyła się teraz" },
  round_marker: { en: "Round marker", pl: "Znacznik Rundy" },
  round_help: {
    en: "The Resource deck is still to run out so many times",
    pl: "Tyle razy talia Zasobów musi się jeszcze wyczerpać",
  },
  last_round: { en: "The last round", pl: "Ostatnia kolejka" },
  first_player: { en: "First Player", pl: "Pierwszy Gracz" },
  resource_deck: { en: "Resource deck", pl: "Talia Zasobów" },
  resource_discard: { en: "Discarded", pl: "Odrzucone" },
  artifact_deck: { en: "Artifact deck", pl: "Talia Artefaktów" },
  plan_deck: { en: "Defence Plans", pl: "Plany obronne" },
  supply: { en: "Blockade tokens", pl: "Żetony Blokady" },
  deck_empty: { en: "empty", pl: "pusta" },
  alien_system: { en: "Available Alien System", pl: "Dostępny System Obcych" },
  attack_value: { en: "Attack Value", pl: "Wartość Ataku" },
  artifacts: { en: "Artifacts", pl: "Artefakty" },
  secret: { en: "face down", pl: "zakryte" },
  hand: { en: "Hand", pl: "Ręka" },
  your_hand: { en: "Your hand", pl: "Twoja ręka" },
  hand_empty: { en: "Your hand is empty.", pl: "Twoja ręka jest pusta." },
  cost: { en: "cost", pl: "koszt" },
  limit: { en: "limit", pl: "limit" },
  attached: { en: "attached", pl: "dołączone" },
  produced: { en: "produced", pl: "wyprodukowane" },
  row_empty: { en: "empty", pl: "pusto" },
  number: { en: "number", pl: "cyfra" },
  hidden_section: { en: "hidden section", pl: "sekcja zakryta" },
  visible_section: { en: "visible section", pl: "sekcja widoczna" },
  look: { en: "Look at it", pl: "Obejrzyj" },
  close: { en: "Close", pl: "Zamknij" },
  more: { en: "About this card", pl: "O tej karcie" },
  up: { en: "this side up", pl: "ta strona ku górze" },
  during: { en: "During the game", pl: "Podczas rozgrywki" },
  at_end: { en: "At the end", pl: "Na koniec" },
  actions: { en: "Actions", pl: "Akcje" },
  scores: { en: "The result", pl: "Wynik gry" },
  table: { en: "The table", pl: "Stół" },
  others: { en: "Other players", pl: "Inni gracze" },
  still_needed: { en: "Still needed", pl: "Do opłacenia" },
  paid_up: { en: "Paid", pl: "Opłacone" },
  icons_so_far: { en: "Icons so far", pl: "Ikony do tej pory" },
  cards_left: { en: "Cards you may still play", pl: "Karty, które można jeszcze zagrać" },
  pick_section: {
    en: "Choose a glowing section: in your hand or under your Planets.",
    pl: "Wybierz świecącą sekcję: na ręce albo pod Planetami.",
  },
  pick_attach: {
    en: "Choose a glowing section, then the card to attach it to.",
    pl: "Wybierz świecącą sekcję, potem kartę, do której ją dołączasz.",
  },
  pick_discard: { en: "Choose cards of your hand.", pl: "Wybierz karty z ręki." },
  attach_to: { en: "Attach to", pl: "Dołącz do karty" },
  from_planets: { en: "Under your Planets", pl: "Pod twoimi Planetami" },
  attack: { en: "Attack", pl: "Atak" },
  attacker: { en: "Attacker", pl: "Atakujący" },
  defender: { en: "Defender", pl: "Obrońca" },
  no_plan_yet: { en: "The defender chooses a plan.", pl: "Obrońca wybiera plan." },
  no_ship_yet: { en: "no Ship yet", pl: "jeszcze bez Statku" },
  revealed: { en: "Revealed", pl: "Odkryta karta" },
  aliens: { en: "Alien System", pl: "System Obcych" },
  extra: { en: "Credits in all", pl: "Kredyty łącznie" },
  from_deck: { en: "From the deck", pl: "Z talii" },
  pick_deck: {
    en: "Choose a deck. Its top card is seen by all; each extra Credit draws one more card to choose from.",
    pl: "Wybierz talię. Wierzchnią kartę widzą wszyscy; za każdy dodatkowy Kredyt dobierasz jedną kartę więcej do wyboru.",
  },
  top_card: { en: "The top card", pl: "Wierzchnia karta" },
  more_cards: { en: "More cards to choose from", pl: "Dodatkowe karty do wyboru" },
  keep_one: { en: "You keep 1 card.", pl: "Zatrzymujesz 1 kartę." },
  credits_left: { en: "Credits left", pl: "Zostanie Kredytów" },
  buy_for_price: { en: "Buy for {0}", pl: "Kup za {0}" },
  buy_for: { en: "Buy for {0} ({1} left)", pl: "Kup za {0} (zostanie {1})" },
  credits: { en: "Credits", pl: "Kredyty" },
  begin: { en: "Begin", pl: "Rozpocznij" },
  for_good: {
    en: "Once begun, this cannot be taken back: others learn something from it.",
    pl: "Po rozpoczęciu nie da się tego cofnąć: inni się z tego czegoś dowiadują.",
  },
  see_table: { en: "Table and decks", pl: "Stół i talie" },
  faction_setup: { en: "Setup", pl: "Przygotowanie" },
  faction_action: { en: "Faction action", pl: "Akcja frakcyjna" },
} satisfies Record<string, Both>;
export type Word = keyof typeof words;
export const word = (key: Word, lang: Lang): string => words[key][lang];

export const card_count: Counted = { en: ["# card", "# cards"], pl: ["# karta", "# karty", "# kart"] };
export const credit_count: Counted = { en: ["# Credit", "# Credits"], pl: ["# Kredyt", "# Kredyty", "# Kredytów"] };
export const token_count: Counted = {
  en: ["# Blockade token", "# Blockade tokens"],
  pl: ["# żeton Blokady", "# żetony Blokady", "# żetonów Blokady"],
};
export const icon_count: Counted = { en: ["# icon", "# icons"], pl: ["# ikona", "# ikony", "# ikon"] };
export const plan_count: Counted = {
  en: ["# Defence Plan", "# Defence Plans"],
  pl: ["# Plan obronny", "# Plany obronne", "# Planów obronnych"],
};
export const cards_counted = (n: number, lang: Lang): string => counted(card_count, n, lang);

/** "2 blue icons" */
export const icons_text = (colour: Colour, n: number, nouns: Nouns, lang: Lang): string =>
  `${n} ${noun(nouns, "colour", colour, n, lang)}`;
/** "2 blue icons, Exploration" */
export const section_text = (section: Section, nouns: Nouns, lang: Lang): string =>
  `${icons_text(section.colour, section.icons, nouns, lang)}, ${kind_words[section.kind][lang]}`;

/** Above what is shown for a moment (moments.ts). */
export const moment_titles = {
  attack: { en: "Attack Value {n}", pl: "Wartość Ataku: {n}" },
  losses: { en: "Losses", pl: "Straty" },
  artifact: { en: "An Artifact is found", pl: "Artefakt zdobyty" },
  ending: { en: "The last round", pl: "Ostatnia kolejka" },
} satisfies Record<string, Both>;
