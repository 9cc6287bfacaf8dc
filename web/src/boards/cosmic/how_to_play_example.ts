// The pictures of "How to play" show a game that was never played: what lies there is chosen to be told about.
import type { View } from "../../protocol";
import type { CosmicPlayer, CosmicState } from "./state";

export const seat = "red";
const seats = ["red", "green", "yellow", "blue", "purple"];
const none = { hidden: 0 };

const player: CosmicPlayer = {
  alien: null,
  dealt: { first: null, second: null },
  sheets_unseen: none,
  cheats: none,
  has_accused: 0,
  power_lost: 0,
  tokens: 0,
  more_powers: [],
  hand: { hidden: 8 },
  promised: none,
  warp: 0,
  gate: 0,
  beside: 0,
  stored: 0,
  lost: 0,
  leaving: 0,
  lost_now: 0,
  fresh: 0,
  removed: 0,
  ally: "no",
  face_down: none,
  research: [],
  completed: [],
  offered: none,
  homeward: 0,
  foreign_colonies: 1,
  home_colonies: 5,
  in_encounter: 0,
};
const no_offer = { seat: null, used: 0, number: 0, offer: [] };
const home = (of: string) => ({ 1: { [of]: 4 }, 2: { [of]: 4 }, 3: { [of]: 4 }, 4: { [of]: 4 }, 5: { [of]: 4 } });

/** A game without technologies. */
const no_technology = {
  technology: 0,
  tech_deck: none,
  tech_discard: [],
  tech_box: [],
  destroyed: [],
  genesis: { home: null, ships: {} },
  cannon: { first: null, second: null },
  prometheus: null,
  battery: none,
  drawn: [],
  tech_used: [],
  additions: { offense: 0, defense: 0 },
  bound: { offense: [], defense: [] },
  is_cloaked: 0,
  is_hull_kept: 0,
  is_cannon_moved: 0,
  extra: [],
  is_extra: 0,
  may_go_on: 0,
};
/** Nothing has been used or played. */
const no_powers = {
  zapped: [],
  powers_used: [],
  flares_used: [],
  flare_players: [],
  in_force: [],
  aside: [],
  more: { offense: 0, defense: 0 },
  is_open: { offense: 0, defense: 0 },
  grudges: [],
  winners: [],
  goes_on: 0,
};
const no_variants = {
  hidden_powers: 0,
  shifting_powers: 0,
  free_flares: 0,
  is_filch_classic: 0,
  bots_cheat: 0,
  deal_seconds: 60,
  levels: 7,
  sheets_down: [],
  firsts_known: [],
  new_sheet: null,
};
/** The second hand of Miser, and what wild Miser and Barbarian look at. */
const no_hoard = {
  hoard: none,
  hoard_of: null,
  put_by: none,
  put_by_whom: null,
  is_laid_from_hoard: { offense: 0, defense: 0 },
  received: none,
  received_by: null,
  flares_from_hoard: [],
  tokens: {},
};

const nothing_else = {
  powers: 0,
  beside_planets: [],
  beside_which: [],
  gift: null,
  gift_from: null,
  gift_to: null,
  used: { offense: { first: null, second: null }, defense: { first: null, second: null } },
  joined: { offense: [], defense: [] },
  margin: -1,
  sheets_gone: [],
  reborn: null,
  sprouted: null,
  is_swapped: 0,
  claimed: { offense: null, defense: null },
  salvaged: {},
  salvager: null,
  extra_against: [],
  meets: null,
};

const state: CosmicState = {
  ...no_technology,
  ...no_variants,
  ...no_hoard,
  ...nothing_else,
  ...no_powers,
  turn_of: seat,
  four_planets: 0,
  flares: 1,
  limit: 150,
  moment: "reinforcements",
  first: seat,
  offense: seat,
  defense: "green",
  encounter_of_turn: 1,
  encounters: 6,
  target: "green-2",
  is_colony_fight: 0,
  is_revealed: 1,
  no_payments: 0,
  has_quit: 0,
  outcome: "open",
  deck: { hidden: 38 },
  discard: [],
  playing: [],
  box: none,
  destiny_deck: { hidden: 12 },
  destiny_discard: [],
  destiny_box: [],
  destiny: "green",
  named: null,
  planets: {
    ...Object.fromEntries(seats.map((one) => [one, home(one)])),
    red: { 1: { red: 4 }, 2: { red: 2, blue: 1 }, 3: { red: 3 }, 4: { red: 4 }, 5: { red: 3 } },
  },
  laid: { offense: "attack-12", defense: "attack-08" },
  counts_as: { offense: "attack-12", defense: "attack-08" },
  support: { offense: [], defense: ["reinforcement-3"] },
  invited: { offense: ["yellow"], defense: [] },
  talk: {
    outcome: "talking",
    floor: 0,
    waited: 0,
    silences: 0,
    offers_each: 0,
    first: no_offer,
    second: no_offer,
    draft: [],
  },
  values: { offense: 12, defense: 8 },
  totals: { offense: 18, defense: 15 },
  players: {
    red: { ...player, alien: "human", foreign_colonies: 2, gate: 4, in_encounter: 4 },
    green: { ...player, in_encounter: 4 },
    yellow: { ...player, ally: "offense", gate: 2, in_encounter: 2 },
    blue: { ...player, warp: 2 },
    purple: { ...player, warp: 1 },
  },
};

export const example: View & { state: CosmicState } = {
  game: "cosmic",
  viewer: null,
  seats,
  decision: { number: 0 },
  state,
};

/** A card of each type. */
export const shown = {
  attack: "attack-20",
  negotiate: "negotiate",
  morph: "morph",
  reinforcement: "reinforcement-5",
  artifact: "mobius-tubes",
  flare: "flare-oracle",
} as const;
