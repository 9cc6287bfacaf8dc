// What else is known of this game: small pictures, what matters to those who wait.
import type { ReactNode } from "react";
import type { Hints } from "../contract";
import { Art, Face } from "./art";
import { Icon } from "./icons";
import { card_of } from "./state";
import type { Cards, OrionState, Resource } from "./state";
import { tally } from "./tally";

function card_picture(id: string, size: number, cards: Cards): ReactNode {
  const { facts } = card_of(cards, id, "en");
  if (facts.kind !== "structure") return <Face id={id} size={size} />;
  return (
    <span className="mo-hint-art" style={{ width: size * 1.4, height: size }}>
      <Art id={id} />
    </span>
  );
}

export const hints: Hints = {
  picture: (kind, value, size, cards): ReactNode => {
    if (kind === "structure" || kind === "card" || kind === "effect") return card_picture(value, size, cards);
    if (kind === "advisor" || kind === "race") return <Face id={value} size={size} />;
    if (kind !== "resource") return null;
    return (
      <span className={`mo-res-${value}`}>
        <Icon name={value as Resource} size={size - 3} />
      </span>
    );
  },
  matters: {
    ...{ built: 8, attacked: 8, sunk: 8, robbed: 8, hired: 7, activated: 5, race: 5, exploited: 4, points: 3 },
    ...{ researched: 3, traded: 3, propaganda: 3, resolved: 2, took: 2, round: 2, arranged: 2, returned: 2 },
    ...{ end_rounds: 9, end_morale: 9, end_systems: 9, scored: 9 },
    ...{ drew: 0, drew_this: 0, paid: 0, level: 0, income: 0, discarded: 0, gave_up: 0, shuffled: 0 },
    ...{ marker_back: 0, gained: 0, robbed_this: 8 },
  },
  tally,
  ends: ["end_rounds", "end_morale", "end_systems"],
  marked_first: ["discard", "swap"],
  points: (view, seat) => (view.state as OrionState).players[seat]?.points.now ?? 0,
};
