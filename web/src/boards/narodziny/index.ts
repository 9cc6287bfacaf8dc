import { lazy } from "react";
import type { BoardFolder } from "../contract";
import { Cover } from "./cover";
import { looks } from "./looks";

export const folder: BoardFolder = {
  board: lazy(() => import("./board")),
  Cover,
  looks,
  moments: async () => (await import("./moments")).moments,
};
