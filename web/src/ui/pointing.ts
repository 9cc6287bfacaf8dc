// Words that name things on the board light them up when they are pointed at: lines of the log and of the recap, choices.
// A board marks its places, and whose they are; here they are found.
//   data-place="star-space S12"            a place by the kind and the value by which words name it
//   data-place="structure card biospheres" the same under several kinds
//   data-of="pink"                         around the places of one player
import { useEffect } from "react";
import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from "react";
import type { TypedArg } from "../protocol";
import { Store } from "../store";
import "./pointing.css";

/** The mark of a place; `kinds` are all under which words may name it. */
export function place(kinds: string, value: string | number): { "data-place": string } {
  return { "data-place": `${kinds} ${value}` };
}
/** The mark of what holds one player's places. */
export function places_of(seat: string): { "data-of": string } {
  return { "data-of": seat };
}

export interface Pointed {
  /** What the words name. */
  named: readonly TypedArg[];
  /** Of a choice: its action. Where the board offers it, that is the place. */
  action?: string | undefined;
  /** Of a choice: where else it would lead. */
  lands?: readonly TypedArg[] | undefined;
  /** Whose things are meant if the words name nobody. */
  of: string | null;
}
/** What is pointed at, and the words that it is pointed at by. */
export const pointed = new Store<(Pointed & { from: Element; by_touch: boolean }) | null>(null);

const is_place = (element: Element, { kind, value }: TypedArg): boolean => {
  const words = element.getAttribute("data-place")!.split(" ");
  return words.at(-1) === String(value) && words.slice(0, -1).includes(kind);
};
const is_seen = (element: Element): boolean => element.getClientRects().length > 0;
/** Of places within each other the smallest is meant. */
const innermost = (found: Element[]): Element[] =>
  found.filter((one) => !found.some((other) => other !== one && one.contains(other)));

/** The places on `root` that are called so. Things of somebody whom the words do not name are others. */
function named_in(root: Element, named: readonly TypedArg[], of: string | null, seats: readonly string[]): Element[] {
  const said = named.filter(({ value }) => seats.includes(String(value)));
  const owners = said.length > 0 ? said.map(({ value }) => String(value)) : of === null ? seats : [of];
  const is_theirs = (element: Element): boolean => {
    const owner = element.closest("[data-of]")?.getAttribute("data-of");
    return !owner || owners.includes(owner);
  };
  const found = (args: readonly TypedArg[]): Element[] =>
    [...root.querySelectorAll("[data-place]")].filter(
      (element) => args.some((arg) => is_place(element, arg)) && is_seen(element),
    );
  const things = found(named.filter(({ kind }) => kind !== "seat")).filter(is_theirs);
  // Where none of the things is to be seen, whose they are is better than nothing.
  return innermost(things.length > 0 ? things : found(said.map(({ value }) => ({ kind: "seat", value }))));
}

/** Where `root` offers an action, but for the words that are pointed at. */
function offering(root: Element, action: string, from: Element): Element[] {
  const by_one = [...root.querySelectorAll("[data-action]")].filter(
    (one) => one.getAttribute("data-action") === action,
  );
  const by_many = [...root.querySelectorAll("[data-offers]")].filter((one) =>
    one.getAttribute("data-offers")!.split("\n").includes(action),
  );
  return [...by_one, ...by_many].filter((one) => one !== from && is_seen(one));
}

/** What lights up. */
export function lit_by(root: Element, what: Pointed & { from: Element }, seats: readonly string[]): Element[] {
  const offered = what.action === undefined ? [] : offering(root, what.action, what.from);
  const there = offered.length > 0 ? offered : named_in(root, what.named, what.of, seats);
  return [...there, ...named_in(root, what.lands ?? [], what.of, seats)];
}

/** Lights up what is pointed at, on the board and wherever else the page shows it. */
export function useLit(frame: RefObject<HTMLElement | null>, seats: readonly string[]): void {
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const root = document.body;
    let lit: Element[] = [];
    const light = (by_touch: boolean) => {
      for (const one of lit) one.removeAttribute("data-lit");
      const what = pointed.get();
      // Words that are gone point nowhere, though nothing has left them.
      lit = what?.from.isConnected ? lit_by(root, what, seats) : [];
      for (const one of lit) one.setAttribute("data-lit", "");
      // A finger covers what it holds, and on a small screen the place may be anywhere.
      if (by_touch) lit[0]?.scrollIntoView({ block: "center", inline: "center" });
    };
    const changed = new MutationObserver(() => (pointed.get() ? light(false) : undefined));
    changed.observe(box, { childList: true, subtree: true });
    const forget = pointed.listen(() => light(pointed.get()?.by_touch ?? false));
    return () => {
      forget();
      changed.disconnect();
      for (const one of lit) one.removeAttribute("data-lit");
    };
  }, [frame, seats]);
}

const hold_ms = 450;
let holding: ReturnType<typeof setTimeout> | undefined;
let held = false;

function point(what: Pointed, from: Element, by_touch = false): void {
  pointed.set({ ...what, from, by_touch });
  if (by_touch) document.documentElement.setAttribute("data-holding", "");
}
function point_no_more(from: Element): void {
  document.documentElement.removeAttribute("data-holding");
  if (pointed.get()?.from === from) pointed.set(null);
}

export interface PointingProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}
/** For words: a mouse over them or the focus points at what they name. */
export const pointing = (what: Pointed): PointingProps => ({
  onPointerEnter: (event) => (event.pointerType === "mouse" ? point(what, event.currentTarget) : undefined),
  onPointerLeave: (event) => (event.pointerType === "mouse" ? point_no_more(event.currentTarget) : undefined),
  onFocus: (event) => (event.currentTarget.matches(":focus-visible") ? point(what, event.currentTarget) : undefined),
  onBlur: (event) => point_no_more(event.currentTarget),
});

type HeldProps = PointingProps & {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
};
/** The same, and a finger that stays on them; when it is lifted, that chooses nothing. */
export const pointing_held = (what: Pointed): HeldProps => {
  const end = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    clearTimeout(holding);
    point_no_more(event.currentTarget);
  };
  return {
    ...pointing(what),
    onPointerDown: (event) => {
      held = false;
      if (event.pointerType === "mouse") return;
      const from = event.currentTarget;
      clearTimeout(holding);
      holding = setTimeout(() => {
        held = true;
        point(what, from, true);
      }, hold_ms);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event) => (held ? event.preventDefault() : undefined),
    onClickCapture: (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
