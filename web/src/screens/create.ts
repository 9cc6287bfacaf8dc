import type { Clock, Shown, Windows } from "../protocol";
import { connection, keep_seat_token } from "../store";
import { go } from "../ui/router";

export interface Setup {
  game: string;
  seats: string[];
  options: Record<string, number>;
  clock: Clock;
  public: boolean;
  windows?: Windows;
  absent_minutes?: number;
}

export async function sit_down(table: string, seat?: string): Promise<void> {
  const reply = await connection.request<{ seat_token: string }>({ do: "sit", table, ...(seat ? { seat } : {}) });
  keep_seat_token(table, reply.seat_token);
}

/** Makes the table, takes the seat `mine` (by number; -1: none), and goes there. `start`: begins at once. */
export async function create_table(setup: Setup, start: boolean, mine: number): Promise<void> {
  const from = location.pathname;
  const reply = await connection.request<Shown>({ do: "create", ...setup });
  const id = reply.table.id;
  if (mine >= 0) await sit_down(id, reply.table.seats[mine]?.seat);
  if (start) await connection.request({ do: "start", table: id });
  // Whoever has gone elsewhere meanwhile finds the table in the lobby.
  if (location.pathname === from) go(`/table/${id}`);
}

/** Sets the table again, and goes there. Where nobody is waited for the game begins at once. */
export async function play_again(table: string): Promise<void> {
  const { table: next } = await connection.request<Shown>({ do: "rematch", table });
  const all_there = next.phase === "waiting" && next.seats.every((seat) => seat.player !== "open");
  if (all_there && next.you.host) await connection.request({ do: "start", table: next.id });
  go(`/table/${next.id}`);
}
