// Which of the offered actions belong where on the board.
import type { View } from "../../protocol";
import { moves_on, of_verb } from "../common";
import type { Move } from "../contract";
import { flare_of } from "./state";

/** Verbs whose first argument is a card of the hand. */
const card_verbs = ["lay", "discard", "hand-over", "reinforce", "give-card", "charge", "drop"];

// Powers and flares: "power human", "power-seat mirror red"; the alien comes first, then what it is used on.
const uses = /^(power|flare)(?:-(seat|planet|card|number|as))?$/;
const uses_of = (moves: Move[], what: "power" | "flare", alien?: string): Move[] =>
  moves.filter(({ verb, args }) => uses.exec(verb)?.[1] === what && (alien === undefined || args[0] === alien));
export const power_moves = (moves: Move[], alien?: string): Move[] => uses_of(moves, "power", alien);
export const flare_moves = (moves: Move[], alien?: string): Move[] => uses_of(moves, "flare", alien);
export const is_flare = ({ verb }: Move): boolean => uses.exec(verb)?.[1] === "flare";
export const alien_of_move = ({ args }: Move): string => args[0]!;

/** The last thing that a move names, where verbs are not known by their names: powers bring questions of their own. */
export function target_of(move: Move): { kind: string; value: string } | null {
  const kind = uses.exec(move.verb)?.[2];
  if (kind) return { kind, value: move.args[1]! };
  const last = uses.test(move.verb) ? undefined : move.named?.at(-1);
  return last ? { kind: last.kind, value: String(last.value) } : null;
}
/** A power or a flare may want a card of the hand; if others are offered too, it does not. */
const used_on_hand = (moves: Move[], hand: readonly string[]): Move[] =>
  moves.filter((move) => {
    if (!uses.test(move.verb) || target_of(move)?.kind !== "card") return false;
    return moves.every(
      (other) => other.verb !== move.verb || other.args[0] !== move.args[0] || hand.includes(other.args[1]!),
    );
  });

/** Whatever verb an alien brings: where it names nothing but cards of the hand, these are touched. */
const named_of_hand = (moves: Move[], hand: readonly string[]): Move[] => {
  const names_card = ({ named = [] }: Move) => named.length === 1 && named[0]!.kind === "card";
  return moves.filter(
    (move) =>
      is_unknown(move) &&
      !uses.test(move.verb) &&
      names_card(move) &&
      moves.every((other) => other.verb !== move.verb || hand.includes(other.args[0]!)),
  );
};

/** What can be done with a card of the hand: artifacts are verbs themselves, flares are named by their aliens. */
export const card_moves = (moves: Move[], card: string, hand: readonly string[] = []): Move[] => [
  ...moves_on(moves, card_verbs, card),
  ...of_verb(moves, card),
  ...flare_moves(moves).filter((move) => flare_of(alien_of_move(move)) === card),
  ...used_on_hand(moves, hand).filter((move) => move.args[1] === card),
  ...named_of_hand(moves, hand).filter((move) => move.args[0] === card),
];

const planet_verbs = [
  ...["aim", "place", "resettle", "fight", "send", "lose", "give-colony", "ask-colony"],
  ...["coldsleep-ship", "omega-missile", "put-prometheus"],
];
/** A ship sent to a technology comes from a planet: "research 1 red-3". */
const from_planet = (move: Move, planet: string): boolean => move.verb === "research" && move.args[1] === planet;
/** What one would do with a planet now, if it were possible: for "why can't I?". */
export const planet_deed = (moves: Move[]): string | undefined =>
  moves.find((move) => ["aim", "place", "send", "lose"].includes(move.verb))?.verb;
