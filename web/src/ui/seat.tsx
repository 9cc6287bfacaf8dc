// Seats have a colour and a shape, so that nobody needs to tell colours apart. Both are the same in every game's lobby,
// board and log.
import type { JSX } from "react";

interface Look {
  colour: string;
  ink: string;
  shape: "disc" | "square" | "triangle" | "diamond" | "hexagon";
}
// By the seat's canonical name; colours are those of the games, in tones that stay apart for colour-blind eyes.
const looks: Record<string, Look> = {
  pink: { colour: "#e58fc0", ink: "#2a0a1d", shape: "disc" },
  green: { colour: "#3fae7a", ink: "#04160d", shape: "square" },
  white: { colour: "#ece7da", ink: "#1c1a15", shape: "disc" },
  orange: { colour: "#ef9a3d", ink: "#2a1500", shape: "triangle" },
  violet: { colour: "#9a83f0", ink: "#120a33", shape: "diamond" },
  amber: { colour: "#f2c14e", ink: "#2a1c00", shape: "triangle" },
  yellow: { colour: "#f0d64a", ink: "#2a2400", shape: "triangle" },
  blue: { colour: "#4d9be6", ink: "#04142a", shape: "diamond" },
  red: { colour: "#e0604f", ink: "#2a0703", shape: "hexagon" },
};
const spare: Look[] = Object.values(looks);

export function look_of(seat: string): Look {
  const known = looks[seat];
  if (known) return known;
  const sum = Array.from(seat).reduce((n, c) => n + c.charCodeAt(0), 0);
  return spare[sum % spare.length]!;
}

const paths: Record<Look["shape"], string> = {
  disc: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z",
  square: "M3 3h18v18H3Z",
  triangle: "M12 2 22.5 21h-21Z",
  diamond: "M12 1 22 12 12 23 2 12Z",
  hexagon: "M12 1 21.5 6.5v11L12 23 2.5 17.5v-11Z",
};

/** The seat's mark: its colour and shape. Decorative: the name stands beside it or in a label. */
export function SeatMark({ seat, size = 16 }: { seat: string; size?: number }): JSX.Element {
  const look = look_of(seat);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: "none" }}>
      <path d={paths[look.shape]} fill={look.colour} stroke="#0006" strokeWidth="1.5" />
    </svg>
  );
}
/** The same inside a board's SVG, centred at x,y. */
export function SeatGlyph({ seat, x, y, size }: { seat: string; x: number; y: number; size: number }): JSX.Element {
  const look = look_of(seat);
  const k = size / 24;
  return (
    <path
      d={paths[look.shape]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`}
      fill={look.colour}
      stroke="#0008"
      strokeWidth="1.5"
    />
  );
}
