// A board that is a little too high for its frame is drawn a little smaller, so that the whole table is seen. Further down
// than letters can be read it does not go: then it is scrolled.
//   data-fit      a part that scrolls by itself, and should not need to
//   data-scene    what comes and goes with a question: the table need not make room for all of a large one
//   data-scene-row  a row that is as high as the highest in it: a scene in it needs only what it adds to that
import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

export const steps = [1, 0.94, 0.88, 0.83, 0.78];
const is_over = (box: Element, beside = 0) => box.scrollHeight - box.clientHeight - beside > 2;

/** A row of buttons is no higher, in pixels: for so much of a scene there is always room. */
const button_row = 76;
const height_of = (box: Element): number => box.getBoundingClientRect().height;

/** How much higher the board is by a scene. */
export function added_by(scene: Element): number {
  const height = height_of(scene);
  const row = scene.closest("[data-scene-row]");
  if (!row) return height;
  const without = [...row.children].map((one) => height_of(one) - (one.contains(scene) ? height : 0));
  return Math.max(0, height_of(row) - Math.max(0, ...without));
}

function overflows(frame: HTMLElement): boolean {
  const scenes = [...frame.querySelectorAll("[data-scene]")].map((one) => Math.max(0, added_by(one) - button_row));
  const beside = scenes.reduce((sum, height) => sum + height, 0);
  return is_over(frame, beside) || [...frame.querySelectorAll("[data-fit]")].some((one) => is_over(one));
}

/** The first of the steps, from `from` on, at which nothing overflows; the last one if there is none. */
export function step_of(from: number, overflows_at: (step: number) => boolean): number {
  let step = from;
  while (step < steps.length - 1 && overflows_at(step)) ++step;
  return step;
}

/** `turn`: while it stays the same, letters only become smaller: nothing grows and shrinks with every question.
 * `on`: there is a whole table to be seen at once. */
export function useFit(frame: RefObject<HTMLElement | null>, view: unknown, turn: string, on: boolean): void {
  const last = useRef({ turn: "", step: 0, width: 0, height: 0 });
  const fit = useRef(() => {});
  useLayoutEffect(() => {
    fit.current = () => {
      const box = frame.current;
      const board = box?.firstElementChild as HTMLElement | null | undefined;
      if (!box || !board) return;
      const set = (step: number) => void (board.style.zoom = step === 0 ? "" : String(steps[step]));
      const { clientWidth: width, clientHeight: height } = box;
      if (!on || width < 880) {
        set(0);
        return;
      }
      const before = last.current;
      const same = before.turn === turn && before.width === width && before.height === height;
      const step = step_of(same ? before.step : 0, (next) => {
        set(next);
        return overflows(box);
      });
      set(step);
      last.current = { turn, step, width, height };
    };
    fit.current();
  }, [frame, view, turn, on]);
  useEffect(() => {
    const box = frame.current;
    if (!box || typeof ResizeObserver === "undefined") return;
    let waiting = 0;
    const soon = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => fit.current());
    };
    // Cards and pictures come when they are loaded, parts when they are unfolded.
    const resized = new ResizeObserver(soon);
    resized.observe(box);
    const changed = new MutationObserver(soon);
    changed.observe(box, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(waiting);
      resized.disconnect();
      changed.disconnect();
    };
  }, [frame]);
}
