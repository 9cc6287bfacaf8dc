// The pictures of "How to play" show a game that was never played: what lies there is chosen to be told about.
import type { View } from "../../protocol";
import type { AaPlayer, AaState, Colour } from "./state";

export const seat = "red";
const nothing = { ship: [], technology: [], planet: [] };
const hidden = { hidden: 0 };
const no_icons: Record<Colour, number> = { blue: 0, green: 0, red: 0, gold: 0 };

const player: AaPlayer = {
  faction: "F1",
  vp: 2,
  bank: 8,
  hand: [],
  stage: { ship: ["S21"], technology: ["T31"], planet: ["P11"] },
  empire: { ship: ["S01"], technology: ["T21"], planet: ["P01", "P21"] },
  operational: { ship: ["S01"], technology: [], planet: ["P01"] },
  artifacts: [],
  plans: [],
  costs: { purchase: 5, ship: 4, technology: 6, planet: 7 },
  cards_to_draw: 1,
  limits: {
    discover: 2,
    develop: 2,
    build: 2,
    trade: 2,
    unblock: 2,
    offensive: 2,
    income: 2,
    mine: 2,
    faction: 2,
    action: 2,
  },
  icons: { P11: 3 },
  points: { cards: 4, technologies: 0, faction: 1, now: 7 },
};

const state: AaState = {
  round_marker: 2,
  ending: 0,
  first_player: seat,
  active: seat,
  chosen_factions: 0,
  end_bonus: 1,
  turn: {
    acted: 0,
    drew: 0,
    extra_actions: 0,
    more_cards: 0,
    any_colour: 0,
    extra_turns: 0,
    quiet_turns: 0,
    used: [],
    played: [],
    done: [],
  },
  paid: nothing,
  payment: {
    deed: null,
    card: null,
    type: null,
    colour: null,
    cards: 0,
    icons: 0,
    played: 0,
    need: no_icons,
    paid: no_icons,
  },
  attack: { target: null, plan: null, ship: null, bonus: 0, paid_bonus: 0, lost: 0, won: 0, value: 0, row: 0 },
  triggers: { level: 0, waiting: [] },
  decks: { ship: hidden, technology: hidden, planet: hidden },
  drawn: nothing,
  removed: nothing,
  resource_deck: hidden,
  resource_discard: [],
  revealed: [],
  // Attached to a Planet of the Stage, and produced on one of the Empire.
  lying: { R15: "P11", R46: "P01", R20: "P01" },
  section_b: ["R15"],
  recoloured: [],
  tokens: {},
  token_supply: 0,
  artifact_deck: hidden,
  artifact_discard: [],
  removed_artifacts: [],
  playing: [],
  system: null,
  system_deck: hidden,
  plan_deck: hidden,
  players: { [seat]: player },
};

export const example: View & { state: AaState } = {
  game: "artifacts",
  viewer: null,
  seats: [seat],
  decision: { number: 0 },
  state,
};

/** Cards that are shown alone: what one pays with, a card with two sides, and an attack. Of that what a view would tell: the
 * number that was revealed, the Ship's bonus, the Attack Value and its row. */
export const shown = {
  resources: ["R49", "R38"],
  planet: "P01",
  ship: "S22",
  revealed: "R20",
  system: "X1",
  attack: { number: 2, bonus: 2, value: 4, row: 4 },
} as const;
