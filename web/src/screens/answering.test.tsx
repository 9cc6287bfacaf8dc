import { act, useEffect } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RequestFault } from "../connection";
import type { Table } from "../protocol";
import { change_settings, toasts } from "../store";
import { draw, hear_requests, settle, table_with } from "../testing";
import { useAnswering } from "./answering";
import type { Answering } from "./answering";

let now: Answering;
const first = vi.fn();
function Asked({ table }: { table: Table }): null {
  const answering = useAnswering(table, first);
  useEffect(() => void (now = answering));
  return null;
}
const show = (table: Table) => draw(<Asked table={table} />);
const choose = (...actions: string[]) => act(() => now.choose_all(actions));
const answer = (action: string, ticket = 4) => ({ ticket, action, en: action, pl: action });

describe("an answer", () => {
  it("is on its way until the next question is asked", async () => {
    const heard = hear_requests();
    show(table_with());
    expect(now.sending).toBe(false);
    choose("zap");
    await settle();
    expect(heard).toEqual([{ do: "act", table: "T", ticket: 4, action: "zap" }]);
    expect(now.sending).toBe(true);
    show(table_with({ ticket: 5 }));
    expect(now.sending).toBe(false);
  });
  it("is kept in a round, can be replaced, and be given again after it was taken back", async () => {
    const heard = hear_requests();
    show(table_with());
    choose("zap");
    show(table_with({ answer: answer("zap") }));
    expect(now.sending).toBe(false);
    choose("zap");
    expect(heard).toHaveLength(1);
    choose("pass");
    await settle();
    expect(now.sending).toBe(true);
    show(table_with({ answer: answer("pass") }));
    expect(now.sending).toBe(false);
    show(table_with());
    expect(now.sending).toBe(false);
    choose("pass");
    expect(heard).toHaveLength(3);
  });
  it("that comes too late is no complaint, another refusal is one", async () => {
    toasts.set([]);
    hear_requests(() => Promise.reject(new RequestFault({ code: "late", en: "late", pl: "late" })));
    show(table_with());
    choose("zap");
    await settle();
    expect(now.sending).toBe(false);
    expect(toasts.get()).toEqual([]);
    hear_requests(() => Promise.reject(new RequestFault({ code: "refused", en: "No.", pl: "Nie.", at: 1 })));
    choose("zap");
    await settle();
    expect(toasts.get().map((one) => one.en)).toEqual(["No."]);
  });
});

describe("several actions at once", () => {
  it("are one request, and what was not played is told", async () => {
    toasts.set([]);
    const heard = hear_requests(() => Promise.resolve({ played: 2 }));
    change_settings({ ask_wastes: false });
    show(table_with());
    choose("a", "b", "c");
    await settle();
    expect(heard).toEqual([{ do: "act", table: "T", ticket: 4, actions: ["a", "b", "c"] }]);
    expect(toasts.get().map((one) => one.en)).toEqual(["2 of 3 were played: then something new came up."]);
    toasts.set([]);
    show(table_with({ ticket: 5 }));
    choose("a", "b");
    await settle();
    change_settings({ ask_wastes: true });
    expect(toasts.get()).toEqual([]);
  });
  it("can be looked at before they are played", async () => {
    const { view } = table_with();
    const heard = hear_requests(() => Promise.resolve({ view }));
    show(table_with());
    expect(await now.preview(["a", "b"])).toBe(view);
    expect(heard).toEqual([{ do: "try", table: "T", actions: ["a", "b"] }]);
    hear_requests(() => Promise.reject(new Error("no")));
    expect(await now.preview(["a"])).toBeNull();
  });
});

describe("what would be lost", () => {
  const lost = { rule: "NK-PLC-08", en: "A star is lost.", pl: "Gwiazda przepadnie." };
  const wasteful = (action: string): Table => {
    const table = table_with();
    const choices = table.view!.decision.choices!.map((one) =>
      one.action === action ? { ...one, wastes: lost } : one,
    );
    return { ...table, view: { ...table.view!, decision: { ...table.view!.decision, choices } } };
  };
  afterEach(() => change_settings({ ask_wastes: true }));

  it("is asked about once, and nothing is sent before that is agreed to", async () => {
    const heard = hear_requests();
    show(wasteful("pass"));
    choose("pass");
    expect(now.doubt?.wastes).toEqual([lost]);
    act(() => now.doubt!.answer(false));
    expect(now.doubt).toBeNull();
    expect(heard).toEqual([]);
    choose("pass");
    act(() => now.doubt!.answer(true));
    await settle();
    expect(now.doubt).toBeNull();
    expect(heard).toEqual([{ do: "act", table: "T", ticket: 4, action: "pass" }]);
  });
  it("is not asked about when nothing is, nor when that is switched off", () => {
    const heard = hear_requests();
    show(wasteful("pass"));
    choose("zap");
    expect(now.doubt).toBeNull();
    expect(heard).toHaveLength(1);
    show(table_with({ ...wasteful("pass"), ticket: 5 }));
    change_settings({ ask_wastes: false });
    choose("pass");
    expect(now.doubt).toBeNull();
    expect(heard).toHaveLength(2);
  });
  it("is no longer asked about when the question is another", () => {
    hear_requests();
    show(wasteful("pass"));
    choose("pass");
    show(table_with({ ticket: 5 }));
    expect(now.doubt).toBeNull();
  });
  it("of several actions is looked for where each is offered", async () => {
    const heard = hear_requests(() => Promise.resolve({ view: wasteful("pass").view }));
    show(table_with());
    choose("zap", "pass");
    await settle();
    expect(heard).toEqual([{ do: "try", table: "T", actions: ["zap"] }]);
    expect(now.doubt?.wastes).toEqual([lost]);
    act(() => now.doubt!.answer(true));
    expect(heard.at(-1)).toEqual({ do: "act", table: "T", ticket: 4, actions: ["zap", "pass"] });
  });
});
