// Written by tools/generate.mjs from the server's table of requests: do not edit.
import type { Clock, Preference, Windows } from "./protocol";

/** Whatever a server can be asked. The connection adds the `id`. */
export type Request =
  | { do: "hello"; protocol: number; token?: string }
  | { do: "guest"; name: string }
  | { do: "register"; name: string; password: string }
  | { do: "login"; name: string; password: string }
  | { do: "logout"; everywhere?: boolean }
  | { do: "password"; password: string; new_password: string }
  | { do: "delete"; password?: string }
  | { do: "history"; before?: number }
  | { do: "games"; unfinished?: boolean }
  | { do: "tables"; unfinished?: boolean }
  | {
      do: "create";
      game: string;
      seats: string[];
      options: Record<string, number>;
      clock: Clock;
      public: boolean;
      key?: string;
      windows?: Windows;
      absent_minutes?: number;
    }
  | { do: "watch"; table: string; after?: number; seat_token?: string; gallery?: boolean }
  | { do: "unwatch"; table: string }
  | { do: "sit"; table: string; seat?: string; key?: string }
  | { do: "stand"; table: string }
  | { do: "seat"; table: string; seat: string; player: string }
  | { do: "start"; table: string; key?: string }
  | { do: "cancel"; table: string }
  | { do: "remove"; table: string; seat: string }
  | { do: "mute"; table: string; said: number; muted: boolean }
  | { do: "rematch"; table: string }
  | { do: "act"; table: string; ticket: number; action?: string; actions?: string[] }
  | { do: "try"; table: string; actions: string[] }
  | { do: "why"; table: string; action: string }
  | { do: "undo"; table: string; ticket: number; to?: string }
  | { do: "hold"; table: string; ticket: number }
  | { do: "hand_over"; table: string; seat: string }
  | { do: "ask_undo"; table: string }
  | { do: "answer_undo"; table: string; agree: boolean }
  | { do: "back"; table: string }
  | { do: "chat"; table: string; text: string; key?: string }
  | { do: "prefer"; table: string; rules: Preference[] }
  | { do: "ping" };

/** These may have a key, by which the server knows them when they come again. */
export const keyed = ["create", "sit", "start", "chat"] as const;
export type KeyedRequest = Extract<Request, { do: (typeof keyed)[number] }>;
