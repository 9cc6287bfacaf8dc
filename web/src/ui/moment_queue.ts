// Moments: what matters at a table, shown for a second or two while the game goes on. The log tells what has happened; a
// board's table says which of its entries are a moment. What comes together is shown together, and nobody waits long.
import type { MomentEntry, Moments } from "../boards/contract";
import type { LogEntry, TypedArg } from "../protocol";

/** What one entry told of its scene. */
export interface MomentFact {
  seat: string | null;
  against: string | null;
  gains: number | null;
  thing: TypedArg | null;
  /** Where it is told in its own words. */
  entry: LogEntry | null;
}
export interface Scene {
  /** By its name in the board's table. */
  name: string;
  n: number | null;
  m?: number | null;
  /** What the others do next waits for it. */
  holds?: true;
  facts: MomentFact[];
}

/** What they all got of one thing, or one of them of all things. */
export interface MomentLine {
  key: string;
  facts: MomentFact[];
}

function fact_of(entry: LogEntry, rule: MomentEntry): MomentFact {
  const arg = (at: number | undefined) => (at === undefined ? undefined : entry.args?.[at]);
  const text = (at: number | undefined) => (arg(at) === undefined ? null : String(arg(at)!.value));
  const gains = arg(rule.gains);
  return {
    seat: text(rule.seat),
    against: text(rule.against),
    gains: gains === undefined ? null : Number(gains.value),
    thing: arg(rule.thing) ?? null,
    entry: rule.told ? entry : null,
  };
}
/** An entry that only gives its scene a number has nothing to be listed. */
const tells = (fact: MomentFact) => fact.seat !== null || fact.thing !== null || fact.entry !== null;

/** The scenes that these entries make, in the order in which they began. */
export function scenes_in(entries: readonly LogEntry[], moments: Moments): Scene[] {
  const scenes = entries.flatMap((entry): Scene[] => {
    const rule = entry.key === undefined ? undefined : moments.entries[entry.key];
    if (!rule) return [];
    const number = (at: number | undefined) => {
      const arg = at === undefined ? undefined : entry.args?.[at];
      return arg === undefined ? null : Number(arg.value);
    };
    const m = rule.m === undefined ? {} : { m: number(rule.m) };
    const holds = moments.scenes[rule.scene]?.holds ? { holds: true as const } : {};
    return [{ name: rule.scene, n: number(rule.n), ...m, ...holds, facts: [fact_of(entry, rule)].filter(tells) }];
  });
  return join([], scenes);
}

const later = (m: number | null | undefined) => (m === undefined ? {} : { m });

/** One list of both; scenes of the same name become one. */
export function join(before: readonly Scene[], more: readonly Scene[]): Scene[] {
  const joined = before.map((scene) => ({ ...scene }));
  for (const scene of more) {
    const same = joined.find(({ name }) => name === scene.name);
    if (!same) joined.push({ ...scene });
    else
      Object.assign(same, {
        ...scene,
        n: scene.n ?? same.n,
        ...later(scene.m ?? same.m),
        facts: [...same.facts, ...scene.facts],
      });
  }
  return joined;
}

export function lines_of({ facts }: Scene, by: "seats" | "things"): MomentLine[] {
  const lines = new Map<string, MomentFact[]>();
  for (const fact of facts) {
    const key = by === "seats" ? `${fact.seat} ${fact.against}` : String(fact.thing?.value);
    lines.set(key, [...(lines.get(key) ?? []), fact]);
  }
  return [...lines].map(([key, together]) => ({ key, facts: together }));
}

const shortest_ms = 1500;
const line_ms = 220;
const longest_ms = 2600;
/** What holds up the game is read, not glimpsed: a click goes on. */
const held_ms = 1200;
/** So many lines are read within the shortest time. */
const read_at_once = 2;
/** More scenes than that in a row would be a report, not a moment: the latest stay, and what holds up the game. */
const most_scenes = 3;

function time_for({ facts }: Scene): number {
  return Math.min(longest_ms, shortest_ms + Math.max(0, facts.length - read_at_once) * line_ms);
}

/** Shows one scene after another, all in the same place. What comes while one is shown joins it if it belongs to it, and
 * waits otherwise. */
export class MomentQueue {
  private shown: Scene[] = [];
  private waiting: Scene[] = [];
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` is told what is to be seen; an empty list: nothing. */
  constructor(private readonly show: (scenes: readonly Scene[]) => void) {}

  /** Whether something is shown or waits that holds up the game. */
  is_holding(): boolean {
    return [...this.shown, ...this.waiting].some(({ holds }) => holds);
  }

  add(scenes: readonly Scene[]): void {
    if (scenes.length === 0) return;
    const [belongs, other] = [true, false].map((here) =>
      scenes.filter(({ name }) => this.shown.some((one) => one.name === name) === here),
    );
    if (belongs!.length > 0) this.put(join(this.shown, belongs!));
    this.waiting = MomentQueue.foremost(join(this.waiting, other!));
    if (this.shown.length === 0) this.next();
  }

  /** What is shown has been seen. */
  skip(): void {
    if (this.shown.length > 0) this.next();
  }

  /** Nobody looks any longer. */
  clear(): void {
    this.waiting = [];
    this.skip();
  }

  private next(): void {
    this.since = Date.now();
    this.put(this.waiting.splice(0, 1));
  }

  private static foremost(scenes: Scene[]): Scene[] {
    const light = scenes.filter(({ holds }) => !holds).slice(-most_scenes);
    return scenes.filter((scene) => scene.holds || light.includes(scene));
  }

  private put(scenes: Scene[]): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.shown = scenes;
    const [scene] = scenes;
    if (scene) {
      const time = time_for(scene) + (scene.holds ? held_ms : 0);
      this.timer = setTimeout(() => this.next(), Math.max(0, this.since + time - Date.now()));
    }
    this.show(scenes);
  }
}
