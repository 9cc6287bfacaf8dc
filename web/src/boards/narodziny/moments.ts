// What matters here: goals, nebulae and advanced life, and each new round.
import type { Moments } from "../contract";
import { moment_titles } from "./words";

export const moments: Moments = {
  scenes: {
    goals: { sign: "goal", title: moment_titles.goals, lines: "things", points: true },
    round: { sign: "round", title: moment_titles.round, lines: "seats" },
    nebula: { sign: "nebula", title: moment_titles.nebula, lines: "seats", points: true },
    advanced: { sign: "find", title: moment_titles.advanced, lines: "seats" },
  },
  entries: {
    goal_scored: { scene: "goals", seat: 0, thing: 1, gains: 2 },
    goal_nobody: { scene: "goals", thing: 0 },
    round: { scene: "round", n: 0 },
    completed: { scene: "nebula", seat: 0, gains: 2 },
    advanced: { scene: "advanced", seat: 0 },
  },
  cards: ["took_card", "drew_card", "acquired"],
};
