// What goals count (rules 11.4) and what a nebula still wants (NK-NEB-03), so that everybody sees how things stand.
import { galaxy_of } from "./geometry";
import type { Galaxy } from "./geometry";
import { figure_of } from "./state";
import type { Element, Player } from "./state";
import { size_of_tile } from "./facts";
import type { Cards, Facts, GoalFacts, TileFacts } from "./facts";

function count_stars(player: Player, test: (id: string) => boolean): number {
  return Object.values(player.stars).filter(test).length;
}

function largest_group(player: Player, galaxy: Galaxy): number {
  const left = new Set(Object.keys(player.stars));
  let best = 0;
  for (const start of [...left]) {
    const wave = left.delete(start) ? [start] : [];
    for (let i = 0; i < wave.length; ++i)
      for (const next of galaxy.star(wave[i]!).neighbours) if (left.delete(next)) wave.push(next);
    best = Math.max(best, wave.length);
  }
  return best;
}

function stars_at_advanced(player: Player, galaxy: Galaxy): number {
  const spaces = new Set(Object.keys(player.advanced_backs).flatMap((n) => galaxy.nebula(n).corners));
  return Object.keys(player.stars).filter((s) => spaces.has(s)).length;
}

export function goal_value(player: Player, goal: GoalFacts, cards: Cards, facts: Facts): number {
  const galaxy = galaxy_of(facts);
  const completed = player.completed.map((space) => ({ space, size: size_of_tile(cards, player.nebulae[space]!) }));
  switch (goal.measure) {
    case "stable_life":
      return player.stable.length;
    case "proto_life":
      return player.proto.length;
    case "supernovas":
      return count_stars(player, (id) => id.endsWith("*"));
    case "stars":
      return count_stars(player, (id) => id === goal.of);
    case "time_crystals":
      return player.time.scored;
    case "completed":
      return completed.filter((n) => n.size === goal.of).length;
    case "nebula_size":
      return completed.filter((n) => galaxy.nebula(n.space).sector === goal.of).reduce((total, n) => total + n.size, 0);
    case "life":
      return galaxy.lives
        .filter((l) => l.sectors.some((s) => s === goal.of))
        .filter((l) => player.proto.includes(l.id) || player.stable.includes(l.id)).length;
    case "largest_star_group":
      return largest_group(player, galaxy);
    case "stars_at_advanced_life":
      return stars_at_advanced(player, galaxy);
    default:
      return 0;
  }
}

/** Points if the goal were scored now: for the most, and for the second with three or four players (NK-GOL-02..07). */
export function goal_points(values: number[], facts: Facts): number[] {
  const best = Math.max(...values);
  const firsts = values.filter((v) => v === best).length;
  const second = Math.max(0, ...values.filter((v) => v < best));
  return values.map((v) => {
    if (v === 0) return 0;
    if (v === best) return facts.goal_points[0];
    return v === second && firsts === 1 && values.length > 2 ? facts.goal_points[1] : 0;
  });
}

export interface Want {
  element: Element;
  /** Met by a star of that element, by a supernova, or not yet. */
  met: "star" | "nova" | null;
}
/** The symbols of a tile, and which of them the figures around it meet. */
export function wants(player: Player, space: string, tile: TileFacts, facts: Facts): Want[] {
  const around = galaxy_of(facts)
    .nebula(space)
    .corners.map((s) => figure_of(player.stars[s]))
    .filter((f) => f !== null);
  let novas = around.filter((f) => f.nova).length;
  return facts.elements.flatMap((element) => {
    let here = around.filter((f) => !f.nova && f.element === element).length;
    return Array.from({ length: tile.stars[element] ?? 0 }, (): Want => {
      if (here-- > 0) return { element, met: "star" };
      return { element, met: novas-- > 0 ? "nova" : null };
    });
  });
}
