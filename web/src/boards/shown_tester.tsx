// For tests of boards: the board as its frame draws it, which knows whose part of the table is shown.
import type { JSX } from "react";
import { useShown } from "../ui/shown";
import type { Board, BoardProps } from "./contract";

export function ShownBoard(props: Omit<BoardProps, "shown" | "show" | "way"> & { board: Board }): JSX.Element {
  const { board: GameBoard, ...rest } = props;
  return <GameBoard {...rest} {...useShown(rest)} />;
}
