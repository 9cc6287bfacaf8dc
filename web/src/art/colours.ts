// The paints of the pictures.
export const inks = {
  red: "#d94a3d",
  crimson: "#a3243b",
  lava: "#ff6a2a",
  orange: "#f2903d",
  amber: "#e8a22e",
  gold: "#f5c043",
  sand: "#dcbc82",
  bone: "#eadfc6",
  wood: "#9b6a3c",
  umber: "#5c3f28",
  lime: "#a8d24a",
  green: "#56b45f",
  moss: "#3d7a4c",
  teal: "#36b3a4",
  cyan: "#5fdcf0",
  ice: "#b5e2f5",
  sky: "#5aa9ea",
  blue: "#3a78d6",
  navy: "#27457f",
  violet: "#8c62d8",
  plum: "#5e3a86",
  pink: "#ea7fae",
  skin: "#e0ac82",
  white: "#f3f5fa",
  silver: "#c3cedb",
  steel: "#8b9db3",
  iron: "#56657a",
  coal: "#2b3142",
} as const;
export type Ink = keyof typeof inks;

const parts_of = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** So much of the second in the first, 0 to 1. */
export function mixed(first: string, second: string, much: number): string {
  const [a, b] = [parts_of(first), parts_of(second)];
  return `#${a
    .map((n, i) => Math.round(n + (b[i]! - n) * much))
    .map((n) => n.toString(16).padStart(2, "0"))
    .join("")}`;
}
