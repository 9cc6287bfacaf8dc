import { expect, it } from "vitest";
import { change_settings } from "../store";
import { box, draw, game } from "../testing";
import { GameFigures, WonBy } from "./game_figures";

const told = {
  ...game,
  min_seats: 2,
  max_seats: 4,
  minutes: { low: 60, high: 90 },
  weight: 3,
  won_by: { en: "The most points win.", pl: "Wygrywa najwięcej punktów." },
};

it("says for how many a game is, how long and how hard it is, and how it is won", () => {
  change_settings({ lang: "en" });
  draw(
    <>
      <GameFigures game={told} />
      <WonBy game={told} />
    </>,
  );
  expect([...box.querySelectorAll(".figures > span")].map((one) => one.textContent.trim())).toEqual([
    "2–4 players",
    "60–90 minutes",
    "Complexity: medium",
  ]);
  expect(box.querySelectorAll(".weight .on")).toHaveLength(3);
  expect(box.querySelector(".won-by")?.textContent.trim()).toBe("The most points win.");
});

it("says what it knows of a game that a server tells less of", () => {
  change_settings({ lang: "en" });
  draw(
    <>
      <GameFigures game={{ ...game, complete: false, weight: 9, minutes: { low: 45, high: 45 } }} />
      <WonBy game={game} />
    </>,
  );
  expect([...box.querySelectorAll(".figures > span")].map((one) => one.textContent.trim())).toEqual([
    "3 players",
    "45 minutes",
    "unfinished",
  ]);
  expect(box.querySelector(".won-by")).toBeNull();
});
