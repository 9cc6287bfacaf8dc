import { act, useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { RequestFault } from "../connection";
import type { Table } from "../protocol";
import { toasts } from "../store";
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
    show(table_with());
    choose("a", "b", "c");
    await settle();
    expect(heard).toEqual([{ do: "act", table: "T", ticket: 4, actions: ["a", "b", "c"] }]);
    expect(toasts.get().map((one) => one.en)).toEqual(["2 of 3 were played: then something new came up."]);
    toasts.set([]);
    show(table_with({ ticket: 5 }));
    choose("a", "b");
    await settle();
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
