import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { words_of } from "../i18n";
import type { Decision, LogEntry, Table } from "../protocol";
import { settings, toasts } from "../store";
import { box, button, click, draw, game, hear_requests, players, quiet_table, table_with } from "../testing";
import { SeatsStrip } from "../ui/seats_strip";
import { Banners } from "./banners";
import { Advice, asked_words } from "./question_bar";
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
  it("show their part of the board when they are touched", () => {
    const shown = vi.fn();
    draw(<SeatsStrip inert={false} table={table_with()} info={game} players={players} show={shown} />);
    click(button("Ala"));
    expect(shown).toHaveBeenCalledWith("white");
    draw(<SeatsStrip inert={false} table={table_with()} info={game} players={players} />);
    expect(box.querySelectorAll("button")).toHaveLength(0);
  });
  it("are moved so far that who is asked alone is in the middle of a narrow row", () => {
    const size = { clientWidth: 300, offsetWidth: 100, offsetLeft: 420 };
    for (const [name, value] of Object.entries(size))
      vi.spyOn(HTMLElement.prototype, name as keyof typeof size, "get").mockReturnValue(value);
    strip(table_with({ asked: ["red"] }));
    expect(box.querySelector(".seats")!.scrollLeft).toBe(320);
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
  const banner = (table: Table) => draw(<Banners table={table} log={[]} players={players} />);
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
    draw(<UndoButton table={table_with({ undo: { can: true, turn: 3 } })} decided />);
    click(button("Undo turn"));
    expect(heard).toEqual([{ do: "undo", table: "T", ticket: 4, to: "turn" }]);
    draw(<UndoButton table={table_with({ undo: { can: true, turn: 1 } })} decided />);
    expect(box.querySelectorAll("button")).toHaveLength(1);
    click(button("Undo"));
    expect(heard[1]).toEqual({ do: "undo", table: "T", ticket: 4 });
  });
  it("asks the others only for what there is to take back", () => {
    const heard = hear_requests();
    const refused = table_with({ undo: { can: false, en: "Nothing yet.", pl: "Jeszcze nic." } });
    draw(<UndoButton table={refused} decided={false} />);
    click(button("Undo"));
    expect(() => button("Ask the others")).toThrow();
    draw(<UndoButton table={refused} decided />);
    click(button("Ask the others"));
    expect(heard).toEqual([{ do: "ask_undo", table: "T" }]);
    const bots = refused.seats.map((seat) => (seat.seat === "green" ? seat : { ...seat, player: "greedy" }));
    draw(<UndoButton table={{ ...refused, seats: bots }} decided />);
    click(button("Undo"));
    expect(() => button("Ask the others")).toThrow();
  });
});

describe("newcomers", () => {
  const decision: Decision = {
    number: 1,
    help: { en: "Energy feeds what you build.", pl: "Energia zasila to, co budujesz." },
    not_yet: [
      {
        action: "stop",
        name: { en: "End the shift", pl: "Zakończ" },
        rule: "NK-ENE-03",
        en: "First move your own token.",
        pl: "Najpierw przesuń swój.",
      },
    ],
  };
  it("are told what a question is about and what is not there yet, until they want it no more", () => {
    draw(<Advice decision={decision} game="narodziny" />);
    expect(box.textContent).toContain("Energy feeds what you build.");
    expect(box.querySelector(".not-yet")?.textContent).toContain("End the shift First move your own token.");
    expect(button("NK-ENE-03")).toBeDefined();
    click(box.querySelector('[aria-label="No more hints"]')!);
    expect(settings.get().advice).toBe(false);
    expect(box.querySelector("details")?.open).toBe(false);
    // A slip is put right where it is told.
    act(() => toasts.get().at(-1)!.way!.go());
    expect(settings.get().advice).toBe(true);
    click(box.querySelector('[aria-label="No more hints"]')!);
    click(button("Always show hints"));
    expect(settings.get().advice).toBe(true);
    expect(box.querySelector("details")).toBeNull();
  });
  it("are told nothing where there is nothing to say", () => {
    draw(<Advice decision={{ number: 1 }} game="narodziny" />);
    expect(box.textContent).toBe("");
  });
});

describe("an undo that needs the others", () => {
  const asks = (by: string): Partial<Table> => ({
    undo_asked: {
      by,
      agreed: [],
      takes_back: [{ seat: by, decisions: 1 }],
      decision: { en: "Zap it", pl: "Zaneguj to" },
      en: "Nothing was seen.",
      pl: "Nic nie było widać.",
    },
  });
  const line: LogEntry = { seq: 9, at: 0, kind: "table", en: "Ala does not agree.", pl: "Ala nie zgadza się." };
  const banner = (more: Partial<Table>, log: LogEntry[] = []) =>
    draw(<Banners table={table_with(more)} log={log} players={players} />);
  it("says which decision would go back", () => {
    banner(asks("white"));
    expect(box.textContent).toContain("Ala asks to take back: “Zap it”.");
    banner(asks("green"));
    expect(box.textContent).toContain("You asked to take back: “Zap it”.");
  });
  it("can be withdrawn by who asks", () => {
    const heard = hear_requests();
    banner(asks("green"));
    click(button("Withdraw the request"));
    expect(heard).toEqual([{ do: "answer_undo", table: "T", agree: false }]);
    toasts.set([]);
    banner({ undo_asked: null }, [{ ...line, seat: "green" }]);
    expect(toasts.get()).toEqual([]);
  });
  it("and was done by somebody else is told to whoever has seen it", () => {
    toasts.set([]);
    const undone: LogEntry = { ...line, en: "Ala takes back 2 decisions.", took_back: { from: 3, to: 8 } };
    banner({});
    banner({}, [{ ...undone, en: "Ola takes back 2 decisions." }]);
    expect(toasts.get()).toEqual([]);
    banner({}, [{ ...undone, seq: 12 }]);
    expect(toasts.get().map((one) => one.en)).toEqual([undone.en]);
  });
  it("that is refused is told to who asked", () => {
    toasts.set([]);
    banner(asks("green"));
    banner({ undo_asked: null }, [line]);
    expect(toasts.get().map((one) => one.en)).toEqual(["Ala does not agree."]);
  });
  it("that is done, or ended by the next decision, is no refusal", () => {
    toasts.set([]);
    for (const number of [0, 2]) {
      banner(asks("green"));
      const { view } = table_with();
      banner({ undo_asked: null, view: { ...view!, decision: { ...view!.decision, number } } }, [line]);
    }
    banner(asks("white"));
    banner({ undo_asked: null }, [line]);
    expect(toasts.get()).toEqual([]);
  });
});

describe("what can be taken back only if all agree", () => {
  const stands = { can: false, en: "Cards were drawn.", pl: "Dobrano karty." } as unknown as NonNullable<Table["undo"]>;
  const show = (seats: Table["seats"]) => {
    const heard = hear_requests();
    draw(<UndoButton table={table_with({ undo: stands, seats })} decided />);
    click(button("Undo"));
    return heard.map((request) => request.do);
  };
  it("is taken back by one click among bots, who agree", () => {
    const { seats } = table_with();
    const bots = seats.map((seat) => (seat.seat === "green" ? seat : { ...seat, player: "greedy" }));
    expect(show(bots)).toEqual(["ask_undo"]);
    expect(button("Undo").className).toContain("undo-can");
  });
  it("is asked for where people sit, after a word of why", () => {
    expect(show(table_with().seats)).toEqual([]);
    expect(document.body.textContent).toContain("Cards were drawn.");
  });
});
