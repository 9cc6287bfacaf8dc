// The pictures of "How to play" show a game that was never played: what lies there is chosen to be told about.
import type { Facts } from "./facts";
import type { Control, Player, State } from "./state";

const none: Record<Control, number> = { light: 0, time: 0, gravity: 0, chemistry: 0 };
const hidden = { hidden: 0 };
const no_stars = { H: 0, He: 0, C: 0, O: 0 };

const empty_player: Player = {
  score: 0,
  stars: {},
  proto: [],
  stable: [],
  nebulae: {},
  completed: [],
  demands: {},
  completable: [],
  advanced_backs: {},
  advanced_backs_second: {},
  advanced: {},
  advanced_second: {},
  hand: none,
  abilities: {},
  reserve: { stars: no_stars, proto: 0, nebulae: [] },
  tracks: { supernova: 0, dna: 0, graviton: 0 },
  time: { growing: 0, waiting: 0, scored: 0 },
  marker: "alpha",
  passive_rewards: none,
  goals: { value: { 1: 0, 2: 0, 3: 0, 4: 0 }, points: { 1: 0, 2: 0, 3: 0, 4: 0 } },
};

/** A nebula whose stars are all there. */
export const nearly_complete: Player = {
  ...empty_player,
  stars: { S00: "H", S03: "He", S02: "He", S07: "C", S12: "C*", S08: "O" },
  nebulae: { F1: "M3-11" },
  demands: { F1: ["star", "star", "star", "star", "supernova", "star"] },
  completable: ["F1"],
};
/** A completed nebula with life on all its sides. */
export const alive: Player = {
  ...empty_player,
  stars: { S00: "H", S01: "He", S06: "C", S11: "O" },
  nebulae: { P1: "M2-10" },
  completed: ["P1"],
  proto: ["L02", "L06", "L12"],
  stable: ["L01", "L05", "L11"],
};
export const evolved: Player = { ...alive, proto: [], advanced_backs: { P1: "A" }, advanced: { P1: "A8" } };
/** A galaxy after some rounds. */
export const grown: Player = {
  ...empty_player,
  stars: {
    S00: "H",
    S01: "He",
    S02: "He",
    S03: "O",
    S04: "H",
    S05: "C",
    S06: "C*",
    S07: "C",
    S08: "H",
    S09: "H*",
    S11: "O",
  },
  nebulae: { D1: "M1-02", P1: "M2-10", F1: "M3-11", P4: "M2-07", D4: "M1-08" },
  completed: ["P1", "D4"],
  demands: {
    D1: ["star", "star", "supernova"],
    F1: ["star", "star", "nothing", "star", "nothing", "star"],
    P4: ["supernova", "star", "nothing", "star"],
  },
  completable: ["D1"],
  proto: ["L02", "L07", "L13"],
  stable: ["L01", "L05", "L06", "L11", "L12"],
  advanced_backs: { P1: "A" },
  advanced: { P1: "A8" },
};
export const growing_crystal: Player = { ...empty_player, time: { growing: 4, waiting: 1, scored: 2 } };

const seats = ["pink", "green", "violet"] as const;
type Seat = (typeof seats)[number];
export const mine: Seat = "pink";

/** How the players stand for the goals on the first three places, the best first. */
const standings: Record<"1" | "2" | "3", Record<Seat, number>> = {
  1: { pink: 4, green: 6, violet: 5 },
  2: { pink: 2, green: 1, violet: 0 },
  3: { pink: 3, green: 5, violet: 5 },
};
/** The points as the rules give them: who leads, who follows; nobody follows several who lead. */
const awards: Record<"1" | "2" | "3", Record<Seat, 0 | 1 | null>> = {
  1: { pink: null, green: 0, violet: 1 },
  2: { pink: 0, green: 1, violet: null },
  3: { pink: null, green: 0, violet: 0 },
};

function player_of(seat: Seat, facts: Facts): Player {
  const award = (place: "1" | "2" | "3"): number => {
    const rank = awards[place][seat];
    return rank === null ? 0 : (facts.goal_points[rank] ?? 0);
  };
  return {
    ...empty_player,
    passive_rewards: seat === mine ? { light: 2, time: 4, gravity: 0, chemistry: 1 } : none,
    goals: {
      value: { 1: standings[1][seat], 2: standings[2][seat], 3: standings[3][seat], 4: 0 },
      points: { 1: award("1"), 2: award("2"), 3: award("3"), 4: 0 },
    },
  };
}

export function example(facts: Facts): State {
  return {
    round: 3,
    first_player: mine,
    turns_done: 0,
    overlap: 0,
    ahead: 0,
    controls: { light: ["pink", "dark"], time: ["green", "violet", "dark"], gravity: [], chemistry: ["dark"] },
    ability_markers: { light: [], time: ["pink"], gravity: ["green"], chemistry: [] },
    next_control: { light: "gravity", time: "gravity", gravity: "chemistry", chemistry: "light" },
    supply: { stars: no_stars, life: 0, crystals: 9 },
    energy_row: [],
    energy_discard: none,
    energy_deck: hidden,
    goal_row: { 1: "GO05", 2: "GO10", 3: "GO01" },
    goal_discard: [],
    goal_deck: { hidden: 3 },
    ability_decks: { light: hidden, time: hidden, gravity: hidden, chemistry: hidden },
    drawn: [],
    nebula_stacks: { 1: hidden, 2: hidden, 3: hidden },
    advanced_stack: hidden,
    box: {
      stars: no_stars,
      life: 0,
      crystals: 0,
      extra_crystals: 0,
      energy: none,
      nebulae: [],
      abilities: [],
      advanced: [],
      goals: hidden,
    },
    players: Object.fromEntries(seats.map((seat) => [seat, player_of(seat, facts)])),
  };
}
