import { describe, expect, it } from "vitest";
import { words_of } from "../i18n";
import type { Table } from "../protocol";
import { box, button, click, draw, game, hear_requests, players, quiet_table, table_with } from "../testing";
import { SeatsStrip } from "../ui/seats_strip";
import { Banners } from "./banners";
import { asked_words } from "./question_bar";
import { UndoButton } from "./undo_button";

const said = (table: Table, lang: "en" | "pl" = "en") => asked_words(words_of(lang), table, game, players);
const answer = { ticket: 4, action: "zap", en: "Zap it", pl: "Zaneguj to" };
const onlooker = { seat: null, host: false };

describe("who is asked, in words", () => {
  it("names the one who decides", () => {
    const { round, ...alone } = table_with({ asked: ["white"] });
    expect(round).toBeDefined();
    expect(said(alone)).toBe("Ala (white) decides");
    expect(said({ ...alone, asked: ["green"] })).toBe("Your decision");
    expect(said({ ...alone, asked: [] })).toBe("One moment…");
  });
  it("names those who are still awaited in an open round", () => {
    expect(said(table_with())).toBe("Your decision · Waiting for: Ala");
    expect(said(table_with({ round: { quiet: false, answered: ["white"] } }))).toBe("Your decision");
    expect(said(table_with({ you: onlooker }))).toBe("Waiting for: Ala, Ola");
  });
  it("names nobody in a quiet one", () => {
    expect(said(quiet_table())).toBe("Your decision · Everybody is being asked.");
    expect(said(quiet_table({ you: onlooker }))).toBe("Everybody is being asked.");
    expect(said(quiet_table({ asked: ["white"], you: onlooker }))).toBe("Everybody is being asked.");
  });
  it("says what I have answered, and how long it can be changed", () => {
    expect(said(table_with({ answer }))).toBe("You have answered: Zap it. You can change it until the others have.");
    expect(said(quiet_table({ answer }), "pl")).toBe(
      "Twoja odpowiedź: Zaneguj to. Możesz ją zmienić do\u00a0końca pauzy.".replace("\u00a0", " "),
    );
  });
});

describe("the players", () => {
  const strip = (table: Table) => {
    draw(<SeatsStrip inert={false} table={table} info={game} players={players} />);
    return [...box.querySelectorAll(".seat")].map((seat) => seat.className.replace(/\s+/g, " ").trim());
  };
  it("are marked when they are asked, all of them", () => {
    expect(strip(table_with())).toEqual(["seat asked", "seat asked mine", "seat"]);
  });
  it("who have answered are told apart in an open round, and not in a quiet one", () => {
    const answered = strip(table_with({ round: { quiet: false, answered: ["white"] } }));
    expect(answered).toEqual(["seat asked answered", "seat asked mine", "seat"]);
    expect(strip(quiet_table())).toEqual(["seat asked", "seat asked mine", "seat"]);
  });
  it("have clocks that run on since the server told them, by its time", () => {
    const clocks = {
      at: Date.now() - 20_000,
      white: { left_ms: 60_000, running: true },
      green: { left_ms: 60_000, running: false },
    } as unknown as NonNullable<Table["clocks"]>;
    strip(table_with({ clock: { kind: "decision", seconds: 60 }, clocks }));
    expect([...box.querySelectorAll(".clock")].map((one) => one.textContent)).toEqual(["0:40", "1:00"]);
  });
});

describe("somebody who is absent", () => {
  const banner = (table: Table) => draw(<Banners table={table} info={game} players={players} />);
  const absent = { minutes: 10, since: Date.now() - 11 * 60_000 };
  const without = (...gone: string[]) =>
    table_with().seats.map((seat) => ({ ...seat, online: !gone.includes(seat.seat) }));
  it("can be handed to a bot by those who play", () => {
    const heard = hear_requests();
    banner(table_with({ absent, seats: without("white") }));
    expect(box.textContent).toContain("Ala has been away for a while");
    expect(box.textContent).toContain("get the seat back");
    click(button("Let a bot play"));
    expect(heard).toEqual([{ do: "hand_over", table: "T", seat: "white" }]);
  });
  it("is not handed over by those who look on, nor by themselves", () => {
    banner(table_with({ absent, seats: without("white"), you: onlooker }));
    expect(box.querySelectorAll("button")).toHaveLength(0);
    banner(table_with({ absent, seats: without("green") }));
    expect(box.querySelectorAll(".absent")).toHaveLength(0);
  });
  it("hears why a bot plays for them", () => {
    const seats = table_with().seats.map((seat) =>
      seat.seat === "green" ? { ...seat, away: true, away_by: "others" as const } : seat,
    );
    banner(table_with({ seats }));
    expect(box.textContent).toContain("the others let a bot play for you");
  });
});

describe("taking back", () => {
  it("offers the whole turn where it is more than one decision", () => {
    const heard = hear_requests();
    draw(<UndoButton table={table_with({ undo: { can: true, turn: 3 } })} />);
    click(button("Undo turn"));
    expect(heard).toEqual([{ do: "undo", table: "T", ticket: 4, to: "turn" }]);
    draw(<UndoButton table={table_with({ undo: { can: true, turn: 1 } })} />);
    expect(box.querySelectorAll("button")).toHaveLength(1);
    click(button("Undo"));
    expect(heard[1]).toEqual({ do: "undo", table: "T", ticket: 4 });
  });
});
