// Marks on what has changed while others played, kept until one acts. They are no movement: "less motion" has them too.
//   data-part="players pink stars S12"     what lies at this path of the state is shown here; of a list, whether it has it
//   data-piece="name" data-value="..."     as for movements (motion.ts): compared with what it showed before
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { View } from "../protocol";
import "./marks.css";

/** The mark of a place that shows the parts of the state at these paths. */
export function parts(...paths: string[]): { "data-part": string } {
  return { "data-part": paths.join(",") };
}

function at_path(state: unknown, path: string): unknown {
  let found = state;
  for (const step of path.split(" ")) {
    if (typeof found !== "object" || found === null) return undefined;
    found =
      Array.isArray(found) && !/^\d+$/.test(step) ? found.includes(step) : (found as Record<string, unknown>)[step];
  }
  return found;
}

/** Whether one of the parts of the state at these paths is another than it was. */
export function has_changed(paths: string, before: View, now: View): boolean {
  return paths.split(",").some((path) => {
    const [was, is] = [at_path(before.state, path), at_path(now.state, path)];
    return was !== is && JSON.stringify(was) !== JSON.stringify(is);
  });
}

/** `since`: what was seen when this player last acted; null: nothing is marked. */
export function useMarks(frame: RefObject<HTMLElement | null>, view: View, since: View | null): void {
  // What each place showed then, or when it was first seen since.
  const shown = useRef<{ since: View | null; values: Map<string, string> }>({ since: null, values: new Map() });
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    if (shown.current.since !== since) shown.current = { since, values: new Map() };
    const { values } = shown.current;
    const is_new = (element: HTMLElement | SVGElement): boolean => {
      if (!since) return false;
      const { part, piece = "", value } = element.dataset;
      if (part !== undefined) return has_changed(part, since, view);
      if (!values.has(piece)) values.set(piece, value!);
      return values.get(piece) !== value;
    };
    const mark = () => {
      for (const element of box.querySelectorAll<HTMLElement | SVGElement>("[data-part], [data-piece][data-value]"))
        element.toggleAttribute("data-changed", is_new(element));
    };
    mark();
    // Another part of the table may come into sight without a new view.
    const watcher = new MutationObserver(mark);
    watcher.observe(box, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [frame, view, since]);
}
