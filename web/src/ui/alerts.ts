// "It is your turn": the title always, a sound and a notification when wished for.
import { useEffect, useRef } from "react";
import { settings, useStore } from "../store";

let audio: AudioContext | null = null;
/** Two quiet notes, made on the spot. Browsers refuse sound before the first click; then there is none. */
export function play_chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + 0.02;
    [523.25, 783.99].forEach((pitch, i) => {
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      const from = start + i * 0.16;
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(0.12, from + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0005, from + 0.55);
      tone.connect(volume).connect(audio!.destination);
      tone.start(from);
      tone.stop(from + 0.6);
    });
  } catch {
    // No sound device: the title still tells.
  }
}

/** `turn` is the ticket of the question that waits for me, or null. */
export function useTurnAlert(turn: number | null, title: string, message: string): void {
  const { sound, notify } = useStore(settings);
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
    if (sound) play_chime();
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
  }, [turn, sound, notify, message]);
}
