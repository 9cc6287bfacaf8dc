// Keeps the end of a list in sight while it grows, unless somebody reads further up.
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Nearer to the end than this, in pixels, counts as there. */
const near = 40;
/** Who scrolls to the end arrives where it was when they began, at most so many milliseconds ago. */
const on_the_way_ms = 1000;

/** `news` changes when it is another list, or the same one opened anew: that begins at its end. Gives what the list does
 * when it is scrolled. */
export function useFollowing(list: RefObject<HTMLElement | null>, news: string): () => void {
  const following = useRef(true);
  const last_top = useRef(0);
  const last_room = useRef(0);
  /** Where the list has ended lately: lines that come meanwhile move the end away from who is on the way to it. */
  const ends = useRef<{ at: number; end: number }[]>([]);
  const follow = useCallback(() => {
    const box = list.current;
    if (!box) return;
    const now = performance.now();
    const late = ends.current.filter(({ at }) => now - at < on_the_way_ms);
    ends.current = [...late, { at: now, end: box.scrollHeight }];
    // Lines that leave at the top make a browser scroll up by their height, which is a help only to whoever reads there:
    // at the end it would look like a wish to read on from above.
    box.style.overflowAnchor = following.current ? "none" : "auto";
    if (!following.current) return;
    // At once, whatever a stylesheet wishes: what is still on its way there would be overtaken by the next lines.
    box.style.scrollBehavior = "auto";
    box.scrollTop = box.scrollHeight;
    // That is no wish of anybody's.
    last_top.current = box.scrollTop;
    last_room.current = box.clientHeight;
  }, [list]);
  useLayoutEffect(follow);
  useEffect(() => {
    following.current = true;
    follow();
    // Only another list, or the same one opened anew, begins at its end again.
  }, [news, follow]);
  // The room for the list changes with what stands above it, and its lines with the letters that they are written in;
  // neither is a reason to lose the end.
  useEffect(() => {
    const box = list.current;
    if (!box || typeof ResizeObserver === "undefined") return;
    const watcher = new ResizeObserver(follow);
    watcher.observe(box);
    if (box.firstElementChild) watcher.observe(box.firstElementChild);
    return () => watcher.disconnect();
  }, [list, follow]);
  // The wheel tells a wish before it has led anywhere: up, to read, though the next line may come before a smooth step has
  // left the end; down past the end, to follow, though that may have moved on by then.
  useEffect(() => {
    const box = list.current;
    const turn = ({ deltaY }: WheelEvent) => {
      if (!box || deltaY === 0 || box.scrollHeight <= box.clientHeight) return;
      const below = box.scrollHeight - box.scrollTop - box.clientHeight;
      if (deltaY > 0 && below - deltaY > near) return;
      following.current = deltaY > 0;
      follow();
    };
    box?.addEventListener("wheel", turn, { passive: true });
    return () => box?.removeEventListener("wheel", turn);
  }, [list, follow]);
  return () => {
    const box = list.current!;
    const { scrollTop: top, scrollHeight, clientHeight } = box;
    const before = last_top.current;
    last_top.current = top;
    const has_changed = clientHeight !== last_room.current;
    last_room.current = clientHeight;
    const since = performance.now() - on_the_way_ms;
    const late = ends.current.filter(({ at }) => at > since).map(({ end }) => end);
    const is_near = (end: number) => end - top - clientHeight < near;
    // A list that grew or shrank is scrolled by the browser too: only going up from the end, or down to it, is a wish.
    if (top > before && [scrollHeight, ...late].some(is_near)) {
      following.current = true;
      follow();
    } else if (top < before && !is_near(scrollHeight)) {
      // More room moves the lines down until they fill it. If it has gone again before that is told, the end is out of sight.
      if (has_changed) follow();
      else following.current = false;
    }
  };
}
