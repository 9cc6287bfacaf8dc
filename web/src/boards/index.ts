// The boards by game: every folder here that has an index.ts is one, called as its game. A game without one is shown by the
// generic view, under a plain cover, with marks of our own for its seats.
import { lazy } from "react";
import type { Board, BoardFolder } from "./contract";

const found = import.meta.glob<{ folder: BoardFolder }>("./*/index.ts", { eager: true });
export const folders: Partial<Record<string, BoardFolder>> = Object.fromEntries(
  Object.entries(found).map(([path, { folder }]) => [path.split("/")[1]!, folder]),
);
export const generic_board: Board = lazy(() => import("./generic"));
