// What the others did, retold in a few lines: what is alike is told once, what matters least is left out first.
import type { LogEntry } from "../protocol";

/** A story, with those that were told alike. */
export interface Retold {
  first: LogEntry;
  /** All of them, the first one too. */
  all: LogEntry[];
}
export interface RetoldSeat {
  /** Whose doing it was; null: nobody's. */
  seat: string | null;
  told: Retold[];
  /** How many stories were left out. */
  left_out: number;
}

/** So many lines are read at a glance, and so many by who wants to read. */
export const at_a_glance = 6;
export const at_leisure = 30;
/** By who wants to know all of it. */
export const in_full = Infinity;
const plainly = 1;

type Matters = Readonly<Record<string, number>>;
const weight = ({ key = "" }: LogEntry, matters: Matters) => matters[key] ?? plainly;

/** One for each way in which it is told, in the order in which they happened. */
function alike(stories: readonly LogEntry[]): Retold[] {
  const groups = new Map<string, LogEntry[]>();
  for (const story of stories) {
    const way = story.key ?? story.en;
    groups.set(way, [...(groups.get(way) ?? []), story]);
  }
  return [...groups.values()].map((all) => ({ first: all[0]!, all }));
}

/** My own losses: told by themselves, since nobody looks for them among what the others did. */
export function split_losses(
  stories: readonly LogEntry[],
  is_loss: (story: LogEntry) => boolean,
): { lost: Retold[]; others: LogEntry[] } {
  return {
    lost: stories.filter(is_loss).map((story) => ({ first: story, all: [story] })),
    others: stories.filter((story) => !is_loss(story)),
  };
}

/** The weightiest `room` of them; of what does not matter at all, only the last if there is nothing else. */
function foremost(told: Retold[], room: number, matters: Matters): Retold[] {
  if (room === in_full) return told;
  const telling = told.filter(({ first }) => weight(first, matters) > 0);
  if (telling.length === 0) return told.slice(-1);
  const best = [...telling].sort((a, b) => weight(b.first, matters) - weight(a.first, matters)).slice(0, room);
  return telling.filter((one) => best.includes(one));
}

/** By seat, those who did something first. `seat_of`: whose doing a story tells. */
export function retell(
  stories: readonly LogEntry[],
  seat_of: (story: LogEntry) => string | null,
  matters: Matters = {},
  most = at_a_glance,
): RetoldSeat[] {
  const seats = [...new Set(stories.map(seat_of))];
  const room = Math.max(1, Math.floor(most / Math.max(1, seats.length)));
  return seats
    .map((seat) => {
      const theirs = stories.filter((story) => seat_of(story) === seat);
      const told = foremost(alike(theirs), room, matters);
      return { seat, told, left_out: theirs.length - told.reduce((sum, { all }) => sum + all.length, 0) };
    })
    .filter(({ seat, told }) => seat !== null || told.some(({ first }) => weight(first, matters) > 0));
}

/** The row in which the weightiest thing is told: where there is room for one. */
export function foremost_of(rows: readonly RetoldSeat[], matters: Matters = {}): RetoldSeat | undefined {
  const heaviest = ({ told }: RetoldSeat) => Math.max(...told.map(({ first }) => weight(first, matters)));
  return [...rows].sort((a, b) => heaviest(b) - heaviest(a))[0];
}
