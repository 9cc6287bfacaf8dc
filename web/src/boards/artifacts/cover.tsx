// The cover of the game, drawn by us.
import type { JSX } from "react";

/** A dark monolith with a glowing rune above a ringed world, and a small ship that has found it. */
export function Cover({ id }: { id: string }): JSX.Element {
  return (
    <>
      <defs>
        <linearGradient id={`${id}m`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5b5f86" />
          <stop offset="0.5" stopColor="#23263f" />
          <stop offset="1" stopColor="#0b0d1b" />
        </linearGradient>
        <radialGradient id={`${id}p`} cx="0.3" cy="0.1" r="1">
          <stop offset="0" stopColor="#d59a6a" />
          <stop offset="0.5" stopColor="#7a3f4d" />
          <stop offset="1" stopColor="#170c1f" />
        </radialGradient>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#8ff5d0" stopOpacity="0.9" />
          <stop offset="1" stopColor="#8ff5d0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="74" cy="44" r="120" fill={`url(#${id}a)`} />
      <circle cx="74" cy="44" r="15" fill="#fff1d6" />
      <ellipse cx="214" cy="322" rx="330" ry="160" fill={`url(#${id}p)`} />
      <g stroke="#ffd9b0" strokeOpacity="0.18" strokeWidth="5" fill="none" strokeLinecap="round">
        <path d="M40 206Q130 176 250 188" />
        <path d="M170 222Q270 200 372 222" />
      </g>
      <circle cx="232" cy="102" r="104" fill={`url(#${id}g)`} opacity="0.55" />
      <path d="M232 18 276 66 262 190H202L188 66Z" fill={`url(#${id}m)`} stroke="#9aa0d0" strokeOpacity="0.5" />
      <path d="M232 18 232 190H202L188 66Z" fill="#fff" opacity="0.06" />
      <g fill="none" stroke="#8ff5d0" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M232 62 250 92 232 122 214 92Z" />
        <path d="M232 62V46M232 122V150M214 92H203M250 92H261" />
        <circle cx="232" cy="92" r="5" fill="#d9fff1" stroke="none" />
      </g>
      <g transform="translate(118 128) rotate(-18)">
        <path d="M-34 2Q-52 0-34-2Z" fill="#ffb454" opacity="0.9" />
        <path d="M-24-4 10-8 30 0 10 8-24 4Z" fill="#dfe6f5" />
        <path d="M-18-4-30-16-4-7ZM-18 4-30 16-4 7Z" fill="#8494ba" />
      </g>
      <g fill="#8ff5d0" opacity="0.8">
        <path d="M322 70l5 9-5 9-5-9Z" />
        <path d="M346 118l4 7-4 7-4-7Z" />
        <path d="M306 130l3 6-3 6-3-6Z" />
      </g>
    </>
  );
}
