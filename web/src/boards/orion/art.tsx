// The picture on a card: a small scene of its colour, varied by the card's name. Blue are worlds, red are ships, yellow
// is industry, grey is science. Drawn here, from nothing but shapes.
import type { JSX } from "react";
import { memo } from "react";
import type { Colour } from "./state";

/** A stream of numbers in 0..1 that depends on the name alone. */
function chance(name: string): () => number {
  let seed = Array.from(name).reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
  };
}

const skies: Record<Colour, [string, string]> = {
  blue: ["#0a2145", "#1f6aa8"],
  red: ["#2a0d16", "#8c2f33"],
  yellow: ["#2b1e08", "#9a6d1c"],
  grey: ["#161a26", "#5b667d"],
};

export const Art = memo(function Art({ id, colour }: { id: string; colour: Colour }): JSX.Element {
  const next = chance(id);
  const [dark, light] = skies[colour];
  const sky = `mo-sky-${colour}`;
  const stars = Array.from({ length: 14 }, () => [next() * 160, next() * 46, 0.4 + next() * 0.8] as const);
  return (
    <svg className="mo-art" viewBox="0 0 160 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={dark} />
          <stop offset="1" stopColor={light} />
        </linearGradient>
      </defs>
      <rect width="160" height="56" fill={`url(#${sky})`} />
      {stars.map(([x, y, r], i) => (
        <circle key={i} cx={x} cy={y} r={r} fill="#fff" opacity={0.35 + r / 2} />
      ))}
      {colour === "blue"
        ? world(next)
        : colour === "red"
          ? ships(next)
          : colour === "yellow"
            ? works(next)
            : science(next)}
    </svg>
  );
});

function world(next: () => number): JSX.Element {
  const x = 40 + next() * 80;
  const hue = 150 + Math.floor(next() * 70);
  const domes = 2 + Math.floor(next() * 3);
  return (
    <>
      <circle cx={170 - x} cy={12 + next() * 8} r={5 + next() * 6} fill={`hsl(${hue + 40} 45% 62%)`} opacity="0.9" />
      <ellipse cx={x} cy="98" rx="120" ry="62" fill={`hsl(${hue} 42% 30%)`} />
      <ellipse cx={x} cy="100" rx="120" ry="58" fill={`hsl(${hue} 48% 40%)`} />
      {Array.from({ length: domes }, (_, i) => {
        const at = x - 34 + i * 26 + next() * 8;
        const r = 6 + next() * 6;
        return (
          <g key={i}>
            <path d={`M${at - r} 45a${r} ${r} 0 0 1 ${2 * r} 0Z`} fill="#bfe9ff" opacity="0.85" />
            <path
              d={`M${at - r * 0.5} 45a${r * 0.5} ${r} 0 0 1 ${r} 0`}
              fill="none"
              stroke="#2a6a94"
              strokeWidth="0.8"
            />
            <rect x={at - r - 1} y="45" width={2 * r + 2} height="2.500" fill="#e9f7ff" />
          </g>
        );
      })}
    </>
  );
}

function ships(next: () => number): JSX.Element {
  const count = 1 + Math.floor(next() * 3);
  return (
    <>
      <circle cx={20 + next() * 120} cy="66" r="30" fill="#d9694a" opacity="0.35" />
      {Array.from({ length: count }, (_, i) => {
        const scale = (count === 1 ? 1.25 : 0.85) - i * 0.12;
        const x = 52 + i * 34 + next() * 12;
        const y = 17 + i * 9 + next() * 8;
        const wing = 7 + next() * 8;
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(${scale}) rotate(-8)`}>
            <path d="M-46 0-22-1.500v3Z" fill="#ffd39a" opacity="0.9" />
            <path d={`M-22-4 14-5 30 0 14 5-22 4Z`} fill="#e8dcd2" />
            <path d={`M-20-4 ${-6} ${-4 - wing} 2-4.500ZM-20 4 ${-6} ${4 + wing} 2 4.500Z`} fill="#b5473f" />
            <path d="M8-2.500h9L22 0l-5 2.500H8Z" fill="#5a1d20" />
          </g>
        );
      })}
    </>
  );
}

function works(next: () => number): JSX.Element {
  const towers = 5 + Math.floor(next() * 3);
  const step = 160 / towers;
  return (
    <>
      <circle cx={30 + next() * 100} cy="20" r="11" fill="#ffdf91" opacity="0.85" />
      {Array.from({ length: towers }, (_, i) => {
        const height = 12 + next() * 26;
        const width = step * (0.45 + next() * 0.4);
        const x = i * step + 3;
        return (
          <g key={i}>
            <rect x={x} y={56 - height} width={width} height={height} fill={i % 2 ? "#4b3510" : "#5f4516"} />
            <path d={`M${x} ${56 - height}h${width}l-3-4h${-(width - 6)}Z`} fill="#c99836" />
            {[0, 1, 2].map((k) => (
              <rect
                key={k}
                x={x + 3}
                y={60 - height + k * 7}
                width={Math.max(3, width - 6)}
                height="1.800"
                fill="#ffd877"
                opacity={next() > 0.35 ? 0.9 : 0.15}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

function science(next: () => number): JSX.Element {
  const x = 46 + next() * 68;
  const rings = 2 + Math.floor(next() * 3);
  const tilt = next() * 60;
  return (
    <>
      {Array.from({ length: 5 }, (_, i) => {
        const y = 8 + i * 10 + next() * 4;
        const to = 20 + next() * 50;
        return (
          <path
            key={i}
            d={`M0 ${y}h${to}l6 6h${20 + next() * 90}`}
            fill="none"
            stroke="#a9c2e8"
            strokeWidth="0.8"
            opacity="0.35"
          />
        );
      })}
      <g transform={`translate(${x} 28)`}>
        {Array.from({ length: rings }, (_, i) => (
          <ellipse
            key={i}
            rx={22}
            ry={8}
            fill="none"
            stroke="#dbe6f7"
            strokeWidth="1.500"
            transform={`rotate(${tilt + (i * 180) / rings})`}
          />
        ))}
        <circle r="5.500" fill="#ffe9b0" />
        <circle cx="22" r="2.400" fill="#fff" transform={`rotate(${tilt})`} />
      </g>
    </>
  );
}
