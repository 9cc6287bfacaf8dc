// Every game that the browser tests play, and what they must know of it. A test compares this list with the server's:
// a game that is missing here is not forgotten in silence.
export const games = {
  orion: {
    seed: 11, // of the whole game
    moment: 22, // decisions until there is something to see on a screenshot
    own_hand: ".mo-hand .mo-hand-card", // one's own cards, face up
    searched: [
      ["advisor", "doradc"],
      ["hand limit", "limit"],
    ],
  },
  narodziny: {
    seed: 12,
    moment: 36,
    own_hand: ".nk-hand [data-moves]",
    searched: [
      ["nebula", "mgławic"],
      ["energy", "energi"],
    ],
  },
};

/** Games that are shown by the generic view, which has a test of its own: there is no board to choose on yet. */
export const without_board = [];

/** The same test for every game. */
export const each_game = (test) => Object.entries(games).map(([game, facts]) => test(game, facts));
