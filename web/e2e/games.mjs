// What the browser tests must know of the games that have a board, from tested.json in its folder:
//   seed         of the whole game
//   moment       decisions until there is something to see on a screenshot; `ready`: go on to this step
//   table        options with which it is shown on screenshots; `sheet`: what opens a sheet that is shown there, too
//   begins_with  what the first question shows, for a screenshot of it
//   own_hand     one's own cards, face up; `seats`: where others' boards are opened, if hands are shown one at a time
//   drawn_larger what is large in the part of the table that is shown, if that part is not the largest itself
//   closer       what opens a closer look at a card
//   loses_soon   in the first turns there is always something that a choice would waste
//   long_turns   several decisions of a turn can be taken back together
//   leaves       an action `by` which pieces may be left unplaced, with the `rule` by which they are lost and `words` of the warning
//   searched     words for the search of the rules, English and Polish
//   least_seats  how many must play, if two are too few; the rest are bots
//   menu_seats   how many must play so that some place soon offers several choices, if two are too few
//   menu_without what is hardly ever done until then: it would take the choice away
//   short        options with which a whole game is soon over
//   unfinished   the lobby shows the game only to whoever asks for such
//   quick        the game that is played where any will do; its `forgery` is an action that is never offered at `ready`
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const boards = join(import.meta.dirname, "../src/boards");
const file_of = (game) => join(boards, game, "tested.json");
const folders = readdirSync(boards, { withFileTypes: true }).filter((one) => one.isDirectory());
export const games = Object.fromEntries(
  folders
    .filter(({ name }) => existsSync(file_of(name)))
    .map(({ name }) => [name, JSON.parse(readFileSync(file_of(name), "utf8"))]),
);
export const untested = folders.map(({ name }) => name).filter((name) => !(name in games));
export const quick = Object.keys(games).find((game) => games[game].quick);

/** Those that are told to newcomers on a page of their own. */
export const told = Object.keys(games).filter((game) => existsSync(join(boards, game, "how_to_play.tsx")));

/** These seats, and as many bots as the game needs to begin. */
export const seated = (game, seats) => [
  ...seats,
  ...Array(Math.max(0, (games[game]?.least_seats ?? 0) - seats.length)).fill("greedy"),
];

/** The same test for every game. */
export const each_game = (test) => Object.entries(games).map(([game, facts]) => test(game, facts));
