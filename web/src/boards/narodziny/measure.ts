// What goals count (rules 11.4) and what a nebula still wants (NK-NEB-03), so that everybody sees how things stand.
import { galaxy, nebula_by_id, star_by_id } from "./geometry";
import { known } from "../contract";
import { elements, figure_of, goal_rewards, time_points, tokens_on } from "./state";
import type { Element, Player } from "./state";
import { size_of_tile, tile_facts } from "./facts";
import type { Cards, GoalFacts, TileFacts } from "./facts";

function count_stars(player: Player, test: (id: string) => boolean): number {
  return Object.values(player.stars).filter(test).length;
}

function largest_group(player: Player): number {
  const left = new Set(Object.keys(player.stars));
  let best = 0;
  for (const start of [...left]) {
    const wave = left.delete(start) ? [start] : [];
    for (let i = 0; i < wave.length; ++i)
      for (const next of star_by_id.get(wave[i]!)!.neighbours) if (left.delete(next)) wave.push(next);
    best = Math.max(best, wave.length);
  }
  return best;
}

function stars_at_advanced(player: Player): number {
  const spaces = new Set(Object.keys(player.advanced_backs).flatMap((n) => nebula_by_id.get(n)!.corners));
  return Object.keys(player.stars).filter((s) => spaces.has(s)).length;
}

export function goal_value(player: Player, goal: GoalFacts): number {
  const completed = player.completed.map((space) => ({ space, size: size_of_tile(player.nebulae[space]!) }));
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
      return completed
        .filter((n) => nebula_by_id.get(n.space)!.sector === goal.of)
        .reduce((total, n) => total + n.size, 0);
    case "life":
      return galaxy.lives
        .filter((l) => l.sectors.some((s) => s === goal.of))
        .filter((l) => player.proto.includes(l.id) || player.stable.includes(l.id)).length;
    case "largest_star_group":
      return largest_group(player);
    case "stars_at_advanced_life":
      return stars_at_advanced(player);
    default:
      return 0;
  }
}

/** Points if the goal were scored now: 6 for the most, 3 for the second with three or four players (NK-GOL-02..07). */
export function goal_points(values: number[]): number[] {
  const best = Math.max(...values);
  const firsts = values.filter((v) => v === best).length;
  const second = Math.max(0, ...values.filter((v) => v < best));
  return values.map((v) => {
    if (v === 0) return 0;
    if (v === best) return goal_rewards[0];
    return v === second && firsts === 1 && values.length > 2 ? goal_rewards[1] : 0;
  });
}

export interface Want {
  element: Element;
  /** Met by a star of that element, by a supernova, or not yet. */
  met: "star" | "nova" | null;
}
/** The symbols of a tile, and which of them the figures around it meet. */
export function wants(player: Player, space: string, tile: TileFacts): Want[] {
  const around = nebula_by_id
    .get(space)!
    .corners.map((s) => figure_of(player.stars[s]))
    .filter((f) => f !== null);
  let novas = around.filter((f) => f.nova).length;
  return elements.flatMap((element) => {
    let here = around.filter((f) => !f.nova && f.element === element).length;
    return Array.from({ length: tile.stars[element] ?? 0 }, (): Want => {
      if (here-- > 0) return { element, met: "star" };
      return { element, met: novas-- > 0 ? "nova" : null };
    });
  });
}

export type ScorePart = "nebulae" | "time" | "advanced" | "rest";
/** Where the points of a finished game come from; null before the cards have come. Nebulae, crystals and advanced life lie
    on the board; what is left are goals and energy cards turned into points, of which the state keeps no count. */
export function score_parts(player: Player, cards: Cards): Record<ScorePart, number> | null {
  const tiles = player.completed.map((space) => tile_facts(cards, player.nebulae[space]!));
  if (tiles.some((tile) => tile === null) || known(player.advanced) === null) return null;
  const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
  const nebulae = sum(tiles.map((tile) => tile!.points));
  const time = sum(time_points.slice(0, player.time.scored));
  const advanced = sum(
    Object.keys(player.advanced_backs).flatMap((space) => tokens_on(player, space).map((t) => t.value ?? 0)),
  );
  return { nebulae, time, advanced, rest: player.score - nebulae - time - advanced };
}
