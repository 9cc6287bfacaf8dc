// The board's own words, English and Polish side by side. Sentences of the game (questions, choices, cards) come from the
// server in both languages. The label of a thing begins with what is written on it, so that it can be called by that.
import type { Both, Lang } from "../../protocol";
import { counted, noun } from "../../texts/counted";
import { glued } from "../../texts/glued";
import type { Counted, Nouns } from "../../texts/counted";
import type { Gain } from "./facts";
import type { Element, Resource } from "./state";

const table = {
  // The galaxy and whose it is.
  your_galaxy: ["Your galaxy", "Twoja galaktyka"],
  galaxy_of: ["Galaxy: {0}", "Galaktyka: {0}"],
  back_to_mine: ["Back to mine", "Wróć do swojej"],
  follow: ["Follow the play", "Śledź grę"],
  bigger: ["Enlarge", "Powiększ"],
  smaller: ["Whole galaxy", "Cała galaktyka"],
  round: ["Round {0} of {1}", "Runda {0} z {1}"],
  crystals_left: ["Time crystals left: {0}", "Zostało kryształów czasu: {0}"],
  // Spaces and what lies on them.
  empty_star: ["{0}, empty star space", "{0}, puste pole na gwiazdę"],
  star_at: ["{0}, star {1}", "{0}, gwiazda {1}"],
  nova_at: ["{0}, supernova (hides {1})", "{0}, supernowa (pod spodem {1})"],
  empty_life: ["{0}, empty life space", "{0}, puste pole na znacznik życia"],
  start_life: ["{0}, empty start life space", "{0}, puste początkowe pole na znacznik życia"],
  proto_at: ["{0}, proto-life", "{0}, protożycie"],
  stable_at: ["{0}, stable life", "{0}, życie stabilne"],
  empty_nebula: ["{0}, empty nebula space, sector {1}", "{0}, puste pole na mgławicę, sektor {1}"],
  tile_at: ["{0}, unfinished nebula {1}", "{0}, nieukończona mgławica {1}"],
  done_at: ["{0}, completed nebula {1}", "{0}, ukończona mgławica {1}"],
  advanced_on: ["advanced life: {0}", "zaawansowana forma życia: {0}"],
  secret: ["group {0}, hidden value", "grupa {0}, wartość ukryta"],
  missing: ["stars missing: {0}", "brakuje gwiazd: {0}"],
  ready: ["can be completed", "można ją ukończyć"],
  // Players.
  players: ["Players", "Gracze"],
  show: ["Show the galaxy: {0}", "Pokaż galaktykę: {0}"],
  mini: [
    "{0}: {1} points, {2} stars, {3} life tokens, {4} nebulae, {5} of them completed",
    "{0}: {1} pkt, gwiazdy: {2}, znaczniki życia: {3}, mgławice: {4}, w tym ukończone: {5}",
  ],
  points_short: ["pts", "pkt"],
  first: ["first player", "pierwszy gracz"],
  turn: ["deciding now", "decyduje teraz"],
  you: ["you", "ty"],
  // The console.
  console: ["Console", "Konsola"],
  token_own: ["{0} energy token in {1}", "Znacznik energii ({0}) w obszarze regulacji: {1}"],
  token_dark: ["Dark energy token in {0}", "Znacznik ciemnej energii w obszarze regulacji: {0}"],
  goes_to: ["{0}; moves on to {1}", "{0}; przesunie się do obszaru: {1}"],
  control_label: [
    "{0}: {1} of {2} tokens; active reward: {3}; passive reward for {5}: {4}",
    "{0}: {1} z {2} znaczników; nagroda aktywna: {3}; nagroda pasywna ({5}): {4}",
  ],
  full: ["full", "wypełniony"],
  dark: ["dark energy", "ciemna energia"],
  // Energy cards, goals, supply.
  everybody: ["For everybody", "Wspólne"],
  energy: ["Energy cards", "Karty energii"],
  energy_deck: ["{0} deck: energy cards to draw", "{0} talia: karty energii do dobrania"],
  energy_card: ["{0}: energy card in the row", "{0}: karta energii w rzędzie"],
  deck: ["deck", "talia"],
  discard: ["discarded: {0}", "odrzucone: {0}"],
  goals: ["Goals", "Cele"],
  goal_now: ["end of this round", "koniec tej rundy"],
  goal_next: ["in 2 rounds", "za 2 rundy"],
  goal_later: ["in 3 rounds", "za 3 rundy"],
  goals_left: ["Goals to come: {0}", "Cele w talii: {0}"],
  no_goals: ["No goal is left.", "Nie ma już celów."],
  supply: ["Supply", "Zasoby ogólne"],
  supply_star: ["{0} stars in the supply: {1}", "Gwiazdy {0} w zasobach ogólnych: {1}"],
  supply_life: ["Life tokens in the supply: {0}", "Znaczniki życia w zasobach ogólnych: {0}"],
  supply_crystals: [
    "Time crystals in the supply: {0}. Once none are left, the current round is the last.",
    "Kryształy czasu w zasobach ogólnych: {0}. Gdy ich zabraknie, trwająca runda będzie ostatnia.",
  ],
  stack: ["Nebulae of size {0}: {1} in the stack", "Mgławice rozmiaru {0}: {1} w stosie"],
  size: ["size {0}", "rozmiar {0}"],
  advanced_stack: ["Advanced life: {0} in the stack", "Zaawansowane formy życia: {0} w stosie"],
  // A player's board.
  tracks: ["Resource tracks", "Tory zasobów"],
  track_label: ["{0} {1} to spend", "{0} {1} do wydania"],
  time_chamber: ["Time chamber", "Komora czasu"],
  time_label: [
    "Time chamber: crystal on space {0}, waiting on space {3}: {1}, released: {2}",
    "Komora czasu: kryształ na polu {0}, na polu {3} czeka: {1}, zwolnione: {2}",
  ],
  reserve: ["Reserve", "Rezerwa"],
  reserve_hint: ["place it, or it is lost", "umieść, bo przepadnie"],
  put_down: ["Put it down again", "Odłóż z powrotem"],
  reserve_star: ["{0} stars in the reserve: {1}", "Gwiazdy {0} w rezerwie: {1}"],
  reserve_proto: ["Proto-life in the reserve: {0}", "Protożycie w rezerwie: {0}"],
  reserve_tile: ["Nebula in the reserve: {0}", "Mgławica w rezerwie: {0}"],
  hand: ["Hand", "Ręka"],
  hand_cards: ["{0}: {1} in hand", "{0}: {1} na ręce"],
  hand_hidden: ["Cards in hand: {0}", "Kart na ręce: {0}"],
  abilities: ["Abilities", "Zdolności"],
  slot: [
    "{1} alike: free ability slot {0} costs {1} energy cards of one type",
    "{1} tego samego rodzaju: puste miejsce na kartę zdolności {0}, koszt w kartach energii: {1}",
  ],
  slot_short: ["{0} alike", "{0} tego samego rodzaju"],
  about: ["About: {0}", "Opis: {0}"],
  cost_label: ["Cost: {0}", "Koszt: {0}"],
  cost_instead: ["instead of the star", "zamiast gwiazdy"],
  omega: ["End of turn", "Koniec tury"],
  alpha_label: ["Alpha: the turn is not over", "Alfa: tura trwa"],
  omega_nebula: ["Omega: take a nebula", "Pole omega: weź mgławicę"],
  omega_nebula_short: ["Take a nebula", "Weź mgławicę"],
  omega_stabilise_short: ["Stabilise life", "Ustabilizuj życie"],
  omega_stabilise: ["Omega: stabilise a proto-life token", "Pole omega: ustabilizuj protożycie"],
  // Answers.
  choices: ["What can be chosen", "Co można wybrać"],
  elsewhere: ["More to choose: {0}", "Więcej do wyboru: {0}"],
  drawn: ["Cards drawn", "Dobrane karty"],
  // What a choice would change.
  tally_points: ["Points", "Punkty"],
  tally_completed: ["Completed nebulae", "Ukończone mgławice"],
  tally_ready: ["Nebulae to complete", "Mgławice do ukończenia"],
  tally_missing: ["Stars missing", "Brakujące gwiazdy"],
  tally_supernova: ["Supernovas", "Supernowe"],
  tally_dna: ["DNA", "DNA"],
  tally_graviton: ["Gravitons", "Grawitony"],
  // The end.
  scores: ["Where the points come from", "Skąd pochodzą punkty"],
} as const satisfies Record<string, readonly [en: string, pl: string]>;

