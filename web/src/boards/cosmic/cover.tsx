// The cover of the game, drawn by us.
import type { JSX } from "react";
import { looks } from "./looks";

/** The warp, five worlds around it, and the gate that opens on one of them. */
export function Cover({ id }: { id: string }): JSX.Element {
  const worlds = Object.values(looks).map(({ colour }, i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return { colour, x: 200 + 138 * Math.cos(angle), y: 122 + 84 * Math.sin(angle), r: [24, 20, 26, 22, 19][i]! };
  });
  const aimed = worlds[1]!;
  const arm = "M0-58C36-58 60-30 60 2C60 28 38 44 14 44C-8 44-24 28-24 9C-24-8-10-20 4-20";
  return (
    <>
      <defs>
        <radialGradient id={`${id}w`}>
          <stop offset="0" stopColor="#fff4dd" />
          <stop offset="0.3" stopColor="#8f7bff" stopOpacity="0.8" />
          <stop offset="1" stopColor="#1b1440" stopOpacity="0" />
        </radialGradient>
        {worlds.map(({ colour }, i) => (
          <radialGradient key={i} id={`${id}p${i}`} cx="0.32" cy="0.28" r="0.85">
            <stop offset="0" stopColor="#ffffff" />
            <stop offset="0.3" stopColor={colour} />
            <stop offset="1" stopColor="#0a1024" />
          </radialGradient>
        ))}
      </defs>
      <circle cx="200" cy="122" r="104" fill={`url(#${id}w)`} />
      <g
        transform="translate(200 122) scale(0.9)"
        fill="none"
        stroke="#cabfff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.75"
      >
        {[0, 120, 240].map((turn) => (
          <path key={turn} d={arm} transform={`rotate(${turn})`} />
        ))}
      </g>
      <path d={`M176 96L${aimed.x} ${aimed.y - 9}V${aimed.y + 9}L214 152Z`} fill="#ffb454" opacity="0.55" />
      {worlds.map(({ x, y, r }, i) => (
        <g key={i}>
          <circle cx={x} cy={y} r={r + 5} fill="#0a1024" opacity="0.5" />
          <circle cx={x} cy={y} r={r} fill={`url(#${id}p${i})`} />
        </g>
      ))}
      {[
        [232, 108, 62],
        [252, 116, 66],
        [238, 130, 70],
      ].map(([x, y, turn]) => (
        <path key={x} d="M0-11L7 8L0 4L-7 8Z" fill="#fff1d6" transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
    </>
  );
}
