// A galaxy: the honeycomb of nebulae, stars on its corners, life on its sides, three sectors.
import { memo } from "react";
import type { JSX } from "react";
import type { Move } from "../contract";
import { SpotGroup } from "../../ui/spot";
import { useTable } from "./context";
import { tile_facts } from "./facts";
import { galaxy, sector_letters, sectors } from "./geometry";
import type { LifeSpace, NebulaSpace, StarSpace } from "./geometry";
import { wants } from "./measure";
import { Nebula } from "./nebula";
import { hexagon, Proto, Stable, Star } from "./pieces";
import { figure_of, tokens_on } from "./state";
import type { Player } from "./state";

export const view_box = "-412 -408 824 768";

/** The sky behind: haze in the colours of the sectors, a warm core, and dust that is the same every time. */
const Sky = memo(function Sky(): JSX.Element {
  let seed = 20;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  // Three arms wind out of the core; what strays between them fills the rest. One path for each brightness: dust is
  // hundreds of grains, and a galaxy is drawn often.
  const grains = [0, 1, 2].map((bright) =>
    Array.from({ length: 150 - bright * 50 }, (_, i) => {
      const far = Math.pow(next(), 0.75) * 385;
      const stray = i % 4 === 0 ? Math.PI * 2 : 0.55;
      const angle = (i % 3) * ((Math.PI * 2) / 3) + far / 150 + (next() - 0.5) * stray;
      return `M${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle) * 0.95 - 20).toFixed(1)}h0`;
    }).join(""),
  );
  const heart = (sector: string) => {
    const own = galaxy.nebulae.filter((n) => n.sector === sector);
    return { x: own.reduce((s, n) => s + n.x, 0) / own.length, y: own.reduce((s, n) => s + n.y, 0) / own.length };
  };
  return (
    <g aria-hidden="true">
      <ellipse cy="-24" rx="412" ry="384" fill="url(#nk-sky)" />
      {sectors.map((sector) => (
        <circle key={sector} cx={heart(sector).x} cy={heart(sector).y} r="212" fill={`url(#nk-haze-${sector})`} />
      ))}
      <circle r="240" fill="url(#nk-core)" />
      {grains.map((path, bright) => (
        <path
          key={bright}
          d={path}
          fill="none"
          stroke="#fff"
          strokeLinecap="round"
          strokeWidth={1.1 + bright * 0.9}
          strokeOpacity={0.4 + bright * 0.15}
        />
      ))}
    </g>
  );
});

const letter_at = { delta: { x: 0, y: -376 }, psi: { x: 322, y: 232 }, phi: { x: -322, y: 232 } } as const;

const Lines = memo(function Lines({ letters }: { letters: boolean }): JSX.Element {
  return (
    <g aria-hidden="true">
      {galaxy.nebulae.map((n) => (
        <polygon
          key={n.id}
          points={hexagon(100)}
          transform={`translate(${n.x} ${n.y})`}
          fill={`var(--nk-${n.sector})`}
          fillOpacity="0.05"
          stroke="#aebcff"
          strokeOpacity="0.3"
          strokeWidth="1.5"
        />
      ))}
      {galaxy.lives
        .filter((l) => l.sectors.length > 1)
        .map((l) => (
          <line
            key={l.id}
            x1="-50"
            x2="50"
            transform={`translate(${l.x} ${l.y}) rotate(${l.angle})`}
            stroke="#fff2d6"
            strokeOpacity="0.85"
            strokeWidth="3.5"
            strokeDasharray="1 8"
            strokeLinecap="round"
          />
        ))}
      {letters &&
        sectors.map((s) => (
          <text key={s} className="nk-sector" x={letter_at[s].x} y={letter_at[s].y} fill={`var(--nk-${s})`} dy="0.35em">
            {sector_letters[s]}
          </text>
        ))}
    </g>
  );
});

interface Aim {
  moves: Move[];
  would?: string | undefined;
}

function NebulaSpot({ space, player, aim }: { space: NebulaSpace; player: Player; aim: Aim }): JSX.Element {
  const { say, cards, lang } = useTable();
  const tile = player.nebulae[space.id];
  const facts = tile ? tile_facts(cards, tile) : null;
  const done = player.completed.includes(space.id);
  const tokens = tokens_on(player, space.id);
  const wanted = tile && facts && !done ? wants(player, space.id, facts) : [];
  const missing = wanted.filter((w) => !w.met).length;
  const label = !tile
    ? say("empty_nebula", space.id, sector_letters[space.sector])
    : [
        say(done ? "done_at" : "tile_at", space.id, cards.get(tile)?.text[lang] ?? tile),
        ...(wanted.length ? [missing ? say("missing", missing) : say("ready")] : []),
        ...tokens.map((t) => say("advanced_on", t.value ?? `${t.group}, ${say("secret")}`)),
      ].join("; ");
  return (
    <SpotGroup {...aim} label={label} transform={`translate(${space.x} ${space.y})`} className="nk-space">
      <polygon points={hexagon(70)} fill="transparent" />
      {tile ? (
        <g aria-hidden="true">
          <Nebula tile={tile} facts={facts} done={done} wants={wanted} tokens={tokens} />
        </g>
      ) : (
        <text className="nk-space-id" aria-hidden="true" dy="0.35em">
          {space.id}
        </text>
      )}
      <polygon className="glow" points={hexagon(69)} fill="none" strokeLinejoin="round" />
    </SpotGroup>
  );
}

