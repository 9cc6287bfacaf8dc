// A small galaxy, for a glance at what another player has.
import type { JSX } from "react";
import { place } from "../../ui/pointing";
import { Lines } from "./backdrop";
import { useTable } from "./context";
import { tile_facts } from "./facts";
import { Nebula } from "./nebula";
import { Proto, Stable, Star } from "./pieces";
import { figure_of, tokens_on, wants } from "./state";
import type { Player } from "./state";

/** A galaxy at a glance: shapes and light, no letters. */
export function MiniGalaxy({ player }: { player: Player }): JSX.Element {
  const { cards, facts: numbers, galaxy } = useTable();
  return (
    <svg className="nk-mini-galaxy" viewBox="-365 -385 730 730" aria-hidden="true">
      <Lines galaxy={galaxy} letters={false} />
      {galaxy.nebulae.map((n) => {
        const tile = player.nebulae[n.id];
        if (!tile) return null;
        const facts = tile_facts(cards, tile);
        return (
          <g key={n.id} transform={`translate(${n.x} ${n.y})`} {...place("nebula-space", n.id)}>
            <Nebula
              plain
              tile={tile}
              facts={facts}
              done={player.completed.includes(n.id)}
              ready={player.completable.includes(n.id)}
              wants={facts ? wants(player, n.id, facts, numbers) : []}
              tokens={tokens_on(player, n.id, numbers)}
            />
          </g>
        );
      })}
      {galaxy.lives.map((l) => {
        const proto = player.proto.includes(l.id);
        if (!proto && !player.stable.includes(l.id)) return null;
        return (
          <g key={l.id} transform={`translate(${l.x} ${l.y})`} {...place("life-space", l.id)}>
            {proto ? <Proto r={17} /> : <Stable r={17} />}
          </g>
        );
      })}
      {galaxy.stars.map((s) => {
        const figure = figure_of(player.stars[s.id]);
        if (!figure) return null;
        return (
          <g key={s.id} transform={`translate(${s.x} ${s.y})`} {...place("star-space", s.id)}>
            <Star figure={figure} r={24} />
          </g>
        );
      })}
    </svg>
  );
}
