// The galaxy: 12 nebula spaces, 37 star spaces, 48 life spaces, computed from coordinates (NK-BRD-01..17) as in
// games/narodziny/board.h. A place is an integer triple; axis x points up, y to the lower right, z to the lower left.
// Nebula spaces have sum 1, star spaces sum 0 or 2; the triple of a life space is that of its two ends added.

export type Triple = readonly [number, number, number];
export type Sector = "delta" | "psi" | "phi";
export const sectors: readonly Sector[] = ["delta", "psi", "phi"];
export const sector_letters: Record<Sector, string> = { delta: "Δ", psi: "Ψ", phi: "Φ" };

export interface Point {
  x: number;
  y: number;
}
export interface NebulaSpace extends Point {
  id: string;
  at: Triple;
  sector: Sector;
  /** Star and life spaces around it (NK-BRD-09), in order of their ids. */
  corners: string[];
  sides: string[];
}
export interface StarSpace extends Point {
  id: string;
  at: Triple;
  sectors: Sector[];
  neighbours: string[];
  lives: string[];
}
export interface LifeSpace extends Point {
  id: string;
  at: Triple;
  sectors: Sector[];
  ends: [string, string];
  neighbours: string[];
  /** How the side runs, in degrees, for pieces drawn along it. */
  angle: number;
}

/** Length of a hexagon's side in the drawing. */
export const side = 100;

const add = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const same = (a: Triple, b: Triple): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
const sum = (t: Triple): number => t[0] + t[1] + t[2];
const turned = (t: Triple): Triple => [t[2], t[0], t[1]]; // 120 degrees clockwise (NK-BRD-17)
const right = (t: Triple): number => t[1] - t[2];
const up = (t: Triple): number => 2 * t[0] - t[1] - t[2];
const distance2 = ([x, y, z]: Triple): number => x * x + y * y + z * z - x * y - y * z - z * x;

/** Nearer to the centre first, then clockwise from straight up: the order in which spaces are numbered. */
function compare(a: Triple, b: Triple): number {
  if (distance2(a) !== distance2(b)) return distance2(a) - distance2(b);
  const left_half = (t: Triple) => !(right(t) > 0 || (right(t) === 0 && up(t) > 0));
  if (left_half(a) !== left_half(b)) return left_half(a) ? 1 : -1;
  return right(a) * up(b) - right(b) * up(a);
}

function point_of(t: Triple, scale = side): Point {
  return { x: (Math.sqrt(3) / 2) * right(t) * scale, y: -0.5 * up(t) * scale };
}

const axes: Triple[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const corners_of = (n: Triple): Triple[] => [...axes.map((a) => add(n, a)), ...axes.map((a) => minus(n, a))];
const two = (n: number): string => String(n).padStart(2, "0");
const by_id = (a: string, b: string): number => a.localeCompare(b);

function make() {
  const delta: Triple[] = [
    [1, 0, 0],
    [2, -1, 0],
    [2, 0, -1],
    [1, 1, -1],
  ];
  const hexagons = [...delta, ...delta.map(turned), ...delta.map(turned).map(turned)];

  const places: Triple[] = [];
  for (const corner of hexagons.flatMap(corners_of)) if (!places.some((p) => same(p, corner))) places.push(corner);
  places.sort(compare);
  const stars: StarSpace[] = places.map((at, i) => ({
    id: `S${two(i)}`,
    at,
    ...point_of(at),
    sectors: [],
    neighbours: [],
    lives: [],
  }));

  // Two star spaces are neighbours if they are a side apart and a hexagon has both as corners (NK-BRD-05).
  const share_hexagon = (a: Triple, b: Triple) =>
    hexagons.some((n) => [a, b].every((p) => corners_of(n).some((c) => same(c, p))));
  const pairs = stars.flatMap((a) =>
    stars
      .filter((b) => {
        const d = minus(b.at, a.at);
        return sum(a.at) === 0 && sum(b.at) === 2 && Math.max(...d) === 1 && Math.min(...d) === 0;
      })
      .filter((b) => share_hexagon(a.at, b.at))
      .map((b) => ({ at: add(a.at, b.at), ends: [a, b] as const })),
  );
  pairs.sort((p, q) => compare(p.at, q.at));
  const lives: LifeSpace[] = pairs.map(({ at, ends: [a, b] }, i) => {
    const id = `L${two(i + 1)}`;
    a.neighbours.push(b.id);
    b.neighbours.push(a.id);
    a.lives.push(id);
    b.lives.push(id);
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const ends = [a.id, b.id].sort(by_id) as [string, string];
    return { id, at, ...point_of(at, side / 2), sectors: [], ends, neighbours: [], angle };
  });
  for (const star of stars) {
    star.neighbours.sort(by_id);
    star.lives.sort(by_id);
  }
  for (const life of lives)
    life.neighbours = stars
      .filter((s) => life.ends.includes(s.id))
      .flatMap((s) => s.lives)
      .filter((id) => id !== life.id)
      .sort(by_id);

  const nebulae: NebulaSpace[] = hexagons.map((at, i) => {
    const corners = stars.filter((s) => corners_of(at).some((c) => same(c, s.at))).map((s) => s.id);
    const sides = lives.filter((l) => l.ends.every((e) => corners.includes(e))).map((l) => l.id);
    const sector = Math.floor(i / 4);
    return { id: `${"DPF"[sector]}${(i % 4) + 1}`, at, ...point_of(at), sector: sectors[sector]!, corners, sides };
  });
  // A space on a border belongs to every sector it touches (NK-BRD-12).
  for (const sector of sectors)
    for (const n of nebulae.filter((n) => n.sector === sector)) {
      for (const s of stars) if (n.corners.includes(s.id) && !s.sectors.includes(sector)) s.sectors.push(sector);
      for (const l of lives) if (n.sides.includes(l.id) && !l.sectors.includes(sector)) l.sectors.push(sector);
    }
  return { nebulae, stars, lives };
}

export const galaxy = make();
export const star_by_id = new Map(galaxy.stars.map((s) => [s.id, s]));
export const nebula_by_id = new Map(galaxy.nebulae.map((n) => [n.id, n]));
