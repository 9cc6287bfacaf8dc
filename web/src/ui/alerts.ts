// "It is your turn": the title always, a sound and a notification when wished for.
import { useEffect, useRef } from "react";
import { settings, useStore } from "../store";
import { play } from "./sounds";

/** `turn` is the ticket of the question that waits for me, or null. */
export function useTurnAlert(turn: number | null, title: string, message: string): void {
  const { notify } = useStore(settings);
  const told = useRef<number | null>(null);
  useEffect(() => {
    const before = document.title;
    document.title = turn !== null ? `● ${message}` : title;
    return () => void (document.title = before);
  }, [turn, title, message]);
  useEffect(() => {
    const was_mine = told.current !== null;
    if (turn === told.current) return;
    told.current = turn;
    // One alert when the turn comes, not one for each decision of it.
    if (turn === null || was_mine) return;
    play("turn");
    if (!notify || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted")
      return;
    try {
      const shown = new Notification(message, { icon: "/icon.svg", tag: "kosmoteka-turn" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // Some phones allow notifications to service workers only.
    }
  }, [turn, notify, message]);
}
