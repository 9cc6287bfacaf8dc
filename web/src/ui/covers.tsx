// The covers of the games, drawn by us.
import { useId } from "react";
import type { JSX } from "react";
import { scatter, seed_of } from "./random";

export function Stars({
  count,
  seed,
  width,
  height,
}: {
  count: number;
  seed: number;
  width: number;
  height: number;
}): JSX.Element {
  const random = scatter(seed);
  return (
    <g>
      {Array.from({ length: count }, (_, i) => (
        <circle
          key={i}
          cx={(random() * width).toFixed(1)}
          cy={(random() * height).toFixed(1)}
          r={(0.35 + random() ** 3 * 1.6).toFixed(2)}
          fill={random() > 0.75 ? "#ffd9a0" : "#dfe8ff"}
          opacity={(0.25 + random() * 0.7).toFixed(2)}
        />
      ))}
    </g>
  );
}

function hexagon(x: number, y: number, r: number): string {
  const at = (i: number) =>
    `${(x + r * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(at).join("L")}Z`;
}

/** A galaxy on a honeycomb: stars of four elements, a nebula, life. */
function GalaxyCover({ id }: { id: string }): JSX.Element {
  const random = scatter(11);
  const cells: [number, number, number][] = [];
  for (let q = -5; q <= 5; q++)
    for (let r = -5; r <= 5; r++) {
      const x = 200 + (q + r / 2) * 35,
        y = 122 + r * 30.3;
      const far = Math.hypot(x - 200, (y - 122) * 1.25);
      if (far < 158) cells.push([x, y, far / 158]);
    }
  const tones = ["#ffb454", "#7fc4ff", "#ff7d6b", "#9be3b4"];
  // Two arms that unwind from the core, thinner and fainter as they go.
  const along = (turn: number, i: number): [number, number] => {
    const a = turn + i * 0.036,
      d = 14 * Math.exp(0.0185 * i);
    return [200 + Math.cos(a) * d * 1.25, 122 + Math.sin(a) * d * 0.8];
  };
  const arm = (turn: number) => (
    <g key={turn}>
      <path
        d={
          "M" +
          Array.from({ length: 28 }, (_, i) =>
            along(turn, i * 5)
              .map((n) => n.toFixed(0))
              .join(" "),
          ).join("L")
        }
        fill="none"
        stroke="#b9a2ff"
        strokeWidth="26"
        strokeOpacity="0.13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from({ length: 135 }, (_, i) => {
        const [x, y] = along(turn, i);
        const wide = 5 + i * 0.16;
        return (
          <circle
            key={i}
            cx={(x + (random() - 0.5) * wide * 2).toFixed(1)}
            cy={(y + (random() - 0.5) * wide * 1.5).toFixed(1)}
            r={(0.5 + random() ** 2 * 1.7).toFixed(1)}
            fill={i % 9 ? "#fff3dc" : tones[i % 4]}
            opacity={(1 - i / 190).toFixed(2)}
          />
        );
      })}
    </g>
  );
  return (
    <>
      <ellipse cx="200" cy="122" rx="190" ry="112" fill={`url(#${id}b)`} />
      {cells.map(([x, y, far], i) => (
        <path
          key={i}
          d={hexagon(x, y, 18.6)}
          fill={random() > 0.86 ? `${tones[i % 4]}` : "#8fb4ff"}
          fillOpacity={random() > 0.86 ? 0.28 : 0.035}
          stroke="#cfdcff"
          strokeOpacity={(0.42 * (1 - far)).toFixed(2)}
        />
      ))}
      {arm(0.3)}
      {arm(3.44)}
      <circle cx="200" cy="122" r="58" fill={`url(#${id}a)`} />
      {(
        [
          [130, 91.7, 0],
          [270, 152.3, 1],
          [235, 61.4, 2],
          [165, 182.6, 3],
          [287.5, 91.7, 0],
        ] as const
      ).map(([x, y, tone]) => (
        <g key={`${x}`}>
          <circle cx={x} cy={y} r="16" fill={tones[tone]} opacity="0.2" />
          <circle cx={x} cy={y} r="8.5" fill={tones[tone]} />
          <circle cx={x - 2.5} cy={y - 2.5} r="3" fill="#fff" opacity="0.75" />
        </g>
      ))}
    </>
  );
}

