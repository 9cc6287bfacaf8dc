// What else is known of this game: small pictures, what matters to those who wait.
import type { ReactNode } from "react";
import type { Hints } from "../contract";
import { Thumb } from "./art";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { pictures } from "./pictures";
import type { AaState } from "./state";
import { colours, types } from "./state";
import { tally } from "./tally";

const by_kind: Record<string, IconName> = {
  artifact: "artifact",
  plan: "plan",
  faction: "faction",
  system: "artifact",
};

function icon_of(kind: string, value: string): IconName | undefined {
  if (kind === "type" || kind === "colour") return [...types, ...colours].find((one) => one === value);
  return by_kind[kind];
}

export const hints: Hints = {
  picture: (kind, value, size): ReactNode => {
    if (pictures.of[value]) return <Thumb id={value} size={size} />;
    const name = icon_of(kind, value);
    return name ? <Icon name={name} size={size - 2} /> : null;
  },
  matters: {
    ...{
      entered: 8,
      attacked: 8,
      destroyed: 9,
      damaged: 8,
      artifact: 8,
      completed: 8,
      scored: 7,
      played: 6,
      blocked: 6,
    },
    ...{ points: 5, kept: 4, used: 4, next_system: 4, faction: 4, plan: 3, unblocked: 3, produced: 3, ship_attacks: 3 },
    ...{
      deed: 2,
      attached: 2,
      round_marker: 2,
      traded: 2,
      defends: 4,
      ending: 9,
      standstill: 9,
      final: 9,
      extra_turns: 5,
    },
    ...{ turn: 0, drew: 0, drew_this: 0, paid: 0, spent: 0, shuffled: 0, revealed: 0, searched: 0, credits: 0 },
    ...{ plan_this: 3, discarded: 0 },
  },
  tally,
  points: (view, seat) => (view.state as AaState).players[seat]?.points.now ?? 0,
};
