// Light and colour of the drawing, defined once for every SVG of the board.
import type { JSX } from "react";
import { GlyphDefs } from "./glyph";
import { useTable } from "./context";

function Glow({ id, colour, core = 0.9 }: { id: string; colour: string; core?: number }): JSX.Element {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity={core} />
      <stop offset="0.35" stopColor={colour} stopOpacity={core * 0.45} />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}

function Ball({ id, light, dark }: { id: string; light: string; dark: string }): JSX.Element {
  return (
    <radialGradient id={id} cx="0.38" cy="0.34" r="0.75">
      <stop offset="0" stopColor="#fff" />
      <stop offset="0.3" stopColor={light} />
      <stop offset="1" stopColor={dark} />
    </radialGradient>
  );
}

export function Defs(): JSX.Element {
  const { elements } = useTable().facts;
  return (
    <svg width="0" height="0" className="nk-defs" aria-hidden="true">
      <defs>
        <GlyphDefs />
        {elements.map((e) => (
          <Ball key={e} id={`nk-star-${e}`} light={`var(--nk-${e})`} dark={`var(--nk-${e}-deep)`} />
        ))}
        {elements.map((e) => (
          <Glow key={e} id={`nk-halo-${e}`} colour={`var(--nk-${e})`} />
        ))}
        <Glow id="nk-halo-nova" colour="#fff3cf" core={1} />
        <Ball id="nk-proto" light="var(--nk-proto)" dark="var(--nk-proto-deep)" />
        <Ball id="nk-stable" light="var(--nk-stable)" dark="var(--nk-stable-deep)" />
        <Ball id="nk-dark" light="#332a5c" dark="#07040f" />
        <Ball id="nk-medal" light="#ffe3a3" dark="#b3762a" />
        <Glow id="nk-halo-proto" colour="var(--nk-proto)" core={0.55} />
        <Glow id="nk-halo-stable" colour="var(--nk-stable)" core={0.6} />
        {[1, 2, 3].map((size) => (
          <Glow key={size} id={`nk-cloud-${size}`} colour={`var(--nk-size${size})`} core={0.95} />
        ))}
        {[1, 2, 3].map((size) => (
          <Glow key={size} id={`nk-cloud2-${size}`} colour={`var(--nk-size${size}-b)`} core={0.95} />
        ))}
        {["delta", "psi", "phi"].map((sector) => (
          <Glow key={sector} id={`nk-haze-${sector}`} colour={`var(--nk-${sector})`} core={0.5} />
        ))}
        <radialGradient id="nk-core">
          <stop offset="0" stopColor="#fff1d0" stopOpacity="0.55" />
          <stop offset="0.25" stopColor="#ffc887" stopOpacity="0.28" />
          <stop offset="1" stopColor="#ffb454" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="nk-sky" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#2f2960" />
          <stop offset="0.7" stopColor="#151739" />
          <stop offset="1" stopColor="#0a0d20" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="nk-crystal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f1fbff" />
          <stop offset="0.5" stopColor="var(--nk-crystal)" />
          <stop offset="1" stopColor="#2c6a96" />
        </linearGradient>
      </defs>
    </svg>
  );
}
