// The pictures of "How to play" show a game that was never played: what lies there is chosen to be told about.
import type { View } from "../../protocol";
import type { OrionPlayer, OrionState, SystemName } from "./state";

export const seat = "white";
const nothing = <T>(of: T): Record<SystemName, T> => ({ 1: of, 2: of, 3: of, 4: of, F: of });
const systems = {
  ...nothing<string[]>([]),
  1: ["biospheres", "weather_controller", "research_laboratory"],
  2: ["frigate", "spaceport"],
};

const player: OrionPlayer = {
  race: "humans",
  resources: { food: 5, fleet: 3, production: 2 },
  morale: 8,
  vp: 2,
  level: "medium",
  level_read: "medium",
  systems,
  stacks: systems,
  open_systems: ["1", "2"],
  points: { now: 18, cards: 8, more: 0 },
  advisor: null,
  advisor_colour: null,
  markers: [],
  actions: { available: 4, reserve: 6, spent: 0, propaganda: 0, built: 0 },
  attacks: {},
  hand: { hidden: 4 },
};

const state: OrionState = {
  round: 3,
  first_player: seat,
  humans_only: 0,
  no_advisors: 0,
  swapping: 0,
  centre: [],
  left_out: [],
  deck: { hidden: 0 },
  discard: [],
  drawn: [],
  arranged: [],
  building: null,
  box: [],
  players: { [seat]: player },
};

export const example: View & { state: OrionState } = {
  game: "orion",
  viewer: null,
  seats: [seat],
  decision: { number: 0 },
  state,
};
/** A card with everything on it that can be told: a cost, a yield, points, a field and a word for when it works. */
export const example_card = "food_replicators";
