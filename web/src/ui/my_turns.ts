// Where it is my turn, for the lists of my games. What is listed is watched, so that the mark comes and goes with the turn;
// and whoever sees that they are asked counts as being there.
import { useEffect } from "react";
import { standing } from "../rounds";
import { connection, unwatch, useStore, watched } from "../store";
import type { Watched } from "../store";

// In a pause everybody is asked, every few seconds: nobody is called to the table for that.
export const is_mine = ({ table }: Watched): boolean => standing(table) === "open" && !table.pause;

/** Whether a game waits for me; null: it is not watched. */
export function useMyTurn(table: string | null): boolean {
  useEffect(() => {
    if (table === null) return;
    connection.watch(table).catch(() => undefined);
    return () => unwatch(table);
  }, [table]);
  const seen = useStore(watched).get(table ?? "");
  return seen !== undefined && is_mine(seen);
}

/** The page's title: a mark in front, while a game of the list waits for me. */
export function useTitle(title: string, call: string): void {
  const waits = [...useStore(watched).values()].some(is_mine);
  useEffect(() => void (document.title = waits ? `● ${call} · ${title}` : title), [waits, title, call]);
}