/** Resources by number, which stands before them. */
export const resource_text = (resource: Resource, n: number, nouns: Nouns, lang: Lang): string =>
  noun(nouns, "resource", resource, n, lang);

/** What rewards give and the server has no counted name for; `#` stands for the number. */
export const gains: Record<Exclude<Gain, Element | Resource>, Counted> = {
  nebula: { en: ["# nebula", "# nebulae"], pl: ["# mgławica", "# mgławice", "# mgławic"] },
  card: { en: ["# energy card", "# energy cards"], pl: ["# karta energii", "# karty energii", "# kart energii"] },
  crystal: {
    en: ["# crystal growth", "# crystal growths"],
    pl: ["# wzrost kryształu", "# wzrosty kryształu", "# wzrostów kryształu"],
  },
  proto: {
    en: ["# proto-life token", "# proto-life tokens"],
    pl: ["# znacznik protożycia", "# znaczniki protożycia", "# znaczników protożycia"],
  },
};
const is_own = (gain: Gain): gain is keyof typeof gains => gain in gains;

/** "3 H stars", "1 energy card". */
export function gain_text(gain: Gain, n: number, nouns: Nouns, lang: Lang): string {
  if (is_own(gain)) return counted(gains[gain], n, lang);
  const kind = gain in (nouns["star-type"] ?? {}) ? "star-type" : "resource";
  return `${n} ${noun(nouns, kind, gain, n, lang)}`;
}

export type Word = keyof typeof table;

/** The same, as the server writes texts. */
export const words = Object.fromEntries(Object.entries(table).map(([word, [en, pl]]) => [word, { en, pl }])) as Record<
  Word,
  Both
>;

/** The text of a word, its {0}, {1} filled in. */
export function say(lang: Lang, word: Word, ...args: (string | number)[]): string {
  return glued(
    words[word][lang].replace(/\{(\d)\}/g, (_, i: string) => String(args[Number(i)] ?? "")),
    lang,
  );
}

/** Above what is shown for a moment (moments.ts). */
export const moment_titles = {
  goals: { en: "Goals scored", pl: "Punkty za cele" },
  round: { en: "Round {n}", pl: "Runda {n}" },
  nebula: { en: "Nebula completed", pl: "Mgławica ukończona" },
  advanced: { en: "Advanced life", pl: "Zaawansowana forma życia" },
} satisfies Record<string, Both>;
