import { lazy } from "react";
import type { BoardFolder } from "../contract";
import { Cover } from "./cover";
import { looks } from "./looks";

export const folder: BoardFolder = {
  board: lazy(() => import("./board")),
  hints: () => import("./hints"),
  HowToPlay: lazy(() => import("./how_to_play")),
  Cover,
  CardPicture: lazy(() => import("./card_picture")),
  looks,
  moments: async () => (await import("./moments")).moments,
};
