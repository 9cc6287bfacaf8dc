// Behind the pieces of a galaxy: its sky, and the lines of the honeycomb.
import { memo } from "react";
import type { JSX } from "react";
import { sector_letters } from "./geometry";
import type { Galaxy } from "./geometry";
import { hexagon } from "./pieces";

const sectors = ["delta", "psi", "phi"] as const;

/** The sky behind: haze in the colours of the sectors, a warm core, and dust that is the same every time. */
export const Sky = memo(function Sky({ galaxy }: { galaxy: Galaxy }): JSX.Element {
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

const letter_at = { delta: { x: 0, y: -354 }, psi: { x: 318, y: 246 }, phi: { x: -318, y: 246 } } as const;

export const Lines = memo(function Lines({ galaxy, letters }: { galaxy: Galaxy; letters: boolean }): JSX.Element {
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
