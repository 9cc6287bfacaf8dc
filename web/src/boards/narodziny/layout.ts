// How the board is laid out, by the room it has: not the window but the frame counts, which the page shares with its
// lists. Measured, because the parts change places between the layouts, not only their sizes.
import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

export interface Room {
  width: number;
  height: number;
}
/** One column that scrolls; galaxy and a column beside it; a column on either side. */
export type Layout = "one" | "two" | "three";

export function layout_of({ width, height }: Room): Layout {
  // Lower than this, a galaxy beside its columns would be too small to read.
  if (height < 400 || width < 800) return "one";
  return width < 1120 ? "two" : "three";
}

const nothing: Room = { width: 0, height: 0 };

/** The size of an element, kept up to date. */
export function useRoom<T extends Element>(): [RefObject<T | null>, Room] {
  const ref = useRef<T>(null);
  const [room, set_room] = useState(nothing);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () =>
      set_room((now) => {
        const { clientWidth: width, clientHeight: height } = element;
        return now.width === width && now.height === height ? now : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
