// The galaxy of the drawing: the spaces that the facts name, each at its point. A place is an integer triple; axis x points
// up, y to the lower right, z to the lower left. The triple of a life space is that of its two ends added.
import type { Facts, LifeFacts, NebulaFacts, Sector, StarFacts, Triple } from "./facts";

export const sector_letters: Record<Sector, string> = { delta: "Δ", psi: "Ψ", phi: "Φ" };

export interface Point {
  x: number;
  y: number;
}
export interface NebulaSpace extends Point, NebulaFacts {
  id: string;
}
export interface StarSpace extends Point, StarFacts {
  id: string;
}
export interface LifeSpace extends Point, LifeFacts {
  id: string;
  /** How the side runs, in degrees, for pieces drawn along it. */
  angle: number;
}
export interface Galaxy {
  nebulae: NebulaSpace[];
  stars: StarSpace[];
  lives: LifeSpace[];
  nebula: (id: string) => NebulaSpace;
  star: (id: string) => StarSpace;
}

/** Length of a hexagon's side in the drawing. */
const side = 100;

function point_of([x, y, z]: Triple, scale = side): Point {
  return { x: (Math.sqrt(3) / 2) * (y - z) * scale, y: -0.5 * (2 * x - y - z) * scale };
}

function make(facts: Facts): Galaxy {
  const nebulae = Object.entries(facts.nebula_spaces).map(([id, n]) => ({ id, ...n, ...point_of(n.at) }));
  const stars = Object.entries(facts.star_spaces).map(([id, s]) => ({ id, ...s, ...point_of(s.at) }));
  const by_id = { nebula: new Map(nebulae.map((n) => [n.id, n])), star: new Map(stars.map((s) => [s.id, s])) };
  const star = (id: string) => by_id.star.get(id)!;
  const lives = Object.entries(facts.life_spaces).map(([id, life]) => {
    const [a, b] = [star(life.ends[0]), star(life.ends[1])];
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return { id, ...life, ...point_of(life.at, side / 2), angle };
  });
  return { nebulae, stars, lives, star, nebula: (id) => by_id.nebula.get(id)! };
}

const made = new WeakMap<Facts, Galaxy>();
/** Made once: it is drawn often. */
export function galaxy_of(facts: Facts): Galaxy {
  const galaxy = made.get(facts) ?? make(facts);
  made.set(facts, galaxy);
  return galaxy;
}