function StarSpot(props: { space: StarSpace; player: Player; aim: Aim; reach: number }): JSX.Element {
  const { space, player, aim, reach } = props;
  const { say } = useTable();
  const figure = figure_of(player.stars[space.id]);
  const label = figure ? say(figure.nova ? "nova_at" : "star_at", space.id, figure.element) : say("empty_star", space.id);
  return (
    <SpotGroup {...aim} label={label} transform={`translate(${space.x} ${space.y})`} className="nk-space">
      {aim.moves.length > 0 && <circle r={reach} fill="transparent" />}
      {figure ? <Star figure={figure} r={19} /> : <circle r="5.5" className="nk-empty" />}
      <circle className="glow" r={figure ? 30 : 16} fill="none" />
    </SpotGroup>
  );
}

function LifeSpot(props: { space: LifeSpace; player: Player; aim: Aim; reach: number }): JSX.Element {
  const { space, player, aim, reach } = props;
  const { say } = useTable();
  const proto = player.proto.includes(space.id);
  const stable = player.stable.includes(space.id);
  const start = space.id === "L02";
  const label = say(proto ? "proto_at" : stable ? "stable_at" : start ? "start_life" : "empty_life", space.id);
  return (
    <SpotGroup {...aim} label={label} transform={`translate(${space.x} ${space.y})`} className="nk-space">
      {aim.moves.length > 0 && <circle r={reach} fill="transparent" />}
      {proto && <Proto r={14} />}
      {stable && <Stable r={14} />}
      {!proto && !stable && (
        <rect
          className={start ? "nk-empty nk-start" : "nk-empty"}
          x="-9"
          y="-3.5"
          width="18"
          height="7"
          rx="3.5"
          transform={`rotate(${space.angle})`}
        />
      )}
      <circle className="glow" r={proto || stable ? 20 : 14} fill="none" />
    </SpotGroup>
  );
}

/** A galaxy in full. `live`: it is the one on which this player's moves are made. */
export function Galaxy({ player, live, title }: { player: Player; live: boolean; title: string }): JSX.Element {
  const { things, step, asked } = useTable();
  const aim = (kind: "star" | "life" | "nebula", id: string): Aim => {
    if (!live || !asked) return { moves: [] };
    const verb = things.verb_for(kind);
    // While crafting, a nebula is asked about by what one would do with it next.
    const craft = kind === "nebula" && step === "craft" && player.nebulae[id] !== undefined;
    const next = craft ? (player.completed.includes(id) ? `advance ${id}` : `complete ${id}`) : undefined;
    return { moves: things.at(`${kind}:${id}`), would: verb ? `${verb} ${id}` : next };
  };
  const aims = (kind: "star" | "life") =>
    live && (kind === "star" ? galaxy.stars : galaxy.lives).some((s) => things.at(`${kind}:${s.id}`).length > 0);
  // Where only one kind of space is asked for, each may be hit within a wider circle.
  const both = aims("star") && aims("life");
  return (
    <svg className="nk-galaxy" viewBox={view_box} role="group" aria-label={title}>
      <Sky />
      <Lines letters />
      {galaxy.nebulae.map((n) => (
        <NebulaSpot key={n.id} space={n} player={player} aim={aim("nebula", n.id)} />
      ))}
      {galaxy.lives.map((l) => (
        <LifeSpot key={l.id} space={l} player={player} aim={aim("life", l.id)} reach={both ? 30 : 42} />
      ))}
      {galaxy.stars.map((s) => (
        <StarSpot key={s.id} space={s} player={player} aim={aim("star", s.id)} reach={both ? 30 : 48} />
      ))}
    </svg>
  );
}

/** A galaxy at a glance: shapes and light, no letters. */
export function MiniGalaxy({ player }: { player: Player }): JSX.Element {
  const { cards } = useTable();
  return (
    <svg className="nk-mini-galaxy" viewBox="-365 -385 730 730" aria-hidden="true">
      <Lines letters={false} />
      {galaxy.nebulae.map((n) => {
        const tile = player.nebulae[n.id];
        if (!tile) return null;
        const facts = tile_facts(cards, tile);
        return (
          <g key={n.id} transform={`translate(${n.x} ${n.y})`}>
            <Nebula
              plain
              tile={tile}
              facts={facts}
              done={player.completed.includes(n.id)}
              wants={facts ? wants(player, n.id, facts) : []}
              tokens={tokens_on(player, n.id)}
            />
          </g>
        );
      })}
      {galaxy.lives.map((l) => {
        const proto = player.proto.includes(l.id);
        if (!proto && !player.stable.includes(l.id)) return null;
        return (
          <g key={l.id} transform={`translate(${l.x} ${l.y})`}>
            {proto ? <Proto r={17} /> : <Stable r={17} />}
          </g>
        );
      })}
      {galaxy.stars.map((s) => {
        const figure = figure_of(player.stars[s.id]);
        if (!figure) return null;
        return (
          <g key={s.id} transform={`translate(${s.x} ${s.y})`}>
            <Star figure={figure} r={24} />
          </g>
        );
      })}
    </svg>
  );
}
