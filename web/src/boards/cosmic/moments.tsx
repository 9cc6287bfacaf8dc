// What matters here: destiny, the reveal with both cards and totals, what is played and used, what is won and lost, the end.
// Powers and flares show the face of their alien.
import type { JSX } from "react";
import type { TypedArg } from "../../protocol";
import { SeatMark } from "../../ui/seat";
import type { Moments } from "../contract";
import { Thumb } from "./art";
import { gists } from "./gists";
import { destiny_card } from "./state";
import { moment_titles } from "./words";

/** What is no card by its own name: a destiny card, a planet by the mark of its system. */
function Sign({ thing: { kind, value } }: { thing: TypedArg }): JSX.Element {
  if (kind === "destiny") return <Thumb id={destiny_card(String(value))} size={44} />;
  const [home = "", index = ""] = String(value).split("-");
  return (
    <span>
      <SeatMark seat={home} size={18} /> {index}
    </span>
  );
}

export const moments: Moments = {
  scenes: {
    destiny: { sign: "round", title: moment_titles.destiny, lines: "seats" },
    reveal: { sign: "hit", title: moment_titles.reveal, lines: "seats" },
    totals: { sign: "hit", title: moment_titles.totals, lines: "seats" },
    colony: { sign: "goal", title: moment_titles.colony, lines: "seats" },
    deal: { sign: "goal", title: moment_titles.deal, lines: "seats" },
    failed: { sign: "hit", title: moment_titles.failed, lines: "seats" },
    played: { sign: "find", title: moment_titles.played, lines: "seats" },
    power: { sign: "nebula", title: moment_titles.power, lines: "seats", faces: "large" },
    wild: { sign: "find", title: moment_titles.wild, lines: "seats", faces: "large" },
    super: { sign: "find", title: moment_titles.super, lines: "seats", faces: "large" },
    zapped: { sign: "hit", title: moment_titles.zapped, lines: "seats", faces: "stopped" },
    victory: { sign: "goal", title: moment_titles.victory, lines: "seats" },
  },
  entries: {
    destiny: { scene: "destiny", seat: 0, thing: 1 },
    shows: { scene: "reveal", seat: 0, thing: 1 },
    totals: { scene: "totals", n: 0, m: 1 },
    founded: { scene: "colony", seat: 0, thing: 1 },
    "deal-made": { scene: "deal" },
    "deal-failed": { scene: "failed" },
    plays: { scene: "played", seat: 0, thing: 1 },
    "uses-power": { scene: "power", seat: 0, thing: 1 },
    "plays-wild": { scene: "wild", seat: 0, thing: 1 },
    "plays-super": { scene: "super", seat: 0, thing: 1 },
    zapped: { scene: "zapped", thing: 0 },
    wins: { scene: "victory", seat: 0 },
  },
  Sign,
  says: ({ id }, scene, lang) => (scene === "power" ? (gists[id]?.[lang] ?? null) : null),
  cards: ["draws", "laid", "gets", "takes", "reinforces", "discards", "flare-returned"],
};
