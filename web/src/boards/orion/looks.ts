// How the seats are marked: in the colours of the game, in tones that stay apart for colour-blind eyes.
import type { Look, Looks } from "../contract";

export const looks: Looks = {
  white: { colour: "#ece7da", ink: "#1c1a15", shape: "disc" },
  green: { colour: "#3fae7a", ink: "#04160d", shape: "square" },
  orange: { colour: "#ef9a3d", ink: "#2a1500", shape: "triangle" },
  violet: { colour: "#9a83f0", ink: "#120a33", shape: "diamond" },
};
export const look_of = (seat: string): Look => looks[seat] ?? looks["white"]!;
