// Seats have a colour and a shape, the same in the lobby, on the board and in the log of a game: those of its board's folder.
import { createContext, useContext } from "react";
import type { JSX, ReactNode } from "react";
import { folders } from "../boards";
import type { Look, Looks } from "../boards/contract";

/** For seats that no board has a mark for. */
const spare: Look[] = [
  { colour: "#e58fc0", ink: "#2a0a1d", shape: "disc" },
  { colour: "#3fae7a", ink: "#04160d", shape: "square" },
  { colour: "#f0d64a", ink: "#2a2400", shape: "triangle" },
  { colour: "#4d9be6", ink: "#04142a", shape: "diamond" },
  { colour: "#e0604f", ink: "#2a0703", shape: "hexagon" },
];
/** Seats that are called by a colour have it. */
const by_name: Looks = {
  red: { colour: "#e0604f", ink: "#2a0703", shape: "hexagon" },
  green: { colour: "#3fae7a", ink: "#04160d", shape: "square" },
  blue: { colour: "#4d9be6", ink: "#04142a", shape: "diamond" },
  white: { colour: "#f2f2ee", ink: "#1c1c1a", shape: "disc" },
  violet: { colour: "#a98bf0", ink: "#150a2e", shape: "triangle" },
};
const none: Looks = {};
const LooksContext = createContext<Looks>(none);

/** Around everything that shows seats of one game. */
export function SeatsOf({ game, children }: { game: string; children: ReactNode }): JSX.Element {
  return <LooksContext value={folders[game]?.looks ?? none}>{children}</LooksContext>;
}

function useLook(seat: string): Look {
  const known = useContext(LooksContext)[seat] ?? by_name[seat];
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
  const look = useLook(seat);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: "none" }}>
      <path d={paths[look.shape]} fill={look.colour} stroke="#0006" strokeWidth="1.5" />
    </svg>
  );
}
/** The same inside a board's SVG, centred at x,y. */
export function SeatGlyph({ seat, x, y, size }: { seat: string; x: number; y: number; size: number }): JSX.Element {
  const look = useLook(seat);
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
