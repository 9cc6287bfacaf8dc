import catalogue from "./catalogue.mjs";
import encounter from "./encounter.mjs";
import fitting from "./fitting.mjs";
import fixed_places from "./fixed_places.mjs";
import how_to_play from "./how_to_play.mjs";
import keyboard from "./keyboard.mjs";
import languages from "./languages.mjs";
import moments from "./moments.mjs";
import passing from "./passing.mjs";
import phone from "./phone.mjs";
import pictures from "./pictures.mjs";
import powers from "./powers.mjs";
import protect from "./protect.mjs";
import replay from "./replay.mjs";
import rounds from "./rounds.mjs";
import screens from "./screens.mjs";
import seats from "./seats.mjs";
import showing from "./showing.mjs";
import steady from "./steady.mjs";
import trouble from "./trouble.mjs";
import two_people from "./two_people.mjs";
import whole_games from "./whole_games.mjs";
import whole_table from "./whole_table.mjs";

export const tests = [
  ...catalogue,
  ...whole_games,
  ...two_people,
  ...showing,
  ...whole_table,
  ...steady,
  ...seats,
  ...passing,
  ...protect,
  ...languages,
  ...phone,
  ...fitting,
  ...fixed_places,
  ...pictures,
  ...moments,
  ...how_to_play,
  ...keyboard,
  ...replay,
  ...trouble,
  ...rounds,
  ...encounter,
  ...powers,
  ...screens,
];
