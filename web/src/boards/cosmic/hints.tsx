// What else is known of this game: small pictures, what matters to those who wait.
import type { ReactNode } from "react";
import { SeatMark } from "../../ui/seat";
import type { Hints } from "../contract";
import { Thumb } from "./art";
import { entry_rule } from "./entry_rules";
import { Icon, TypeIcon, is_icon } from "./icons";
import { looks } from "./looks";
import { pictures } from "./pictures";
import type { CosmicState } from "./state";
import { destiny_card, played_of } from "./state";
import { tally } from "./tally";

/** What whoever is named first loses by it. */
const losses = new Set(["lost", "gave-up", "power-lost", "plague-hits"]);

export const hints: Hints = {
  picture: (kind, value, size): ReactNode => {
    if (kind === "seat") return null;
    if (kind === "planet" || kind === "place") {
      const [home = ""] = value.split("-");
      return looks[home] ? <SeatMark seat={home} size={size - 4} /> : <Icon name="gate" size={size - 3} />;
    }
    if (kind === "destiny") return <Thumb id={destiny_card(value)} size={size} />;
    if (kind === "type") return is_icon(value) ? <TypeIcon type={value} size={size - 3} /> : null;
    if (kind === "side") return <Icon name={value === "offense" ? "gate" : "shield"} size={size - 3} />;
    if (kind === "playable") return hints.picture!("card", played_of(value).id, size, new Map());
    return pictures.of[value] ? <Thumb id={value} size={size} /> : null;
  },
  rule: entry_rule,
  matters: {
    ...{
      wins: 9,
      limit: 9,
      outcome: 9,
      plays: 9,
      negated: 9,
      founded: 8,
      "gave-up": 8,
      "deal-made": 9,
      "deal-failed": 9,
    },
    ...{ shows: 8, morphs: 7, totals: 7, destiny: 7, aims: 7, joins: 6, lost: 6, lands: 5, reinforces: 8 },
    ...{
      "plague-hits": 9,
      "power-lost": 8,
      "power-back": 8,
      takes: 7,
      rewards: 6,
      proposes: 4,
      accepts: 7,
      rejects: 4,
    },
    ...{ "walks-away": 7, encounter: 4, defense: 3, invites: 4, "turn-ends": 6, quake: 9, "is-alien": 5, cancelled: 7 },
    ...{ "uses-power": 9, "plays-wild": 9, "plays-super": 9, zapped: 9, "flare-stopped": 8, value: 8, adds: 8 },
    ...{ "flare-returned": 1, "flare-discarded": 4, tokens: 4 },
    ...{ sent: 0, returned: 0, laid: 0, draws: 1, sees: 0, discards: 1, turn: 0, declines: 1, "invites-nobody": 1 },
    ...{ reshuffled: 0, "destiny-shuffled": 0, scraps: 0, "has-chosen": 0, first: 3, gets: 3 },
  },
  hurts: (key, args, seat) => {
    const from = key === "takes" ? args[2] : key === "vacuum-takes" ? args[1] : losses.has(key) ? args[0] : undefined;
    return from?.value === seat;
  },
  tally,
  ends: ["wins", "wins-by-power", "limit"],
  points: (view, seat) => (view.state as CosmicState).players[seat]?.foreign_colonies ?? 0,
};
