// For tests: this board, its cards and its recorded views.
import { tester_of } from "../board_tester";
import CosmicBoard from "./board";

export { all, box, choose, click, press, why } from "../board_tester";
export const { cards, views, view_of, draw } = tester_of("cosmic", import.meta.dirname, CosmicBoard);
