// Something that grows before one's eyes, step by step, and is whole at once for whoever wants less motion.
import { useEffect, useState } from "react";
import { moves_little } from "./motion";

const step_ms = 520;
const longest_ms = 2800;

/** How much of step `i` is done when so many steps are: none, a part, all of it. */
export const grown = (progress: number, i: number): number => {
  const part = Math.min(1, Math.max(0, progress - i));
  return 1 - (1 - part) ** 3;
};

/** Goes from 0 to `steps`; a click or a key ends it. `running` is false for what has long been there. */
export function useGrowth(steps: number, running: boolean): number {
  const [grows] = useState(() => running && steps > 0 && !moves_little());
  const [progress, set_progress] = useState(grows ? 0 : steps);
  useEffect(() => {
    if (!grows) return;
    const whole_ms = Math.min(longest_ms, steps * step_ms);
    const begun = performance.now();
    let frame = 0;
    const end = () => {
      cancelAnimationFrame(frame);
      set_progress(steps);
    };
    const go = (now: number) => {
      const part = Math.min(1, (now - begun) / whole_ms);
      set_progress(part * steps);
      if (part < 1) frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    window.addEventListener("pointerdown", end, true);
    window.addEventListener("keydown", end, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("pointerdown", end, true);
      window.removeEventListener("keydown", end, true);
    };
  }, [grows, steps]);
  return grows ? progress : steps;
}
