import { lazy } from "react";
import type { BoardFolder } from "../contract";
import { Cover } from "./cover";
import { looks } from "./looks";
import { suggested } from "./suggested";

export const folder: BoardFolder = {
  board: lazy(() => import("./board")),
  hints: () => import("./hints"),
  HowToPlay: lazy(() => import("./how_to_play")),
  Cover,
  CardPicture: lazy(() => import("./card_picture")),
  looks,
  suggested,
  OptionPicture: lazy(() => import("./option_picture")),
  moments: async () => (await import("./moments")).moments,
};
