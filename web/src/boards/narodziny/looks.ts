// How the seats are marked: in the colours of the game, in tones that stay apart for colour-blind eyes.
import type { Looks } from "../contract";

export const looks: Looks = {
  pink: { colour: "#e58fc0", ink: "#2a0a1d", shape: "disc" },
  green: { colour: "#3fae7a", ink: "#04160d", shape: "square" },
  violet: { colour: "#9a83f0", ink: "#120a33", shape: "diamond" },
  amber: { colour: "#f2c14e", ink: "#2a1c00", shape: "triangle" },
};
