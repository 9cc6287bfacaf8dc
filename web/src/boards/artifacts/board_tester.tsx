// For tests: this board, its cards and its recorded views.
import { tester_of } from "../board_tester";
import ArtifactsBoard from "./board";

export { all, box, choose, click, offered, offered_by, press, why } from "../board_tester";
export const { cards, views, view_of, draw, not_shown, every_move_can_be_made, labels_hold_what_is_seen } = tester_of(
  "artifacts",
  import.meta.dirname,
  ArtifactsBoard,
);
