// The cover of the game, drawn by us.
import type { JSX } from "react";
import { scatter } from "../../ui/random";

function hexagon(x: number, y: number, r: number): string {
  const at = (i: number) =>
    `${(x + r * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(at).join("L")}Z`;
}

/** A galaxy on a honeycomb: stars of four elements, a nebula, life. */
export function Cover({ id }: { id: string }): JSX.Element {
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
      <defs>
        <radialGradient id={`${id}b`}>
          <stop offset="0" stopColor="#7a5bd6" stopOpacity="0.75" />
          <stop offset="0.5" stopColor="#3b4fae" stopOpacity="0.4" />
          <stop offset="1" stopColor="#16203b" stopOpacity="0" />
        </radialGradient>
      </defs>
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
