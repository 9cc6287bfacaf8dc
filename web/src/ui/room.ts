// How much room an element has: not the window counts but the frame, which the page shares with its lists. Measured,
// because parts change their places between layouts, not only their sizes.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

export interface Room {
  width: number;
  height: number;
}
const unmeasured: Room = { width: 0, height: 0 };

/** The size of an element, kept up to date; 0 by 0 until it is known. */
export function useRoom<T extends Element>(): [RefObject<T | null>, Room] {
  const ref = useRef<T>(null);
  const [room, set_room] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      set_room((now) => {
        const { clientWidth: width, clientHeight: height } = element;
        return now.width === width && now.height === height ? now : { width, height };
      });
    measure();
    // jsdom has none.
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

/** Whether so much of an element is in sight; true where nobody can tell. */
export function useInSight(of: RefObject<Element | null>, share: number): boolean {
  const [seen, set_seen] = useState(true);
  // Later than the layout: the element may stand behind whoever asks, and is known only then.
  useEffect(() => {
    const element = of.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => set_seen(entries.at(-1)!.intersectionRatio >= share), {
      threshold: [0, share],
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [of, share]);
  return seen;
}
