// How the board is laid out, by the room it has.
import type { Room } from "../../ui/room";

/** One column that scrolls; galaxy and a column beside it; a column on either side. */
export type Layout = "one" | "two" | "three";

export function layout_of({ width, height }: Room): Layout {
  // Lower than this, a galaxy beside its columns would be too small to read.
  if (height < 400 || width < 800) return "one";
  return width < 1120 ? "two" : "three";
}
