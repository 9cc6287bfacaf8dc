// What matters here: destiny, the reveal with both cards and totals, what is played and used, what is won and lost, the end.
// Powers and flares show the face of their alien.
import type { JSX } from "react";
import type { Both, TypedArg, View } from "../../protocol";
import type { Scene } from "../../ui/moment_queue";
import { SeatMark } from "../../ui/seat";
import type { Moments } from "../contract";
import { Thumb } from "./art";
import { gists } from "./gists";
import type { CosmicState } from "./state";
import { destiny_card, sides } from "./state";
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

/** Who has won the encounter, and by how much: "Algol wins 19 : 16". */
function winner({ name, n, m = null, facts }: Scene, before: View, name_of: (seat: string) => string): Both | null {
  const ending = facts.map(({ entry }) => entry).find((entry) => entry?.key === "outcome")?.args?.[0]?.value;
  const side = sides.find((one) => ending === `${one}-wins`);
  const seat = side && (before.state as CosmicState)[side];
  if (name !== "reveal") return null;
  // Ships are lost elsewhere too.
  if (n === null && facts.every(({ thing }) => thing === null) && ending === undefined) return moment_titles.lost;
  if (!seat) return null;
  const sums = n === null || m === null ? "" : side === "offense" ? ` ${n} : ${m}` : ` ${m} : ${n}`;
  return {
    en: moment_titles.wins.en.replace("{who}", name_of(seat)) + sums,
    pl: moment_titles.wins.pl.replace("{who}", name_of(seat)) + sums,
  };
}

export const moments: Moments = {
  scenes: {
    destiny: { sign: "round", title: moment_titles.destiny, lines: "seats" },
    reveal: { sign: "hit", title: moment_titles.reveal, lines: "seats", faces: "large", holds: true },
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
    totals: { scene: "reveal", n: 0, m: 1 },
    outcome: { scene: "reveal", told: true },
    lost: { scene: "reveal", seat: 0, told: true },
    "gave-up": { scene: "reveal", seat: 0, told: true },
    "power-lost": { scene: "reveal", seat: 0, told: true },
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
  heads: winner,
  says: ({ id }, scene, lang) => (scene === "power" ? (gists[id]?.[lang] ?? null) : null),
  cards: ["draws", "laid", "gets", "takes", "reinforces", "discards", "flare-returned"],
};
