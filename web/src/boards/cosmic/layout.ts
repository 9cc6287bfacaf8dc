// Where everything lies on a table: the warp in the middle, the home systems around it, the own one nearest. Computed from
// the room there is, in pixels, so that the gate can point from the warp at any planet.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface SystemLayout {
  box: Box;
  /** Planets stand in a row, or in a column where the table is high enough beside the warp. */
  runs: "row" | "column";
  /** The middles of its planets, within the box. */
  planets: Point[];
  /** How wide a planet is. */
  size: number;
}
export interface TableLayout {
  /** 1 on a usual screen; letters and pieces follow it. */
  scale: number;
  centre: Box;
  systems: ReadonlyMap<string, SystemLayout>;
}

const usual = { width: 1240, height: 430 };
const clamp = (low: number, n: number, high: number): number => Math.max(low, Math.min(n, high));

/** A row of planets that bends towards the warp: `bend` pixels down (or up) in the middle. */
function row_of(box: Box, count: number, size: number, head: number, bend: number): Point[] {
  const step = box.w / count;
  const top = head + size / 2 + Math.max(0, -bend);
  return Array.from({ length: count }, (_, i) => {
    const off = (2 * i - (count - 1)) / Math.max(1, count - 1);
    return { x: step * (i + 0.5), y: top + bend * (1 - off * off) };
  });
}
/** A column that bends `bend` pixels away from the warp, to the left or to the right of it. */
function column_of(box: Box, count: number, edge: number, head: number, bend: number, left: boolean): Point[] {
  const step = (box.h - head) / count;
  return Array.from({ length: count }, (_, i) => {
    const off = (2 * i - (count - 1)) / Math.max(1, count - 1);
    const aside = edge + bend * off * off;
    return { x: left ? aside : box.w - aside, y: head + step * i + edge };
  });
}

/** `seats` clockwise, the own one first. `shown`: whose system is drawn larger. */
export function table_layout(
  room: { width: number; height: number },
  seats: readonly string[],
  planets: number,
  shown: string,
): TableLayout {
  const width = Math.max(room.width, 600);
  const height = Math.max(room.height, 340);
  const scale = clamp(0.8, Math.min(width / usual.width, height / usual.height), 1.7);
  const head = 30 * scale;
  const size_of = (seat: string) => (seat === shown ? 56 : 46) * scale;
  const high = (seat: string) => head + size_of(seat) + 46 * scale;
  const [own, ...others] = seats as [string, ...string[]];
  const rows = others.length > 3;
  const side = rows ? clamp(290, width * 0.3, 460 * scale) : clamp(150, width * 0.17, 250 * scale);
  const systems = new Map<string, SystemLayout>();
  const put_row = (seat: string, x: number, y: number, w: number, bend: number) => {
    const grown = seat === shown ? 8 * scale : 0;
    const box = { x: x - grown / 2, y, w: w + grown, h: high(seat) + Math.abs(bend) };
    systems.set(seat, {
      box,
      runs: "row",
      planets: row_of(box, planets, size_of(seat), head, bend),
      size: size_of(seat),
    });
  };
  const put_column = (seat: string, left: boolean) => {
    const w = seat === shown ? side : side * 0.8;
    const h = Math.min(height - 4, head * 1.9 + planets * 74 * scale);
    const box = { x: left ? 0 : width - w, y: (height - h) / 2, w, h };
    systems.set(seat, {
      box,
      runs: "column",
      planets: column_of(box, planets, 31 * scale, head * 1.9, Math.min(side * 0.3, 70 * scale), left),
      size: size_of(seat),
    });
  };
  const middle = width - 2 * side;
  const own_width = rows ? side - 14 : Math.min(middle - 8, 560 * scale);
  put_row(own, (width - own_width) / 2, height - high(own) - 12 * scale, own_width, 12 * scale);
  const top = others.length === 3 ? others[1]! : null;
  if (rows) {
    const lower = (seat: string) => height - high(seat) - 14 * scale - 6 * scale;
    const bend = 12 * scale;
    put_row(others[0]!, 6, lower(others[0]!), side - 14, bend);
    put_row(others[1]!, 6, 4, side - 14, -bend);
    put_row(others[2]!, width - side + 8, 4, side - 14, -bend);
    put_row(others[3]!, width - side + 8, lower(others[3]!), side - 14, bend);
  } else {
    put_column(others[0]!, true);
    if (top) put_row(top, (width - own_width) / 2, 2, own_width, -10 * scale);
    put_column(others.at(-1)!, false);
  }
  const from = top ? systems.get(top)!.box.h + 4 : 2;
  const to = systems.get(own)!.box.y - 4;
  return { scale, systems, centre: { x: side + 4, y: from, w: middle - 8, h: to - from } };
}

/** The gate: a long cone from its wide end to the planet that it points at, as path data. */
export function gate_path(from: Point, to: Point, wide: number, narrow: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / far, dx / far];
  const at = (p: Point, off: number) => `${(p.x + nx * off).toFixed(1)} ${(p.y + ny * off).toFixed(1)}`;
  return `M${at(from, wide)}L${at(to, narrow)}L${at(to, -narrow)}L${at(from, -wide)}Z`;
}
