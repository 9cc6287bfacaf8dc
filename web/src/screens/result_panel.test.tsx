import { act } from "react";
import { expect, it, vi } from "vitest";
import type { LogEntry, Table } from "../protocol";
import { box, draw, game, players, table_with } from "../testing";
import { HintsOf } from "../ui/hints";
import { ResultPanel } from "./result_panel";

const line = (seq: number, key: string, en: string): LogEntry => ({ seq, at: 0, kind: "story", key, en, pl: en });

it("the result says why the game ended, in the words of the log", async () => {
  const seats = ["white", "green", "red"].map((seat, i) => ({ seat, score: 30 - i, place: i + 1 }));
  const table: Table = { ...table_with(), phase: "finished", result: { won: true, rewound: 0, seats } };
  const log = [line(1, "round", "Round 7 begins."), line(2, "end_morale", "The game ends: white's morale is 0.")];
  draw(
    <HintsOf game="orion" view={undefined} me="green">
      <ResultPanel table={table} players={players} info={game} log={log} open_log={vi.fn()} fresh={false} />
    </HintsOf>,
  );
  const why = () => [...box.querySelectorAll(".result-why")].map((one) => one.textContent);
  for (let tries = 0; tries < 200 && why().length === 0; ++tries)
    await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(why()).toEqual(["The game ends: white's morale is 0."]);
});
