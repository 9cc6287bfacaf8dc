import keyboard from "./keyboard.mjs";
import languages from "./languages.mjs";
import phone from "./phone.mjs";
import replay from "./replay.mjs";
import screens from "./screens.mjs";
import steady from "./steady.mjs";
import two_people from "./two_people.mjs";
import whole_games from "./whole_games.mjs";

export const tests = [...whole_games, ...two_people, ...steady, ...languages, ...phone, ...keyboard, ...replay, ...screens];
