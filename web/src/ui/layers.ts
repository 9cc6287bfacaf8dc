// What lies over the page and is closed by going back: windows, lists over the board, menus. While anything does, the history
// of the browser has one entry more, so that its back button, or a phone's gesture, ends what is on top and not the page.
import { useEffect, useEffectEvent } from "react";

const open: (() => void)[] = [];
/** On the way back from our entry by ourselves: nobody asked for anything to be closed. */
let returning = false;
let planned = false;

const on_ours = (): boolean => (history.state as { layer?: boolean } | null)?.layer === true;

/** Has the entry if something is open, and not otherwise. Later, when all that closes and opens together has done so. */
function plan(): void {
  if (planned) return;
  planned = true;
  setTimeout(() => {
    planned = false;
    if (returning) return;
    if (open.length > 0 && !on_ours()) history.pushState({ layer: true }, "");
    else if (open.length === 0 && on_ours()) {
      returning = true;
      history.back();
    }
  });
}
function on_pop(): void {
  if (returning) returning = false;
  else if (!on_ours()) open.at(-1)?.();
  // Something may lie below it; and forward, to what was closed, leads nowhere.
  plan();
}
if (typeof window !== "undefined") {
  // A page that is loaded anew begins with nothing open.
  if (on_ours()) history.replaceState(null, "");
  window.addEventListener("popstate", on_pop);
}

/** While `is_open`, going back does `close`. */
export function useLayer(is_open: boolean, close: () => void): void {
  const close_now = useEffectEvent(close);
  useEffect(() => {
    if (!is_open) return;
    const mine = () => close_now();
    open.push(mine);
    plan();
    return () => {
      open.splice(open.indexOf(mine), 1);
      plan();
    };
  }, [is_open]);
}
