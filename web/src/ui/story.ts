// What the entries of a log tell, beyond their words.
import type { GameInfo, Lang, LogEntry } from "../protocol";

/** Whom an entry tells about, if anybody: that is the first thing that such a sentence names. */
export function seat_of(entry: LogEntry, info: GameInfo): string | null {
  if (entry.kind !== "story") return entry.seat ?? null;
  if (entry.args) return entry.args[0]?.kind === "seat" ? String(entry.args[0].value) : null;
  // A story that names nothing may still begin with a seat.
  const text = entry.en.toLowerCase();
  // A whole word: "Redistribution begins" is nothing that red does.
  return (
    info.seats.find((seat) => text.startsWith(seat.en.toLowerCase()) && !/^\p{L}/u.test(text.slice(seat.en.length)))
      ?.id ?? null
  );
}

/** Which stories no longer stand, because the players went back behind them. */
export function taken_back(log: readonly LogEntry[]): (entry: LogEntry) => boolean {
  const ranges = log.flatMap(({ took_back }) => (took_back ? [took_back] : []));
  return ({ kind, seq }) => kind === "story" && ranges.some(({ from, to }) => from <= seq && seq <= to);
}

/** The words of an entry where the seat that it tells about stands beside them already: without it, and without the stop. */
export function words_beside(entry: LogEntry, seat: string | null, info: GameInfo, lang: Lang): string {
  const whole = entry[lang].replace(/\.$/, "");
  const title = info.seats.find(({ id }) => id === seat)?.[lang];
  const begins = title && whole.toLowerCase().startsWith(`${title.toLowerCase()} `);
  if (!begins) return whole;
  // "się" begins no sentence: "broni się".
  return whole.slice(title.length + 1).replace(/^się (\p{L}+)/u, "$1 się");
}
