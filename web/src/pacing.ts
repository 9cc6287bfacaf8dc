// What the others do is shown one thing after another, at a pace that eyes can follow. Bots decide in no time; without
// this a player would see the board jump from one question of theirs to the next.

export const paces = ["at_once", "brisk", "calm"] as const;
export type Pace = (typeof paces)[number];
const gap_ms: Record<Pace, number> = { at_once: 0, brisk: 450, calm: 1300 };
// More than so many waiting: who waits for their turn would rather see them faster.
const patience = 5;

// What comes faster than eyes and screens can tell apart is shown together.
const frame_ms = 30;

interface Waiting {
  show: () => void;
  /** Wants to be looked at for a moment. */
  paced: boolean;
  /** Somebody waits for it to end; a mere onlooker has time. */
  hurried: boolean;
}

export class Pacer {
  private waiting: Waiting[] = [];
  private shown_at = -Infinity;
  private went_at = -Infinity;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private held = false;

  /** `behind` is told how many things wait to be shown. */
  constructor(
    private readonly pace: () => Pace,
    private readonly behind: (count: number) => void,
  ) {}

  /** Shows it now, or when everything before it has been seen. */
  add(show: () => void, { paced, hurried = true }: { paced: boolean; hurried?: boolean }): void {
    this.waiting.push({ show, paced, hurried });
    const rest = this.went_at + frame_ms - Date.now();
    if (rest <= 0) {
      this.go_on();
      return;
    }
    this.timer ??= setTimeout(() => this.go_on(), rest);
    this.behind(this.waiting.length);
  }

  /** While something is being looked at nothing that can wait is shown. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (!held) this.go_on();
  }

  /** Shows all that waits, at once. */
  skip(): void {
    for (const { show } of this.waiting.splice(0)) show();
    this.go_on();
  }

  private go_on(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.went_at = Date.now();
    while (this.waiting.length > 0) {
      const next = this.waiting[0]!;
      if (next.paced && this.held && this.pace() !== "at_once") break;
      const left = next.paced ? this.shown_at + this.gap(next) - Date.now() : 0;
      if (left > 0) {
        this.timer = setTimeout(() => this.go_on(), left);
        break;
      }
      this.waiting.shift();
      if (next.paced) this.shown_at = Date.now();
      next.show();
    }
    this.behind(this.waiting.length);
  }

  private gap({ hurried }: Waiting): number {
    const full = gap_ms[this.pace()];
    return hurried ? full / Math.max(1, this.waiting.length / patience) : full;
  }
}
