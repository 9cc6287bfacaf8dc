// The boards by game. A game without one is shown by the generic view.
import { lazy } from "react";
import type { Board } from "./contract";

export const boards: Record<string, Board> = {
  orion: lazy(() => import("./orion/board")),
  narodziny: lazy(() => import("./narodziny/board")),
};
export const generic_board: Board = lazy(() => import("./generic"));
