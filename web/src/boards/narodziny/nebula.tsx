// A nebula tile: a cold, dim cloud with its demands while unfinished, a glowing one when completed.
import type { JSX } from "react";
import type { TileFacts } from "./facts";
import { Glyph } from "./glyph";
import { Advanced, burst, hexagon } from "./pieces";
import { group_numbers } from "./state";
import type { Token, Want } from "./state";

/** The same tile always has the same cloud. */
function turn_of(tile: string): number {
  return Array.from(tile).reduce((sum, c) => sum * 7 + c.charCodeAt(0), 3) % 360;
}

/** Wisps of gas around the middle, and the young stars in them. */
const wisps = [
  { turn: 0, far: 22, long: 50, wide: 24, second: false },
  { turn: 72, far: 26, long: 42, wide: 30, second: true },
  { turn: 138, far: 20, long: 54, wide: 22, second: false },
  { turn: 215, far: 28, long: 40, wide: 28, second: true },
  { turn: 290, far: 24, long: 46, wide: 26, second: false },
];
const sparks = [
  [30, 44, 1.7],
  [95, 36, 1.2],
  [150, 50, 2],
  [200, 33, 1.4],
  [250, 48, 1.2],
  [310, 40, 1.8],
  [345, 52, 1.2],
] as const;

function Cloud({ tile, size, done }: { tile: string; size: number; done: boolean }): JSX.Element {
  const light = `url(#nk-cloud-${size})`;
  const second = `url(#nk-cloud2-${size})`;
  return (
    <g
      transform={`rotate(${turn_of(tile)})`}
      opacity={done ? 1 : 0.5}
      className={done ? "nk-cloud nk-cloud-done" : "nk-cloud"}
    >
      {done && <circle r="106" fill={light} opacity="0.55" />}
      {done && (
        <polygon points={hexagon(66)} transform={`rotate(${-turn_of(tile)})`} fill={`var(--nk-size${size}-c)`} />
      )}
      {wisps.map((w) => (
        <ellipse
          key={w.turn}
          rx={w.long * (done ? 1.15 : 1)}
          ry={w.wide * (done ? 1.15 : 1)}
          transform={`rotate(${w.turn}) translate(${w.far} 0) rotate(38)`}
          fill={w.second ? second : light}
        />
      ))}
      {done &&
        sparks.map(([turn, far, r]) => <circle key={turn} r={r} cx={far} transform={`rotate(${turn})`} fill="#fff" />)}
      {done && <circle r="34" fill="url(#nk-halo-nova)" opacity="0.6" />}
    </g>
  );
}

function Demand({ want, x, y, r }: { want: Want; x: number; y: number; r: number }): JSX.Element {
  const met = want.met !== "nothing";
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {want.met === "supernova" && <polygon points={burst(10, r * 1.3, r)} fill="#ffe9bd" />}
      <circle
        r={r}
        fill={met ? `var(--nk-${want.element})` : "#0b0f24"}
        stroke={`var(--nk-${want.element})`}
        strokeWidth="2"
        strokeDasharray={met ? undefined : "4 2.5"}
      />
      <Glyph text={want.element} size={r * 1.15} fill={met ? "#150b05" : `var(--nk-${want.element})`} />
    </g>
  );
}

/** What is printed on the unfinished side: the stars it wants around its points. */
function Demands({ wants, points, size }: { wants: Want[]; points: number; size: number }): JSX.Element {
  const start = wants.length === 4 ? -135 : -90;
  return (
    <g>
      {wants.map((want, i) => {
        const a = ((start + (i * 360) / wants.length) * Math.PI) / 180;
        return <Demand key={i} want={want} x={39 * Math.cos(a)} y={39 * Math.sin(a)} r={14.5} />;
      })}
      <Glyph text={points} size={27} y={-3} fill="#fff" />
      <Pips size={size} y={17} />
    </g>
  );
}

function Pips({ size, y }: { size: number; y: number }): JSX.Element {
  return (
    <g fill="#fff" opacity="0.9">
      {Array.from({ length: size }, (_, i) => (
        <circle key={i} cx={(i - (size - 1) / 2) * 7} cy={y} r="2.2" />
      ))}
    </g>
  );
}

export interface NebulaProps {
  tile: string;
  facts: TileFacts | null;
  done: boolean;
  /** It has all that it wants. */
  ready: boolean;
  wants: Want[];
  tokens: Token[];
  /** In a small galaxy the letters would be dust. */
  plain?: boolean;
}

export function Nebula({ tile, facts, done, ready, wants, tokens, plain = false }: NebulaProps): JSX.Element {
  const size = facts?.size ?? 1;
  return (
    <g>
      <Cloud tile={tile} size={size} done={done} />
      <polygon
        points={hexagon(66)}
        fill={done ? "none" : "#0a0d2088"}
        stroke={`var(--nk-size${size})`}
        strokeOpacity={done || ready ? 1 : 0.7}
        strokeWidth={done ? 2.5 : 1.6}
        strokeDasharray={done || ready ? undefined : "7 5"}
        strokeLinejoin="round"
      />
      {!plain && !done && facts && <Demands wants={wants} points={facts.points} size={size} />}
      {plain && !done && <circle r="7" fill="#fff" opacity={ready ? 0.9 : 0.35} />}
      {!plain && done && tokens.length === 0 && (
        <g>
          {facts && <Glyph text={facts.points} size={32} y={-3} className="nk-done" />}
          <Pips size={size} y={19} />
        </g>
      )}
      {tokens.map((token, i) => (
        <g key={i} transform={`translate(${tokens.length > 1 ? (i ? 24 : -24) : 0} 0)`}>
          <Advanced
            r={plain ? 34 : tokens.length > 1 ? 24 : 29}
            value={plain ? null : token.value}
            group={plain ? "" : "I".repeat(group_numbers[token.group])}
          />
        </g>
      ))}
    </g>
  );
}
