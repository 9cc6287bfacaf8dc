// The cover of the game, drawn by us.
import type { JSX } from "react";

/** A throne world, a fleet that leaves it, a sun behind. */
export function Cover({ id }: { id: string }): JSX.Element {
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
      <defs>
        <radialGradient id={`${id}c`} cx="0.72" cy="0.2" r="0.9">
          <stop offset="0" stopColor="#8ed0e8" />
          <stop offset="0.45" stopColor="#2f6fa8" />
          <stop offset="1" stopColor="#0a1730" />
        </radialGradient>
      </defs>
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
