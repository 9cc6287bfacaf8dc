// Which of the offered actions belong where on the board.
import type { Move } from "../contract";

const of_verb = (moves: Move[], ...verbs: string[]): Move[] => moves.filter((move) => verbs.includes(move.verb));
const first_is = (moves: Move[], verbs: readonly string[], value: string): Move[] =>
  moves.filter((move) => verbs.includes(move.verb) && move.args[0] === value);

/** Verbs whose first argument is a card of the hand. */
const card_verbs = ["lay", "discard", "hand-over", "reinforce", "give-card", "charge", "drop"];
/** What can be done with a card of the hand: artifacts are verbs themselves. */
export const card_moves = (moves: Move[], card: string): Move[] => [
  ...first_is(moves, card_verbs, card),
  ...of_verb(moves, card),
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
export const planet_moves = (moves: Move[], planet: string): Move[] => [
  ...first_is(moves, planet_verbs, planet),
  ...moves.filter((move) => from_planet(move, planet)),
];
/** Ships on the gate or beside the target planet, which their owner may choose. */
export const ship_moves = (moves: Move[], place: "gate" | "beside"): Move[] => first_is(moves, ["send", "lose"], place);
/** What concerns a player: to meet them, to end their alliance, to invite them, alone or with others. */
export const seat_moves = (moves: Move[], seat: string): Move[] =>
  moves.filter(
    ({ verb, args }) => (["meet", "cancel"].includes(verb) || verb.startsWith("invite")) && args.includes(seat),
  );
export const side_moves = (moves: Move[], side: string): Move[] => first_is(moves, ["join"], side);
export const alien_moves = (moves: Move[], alien: string): Move[] => first_is(moves, ["alien"], alien);

/** Of a deal that is being prepared: what is given or asked for, but for what lies in the hand or on a planet. */
export const term_verbs = ["type", "lowest", "highest", "random"] as const;
export const term_moves = (moves: Move[], way: "give" | "ask"): Move[] =>
  of_verb(moves, ...term_verbs.map((one) => `${way}-${one}`));
export const asked_cards = (moves: Move[]): Move[] => of_verb(moves, "ask-card");
export const accepts = (moves: Move[]): Move[] => of_verb(moves, "accept", "reject");

/** What the table's clock answers when time is up: nobody chooses it. */
export const is_clock = (move: Move): boolean => move.verb === "timeout";

const placed = new Set(["ask-card", "accept", "reject", "alien"]);
const term_verb = /^(?:give|ask)-(?:type|lowest|highest|random)$/;
/** What can be done with the cards of a hand. */
export const hand_moves = (moves: Move[], hand: readonly string[]): Move[] =>
  [...new Set(hand)].flatMap((card) => card_moves(moves, card));
/** Moves that have a button of their own beside the hand: whatever has no place elsewhere on the board. */
export function dock_moves(moves: Move[], hand: readonly string[], planets: readonly string[]): Move[] {
  const elsewhere = new Set([
    ...hand_moves(moves, hand),
    ...planets.flatMap((planet) => planet_moves(moves, planet)),
    ...ship_moves(moves, "gate"),
    ...ship_moves(moves, "beside"),
  ]);
  return moves.filter(
    (move) => !placed.has(move.verb) && !term_verb.test(move.verb) && !is_clock(move) && !elsewhere.has(move),
  );
}
/** Whether the answer is a place on the table. */
export const asks_for_place = (moves: Move[]): boolean =>
  moves.some((move) => planet_verbs.includes(move.verb) || move.verb === "research");
