// A click that answers changes what lies under the pointer. A second one in the same place, from a double click or from an
// impatient thumb, was meant for what stood there before: for a moment it does nothing. Clicks elsewhere and keys are free.

/** Within so many milliseconds of the first click, and of the question that came of it, nobody has read what is new. */
const click_ms = 450;
const question_ms = 400;
/** A hand that clicks twice does not move further than this, in pixels. */
const near = 40;

interface Spot {
  x: number;
  y: number;
}
let last: (Spot & { at: number }) | null = null;
let held: (Spot & { until: number }) | null = null;

/** Enter and Space on a button are clicks too, without a pointer: such have no number. */
const by_pointer = (event: MouseEvent): boolean => event.detail > 0;

function on_click(event: MouseEvent): void {
  const { clientX: x, clientY: y, timeStamp: at } = event;
  if (!by_pointer(event)) {
    last = null;
    return;
  }
  if (held && at < held.until && Math.hypot(x - held.x, y - held.y) < near) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  last = { x, y, at };
  // Whose hand has moved has looked.
  held = null;
}
if (typeof window !== "undefined") window.addEventListener("click", on_click, { capture: true });

/** The latest click has answered, or opened something under the pointer. By a key: nothing needs to wait. */
export function has_changed_here(): void {
  held = last && { x: last.x, y: last.y, until: last.at + click_ms };
}
/** Another question is shown; until now nobody could know what it offers there. */
export function question_shown(): void {
  if (held) held.until = Math.max(held.until, performance.now() + question_ms);
}
