// What else is known of this game: small pictures, what matters to those who wait, where choices lead.
import type { ReactNode } from "react";
import type { TypedArg, View } from "../../protocol";
import type { Hints, Move } from "../contract";
import { Thumb } from "./art";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { pictures } from "./pictures";
import { state_of } from "./state";
import type { Control } from "./state";
import { tally } from "./tally";

const by_kind: Record<string, IconName> = {
  "nebula-space": "nebula",
  "nebula-tile": "nebula",
  "star-space": "supernova",
  "life-space": "proto",
  "advanced-life-token": "advanced",
};

function icon_of(kind: string, value: string): IconName | undefined {
  return kind === "star-type" || kind === "control" || kind === "resource" ? (value as IconName) : by_kind[kind];
}

/** Sentences in which a control means an energy card of its kind. */
const about_cards = ["take", "exchange", "pay", "drop", "took_card", "drew_this", "exchanged", "paid", "dropped"];

export const hints: Hints = {
  picture: (kind, value, size): ReactNode => {
    if (pictures.of[value]) return <Thumb id={value} size={size} />;
    const name = icon_of(kind, value);
    return name ? (
      <span className="nk-colours">
        <Icon name={name} size={size} />
      </span>
    ) : null;
  },
  matters: {
    ...{ completed: 9, advanced: 9, advanced_again: 9, released: 8, goal_scored: 8, exchanged: 7, acquired: 7 },
    ...{ used: 5, placed_tile: 4, replaced: 4, placed_stable: 3, stabilised: 3, turned_nova: 3, placed_star: 2 },
    ...{ shifted: 2, placed_life: 2, round: 2, goal_nobody: 1, goal_revealed: 1, lost: 2, over: 9 },
    ...{ gained: 0, gained_proto: 0, gained_supernovas: 0, gained_dna: 0, gained_gravitons: 0, took_tile: 0 },
    ...{ grew: 0, drew_card: 0, drew_this: 0, refilled: 0, reshuffled: 0, paid: 0, paid_gravitons: 0, scored: 0 },
    ...{ saw_cards: 0, turn_over: 0, omega: 0, took_card: 0, dropped: 0, discarded_star: 0 },
  },
  tally,
  ends: ["over"],
  points: (view, seat) => state_of(view).players[seat]?.score ?? 0,
  named: (key, args) =>
    about_cards.includes(key)
      ? args.map((arg) => (arg.kind === "control" ? { ...arg, kind: "energy-card" } : arg))
      : args,
  lands: ({ verb, args }: Move, view: View): TypedArg[] => {
    if (verb !== "shift") return [];
    return [{ kind: "control", value: state_of(view).next_control[args[1] as Control] }];
  },
};