/** Of verbs that have no place of their own: what they name has one. */
const names = (move: Move, kinds: readonly string[], value: string): boolean => {
  const target = is_unknown(move) ? target_of(move) : null;
  return target !== null && kinds.includes(target.kind) && target.value === value;
};
export const planet_moves = (moves: Move[], planet: string): Move[] => [
  ...moves_on(moves, planet_verbs, planet),
  ...moves.filter((move) => from_planet(move, planet)),
  ...moves.filter((move) => names(move, ["planet", "place"], planet)),
];
/** Ships on the gate or beside the target planet, which their owner may choose. */
export const ship_moves = (moves: Move[], place: "gate" | "beside"): Move[] => [
  ...moves_on(moves, ["send", "lose"], place),
  ...moves.filter((move) => names(move, ["place"], place)),
];
/** What concerns a player: to meet them, to end their alliance, to invite them, alone or with others. */
export const seat_moves = (moves: Move[], seat: string): Move[] =>
  moves.filter((move) => (seat_verbs.test(move.verb) && move.args.includes(seat)) || names(move, ["seat"], seat));
export const side_moves = (moves: Move[], side: string): Move[] => [
  ...moves_on(moves, ["join"], side),
  ...moves.filter((move) => names(move, ["side"], side)),
];
export const alien_moves = (moves: Move[], alien: string): Move[] => moves_on(moves, ["alien"], alien);

/** Of a deal that is being prepared: what is given or asked for, but for what lies in the hand or on a planet. */
export const term_verbs = ["type", "lowest", "highest", "random"] as const;
export const term_moves = (moves: Move[], way: "give" | "ask"): Move[] =>
  of_verb(moves, ...term_verbs.map((one) => `${way}-${one}`));
export const asked_cards = (moves: Move[]): Move[] => of_verb(moves, "ask-card");
export const accepts = (moves: Move[]): Move[] => of_verb(moves, "accept", "reject");

/** What the table's clock answers when time is up: nobody chooses it. */
export const is_clock = (move: Move): boolean => move.verb === "timeout";

const placed = new Set(["ask-card", "accept", "reject"]);
const term_verb = /^(?:give|ask)-(?:type|lowest|highest|random)$/;
const seat_verbs = /^(?:meet$|cancel$|invite)/;
const known_verbs = new Set([...card_verbs, ...planet_verbs, ...placed, "join", "alien", "research"]);
/** Not one of those that have a place of their own: an artifact's is its card, also where it is played on a player. */
const is_unknown = ({ verb }: Move): boolean =>
  !known_verbs.has(verb) && !seat_verbs.test(verb) && !term_verb.test(verb) && verb !== "plague";

/** Whether one of two hands is to be chosen. */
export const is_between_hands = ({ decision }: View): boolean => decision.step === "miser-choose";

/** A window in which cards may be played and powers be used. */
export const is_window = ({ decision }: View): boolean =>
  decision.pass !== undefined || ["act", "answer"].includes(decision.step ?? "");
/** What can be done with the cards of a hand. */
export const hand_moves = (moves: Move[], hand: readonly string[]): Move[] => [
  ...new Set(hand.flatMap((card) => card_moves(moves, card, hand))),
];
/** Moves that have a button of their own beside the hand: whatever has no place elsewhere on the board. `ships`: where the
 * player's own ships in the encounter are drawn. */
export function dock_moves(
  moves: Move[],
  hand: readonly string[],
  planets: readonly string[],
  ships: readonly ("gate" | "beside")[],
): Move[] {
  // Powers and flares have their texts there, and so their buttons.
  const elsewhere = new Set([
    ...hand_moves(moves, hand).filter(({ verb }) => !uses.test(verb)),
    ...planets.flatMap((planet) => planet_moves(moves, planet)),
    ...ships.flatMap((where) => ship_moves(moves, where)),
  ]);
  return moves.filter(
    (move) => !placed.has(move.verb) && !term_verb.test(move.verb) && !is_clock(move) && !elsewhere.has(move),
  );
}
/** Whether the answer is a place on the table. */
export const asks_for_place = (moves: Move[]): boolean =>
  moves.some((move) => planet_verbs.includes(move.verb) || move.verb === "research");
