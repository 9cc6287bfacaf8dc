import type { Clock, LogEntry, Table } from "../protocol";
import { connection, keep_seat_token } from "../store";
import { go } from "../ui/router";

export interface Setup {
  game: string;
  seats: string[];
  options: Record<string, number>;
  clock: Clock;
  public: boolean;
}

export async function sit_down(table: string, seat?: string): Promise<void> {
  const reply = await connection.request<{ seat_token: string }>({ do: "sit", table, ...(seat ? { seat } : {}) });
  keep_seat_token(table, reply.seat_token);
}

/** Makes the table, takes its first open seat, and goes there. `start`: begins at once. */
export async function create_table(setup: Setup, start: boolean): Promise<void> {
  const reply = await connection.request<{ table: Table; log: LogEntry[] }>({ do: "create", ...setup });
  const id = reply.table.id;
  if (setup.seats.includes("open")) await sit_down(id);
  if (start) await connection.request({ do: "start", table: id });
  go(`/table/${id}`);
}
