// How the seats are marked: in the colours of the game, in tones that stay apart for colour-blind eyes.
import type { Look, Looks } from "../contract";

export const looks: Looks = {
  red: { colour: "#ee6a58", ink: "#2a0703", shape: "hexagon" },
  green: { colour: "#4fbf86", ink: "#04160d", shape: "square" },
  yellow: { colour: "#f0d64a", ink: "#2a2400", shape: "triangle" },
  blue: { colour: "#5aa6f0", ink: "#04142a", shape: "diamond" },
  purple: { colour: "#b48bf2", ink: "#1a0a33", shape: "disc" },
};
export const look_of = (seat: string): Look => looks[seat] ?? looks["red"]!;