/** A throne world, a fleet that leaves it, a sun behind. */
function OrionCover({ id }: { id: string }): JSX.Element {
  const ship = (x: number, y: number, k: number) => (
    <g key={`${x}`} transform={`translate(${x} ${y}) scale(${k}) rotate(-24)`}>
      <path d="M-46 3Q-62 0-46-3Z" fill="#ffb454" opacity="0.85" />
      <path d="M-30-5 12-9 34 0 12 9-30 5Z" fill="#cfd8ea" />
      <path d="M-24-5-38-20-8-8ZM-24 5-38 20-8 8Z" fill="#7d8eb3" />
      <path d="M4-3.500 20 0 4 3.500Z" fill="#3a4b70" />
    </g>
  );
  return (
    <>
      <circle cx="318" cy="52" r="150" fill={`url(#${id}a)`} />
      <circle cx="318" cy="52" r="26" fill="#fff1d6" />
      <g transform="translate(118 186)">
        <path d="M-178 34A178 34 -12 0 1 170 -40" fill="none" stroke="#ffd9a0" strokeOpacity="0.4" strokeWidth="6" />
        <circle r="100" fill={`url(#${id}c)`} />
        <g stroke="#d8efff" strokeOpacity="0.2" fill="none" strokeWidth="8" strokeLinecap="round">
          <path d="M-60-62Q-10-46 58-68" />
          <path d="M-86-24Q-20-2 40-22M62-22 84-28" />
          <path d="M-88 14Q0 36 88 4" />
        </g>
        <path
          d="M-37-93A100 100 0 0 1 97-24"
          stroke="#fff1d6"
          strokeWidth="2.5"
          fill="none"
          opacity="0.75"
          strokeLinecap="round"
        />
        <path d="M-178 34A178 34 -12 0 0 170 -40" fill="none" stroke="#ffd9a0" strokeOpacity="0.8" strokeWidth="6" />
      </g>
      {ship(262, 130, 0.95)}
      {ship(318, 158, 0.62)}
      {ship(232, 176, 0.55)}
      {ship(352, 116, 0.45)}
      {ship(204, 84, 0.4)}
    </>
  );
}

/** For a game that has no drawing yet: a planet of its own. */
function PlainCover({ id, seed }: { id: string; seed: number }): JSX.Element {
  const random = scatter(seed);
  return (
    <>
      <circle cx={90 + random() * 220} cy={70 + random() * 60} r="90" fill={`url(#${id}a)`} />
      <circle
        cx={120 + random() * 160}
        cy="150"
        r={50 + random() * 40}
        fill={`hsl(${Math.floor(random() * 360)} 45% 45%)`}
      />
    </>
  );
}

export function Cover({ game, className }: { game: string; className?: string }): JSX.Element {
  const id = useId().replace(/\W/g, "");
  const seed = seed_of(game);
  return (
    <svg className={className} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}a`}>
          <stop offset="0" stopColor="#fff4dd" />
          <stop offset="0.25" stopColor="#ffb454" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff7d4d" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}b`}>
          <stop offset="0" stopColor="#7a5bd6" stopOpacity="0.75" />
          <stop offset="0.5" stopColor="#3b4fae" stopOpacity="0.4" />
          <stop offset="1" stopColor="#16203b" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}c`} cx="0.72" cy="0.2" r="0.9">
          <stop offset="0" stopColor="#8ed0e8" />
          <stop offset="0.45" stopColor="#2f6fa8" />
          <stop offset="1" stopColor="#0a1730" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="#0a1024" />
      <Stars count={110} seed={seed} width={400} height={240} />
      {game === "narodziny" ? (
        <GalaxyCover id={id} />
      ) : game === "orion" ? (
        <OrionCover id={id} />
      ) : (
        <PlainCover id={id} seed={seed} />
      )}
    </svg>
  );
}
