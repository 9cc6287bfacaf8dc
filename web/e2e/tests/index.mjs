import whole_games from "./whole_games.mjs";

export const tests = [...whole_games];
