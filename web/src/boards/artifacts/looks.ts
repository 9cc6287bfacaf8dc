// How the seats are marked: in the colours of the game, in tones that stay apart for colour-blind eyes.
import type { Looks } from "../contract";

export const looks: Looks = {
  white: { colour: "#ece7da", ink: "#1c1a15", shape: "disc" },
  blue: { colour: "#4d9be6", ink: "#04142a", shape: "square" },
  green: { colour: "#3fae7a", ink: "#04160d", shape: "triangle" },
  red: { colour: "#e0604f", ink: "#2a0703", shape: "diamond" },
  violet: { colour: "#a98df5", ink: "#120a33", shape: "hexagon" },
};
