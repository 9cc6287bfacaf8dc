// What matters here: an attack and what it costs, an Artifact, the beginning of the end.
import type { Moments } from "../contract";
import { moment_titles } from "./words";

export const moments: Moments = {
  scenes: {
    attack: { sign: "hit", title: moment_titles.attack, lines: "seats" },
    losses: { sign: "hit", title: moment_titles.losses, lines: "seats" },
    artifact: { sign: "find", title: moment_titles.artifact, lines: "seats" },
    ending: { sign: "round", title: moment_titles.ending, lines: "seats" },
  },
  entries: {
    value: { scene: "attack", n: 0 },
    destroyed: { scene: "losses", seat: 0, thing: 1 },
    damaged: { scene: "losses", seat: 0, thing: 1 },
    artifact: { scene: "artifact", seat: 0, thing: 1 },
    ending: { scene: "ending" },
  },
  cards: ["drew", "kept", "entered"],
};
