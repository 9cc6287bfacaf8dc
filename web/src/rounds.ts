// What a table wants of the person who looks at it, where one seat or several are asked.
import type { Answer, ClockState, Table } from "./protocol";

/** `open`: a question waits for me. `answered`: I have answered, and may still change it. */
export type Standing = "none" | "open" | "answered";

/** My answer to the question that is still shown to me. */
export function my_answer(table: Table): Answer | null {
  return table.answer && table.answer.ticket === table.ticket ? table.answer : null;
}

export function standing(table: Table): Standing {
  const { you, view } = table;
  if (table.phase !== "playing" || you.seat === null || !table.asked?.includes(you.seat)) return "none";
  if (my_answer(table)) return "answered";
  return view?.decision.seat === you.seat && (view.decision.choices?.length ?? 0) > 0 ? "open" : "none";
}

/** Who has still to answer, as far as everybody may know it: all who are asked, unless the round is quiet. */
export function awaited(table: Table): string[] {
  if (table.round?.quiet) return [];
  const answered = new Set(table.round?.answered ?? []);
  return (table.asked ?? []).filter((seat) => !answered.has(seat));
}

/** What was chosen last and not played, while it can be chosen again. */
export function my_draft(table: Table): string | null {
  const wanted = table.draft?.action;
  if (wanted === undefined || standing(table) !== "open") return null;
  return table.view?.decision.choices?.some((choice) => choice.action === wanted) ? wanted : null;
}

/** The choice that lets a window go by, whatever it is called; null if there is none. */
export function my_pass(table: Table): string | null {
  if (!table.round?.quiet || table.view?.decision.seat !== table.you.seat) return null;
  return table.view.decision.pass ?? null;
}

/** How often I may still make this pause longer; null if there is none, or I have no say. */
export function holds_left(table: Table): number | null {
  return table.you.seat === null ? null : (table.pause?.holds[table.you.seat] ?? null);
}

/** When this seat can be handed to a bot because whoever sits there is asked, and away; null: it cannot. */
function handed_over_from(table: Table, seat: string): number | null {
  const sitter = table.seats.find((one) => one.seat === seat);
  const waited_for = sitter?.player === "person" && !sitter.online && !sitter.away;
  return table.absent && waited_for ? table.absent.since + table.absent.minutes * 60_000 : null;
}
/** Those whom I can hand to a bot at this time, and when the next one comes to that. */
export function absent_seats(table: Table, now: number): { seats: string[]; next: number | null } {
  if (table.phase !== "playing") return { seats: [], next: null };
  const answered = table.round?.answered ?? [];
  const others = (table.asked ?? []).filter((seat) => seat !== table.you.seat && !answered.includes(seat));
  const from = others.map((seat) => ({ seat, at: handed_over_from(table, seat) }));
  const due = from.filter(({ at }) => at !== null && at <= now).map(({ seat }) => seat);
  const later = from.flatMap(({ at }) => (at !== null && at > now ? [at] : []));
  return { seats: due, next: later.length > 0 ? Math.min(...later) : null };
}

export function clock_of(table: Table, seat: string): ClockState | null {
  const clock = table.clocks?.[seat];
  return typeof clock === "object" ? clock : null;
}
/** A clock that was told a while ago has run on since; both times are the server's. */
export function left_now({ left_ms, running }: ClockState, at: number, now: number): number {
  return running ? Math.max(0, left_ms - Math.max(0, now - at)) : left_ms;
}
