// The cover of a game: what its board's folder draws, on a sky with a sun to light it.
import { useId } from "react";
import type { JSX } from "react";
import { folders } from "../boards";
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
  const Drawn = folders[game]?.Cover;
  return (
    <svg className={className} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}a`}>
          <stop offset="0" stopColor="#fff4dd" />
          <stop offset="0.25" stopColor="#ffb454" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff7d4d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="#0a1024" />
      <Stars count={110} seed={seed} width={400} height={240} />
      {Drawn ? <Drawn id={id} /> : <PlainCover id={id} seed={seed} />}
    </svg>
  );
}
