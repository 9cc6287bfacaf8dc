// The pieces as drawings, centred on 0,0 of whatever SVG they stand in. Each has a sign of its own besides its colour.
import type { JSX } from "react";
import { Glyph } from "./glyph";
import type { Control, Element, Figure } from "./state";

const rays: Record<Element, number> = { H: 4, He: 6, C: 8, O: 10 };

/** A star polygon with so many points. */
export function burst(points: number, outer: number, inner: number, turn = -90): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const a = ((turn + (i * 180) / points) * Math.PI) / 180;
    return `${(r * Math.cos(a)).toFixed(1)},${(r * Math.sin(a)).toFixed(1)}`;
  }).join(" ");
}
export const hexagon = (r: number): string => burst(3, r, r);

export function Star({ figure, r, halo = true }: { figure: Figure; r: number; halo?: boolean }): JSX.Element {
  const { element, nova } = figure;
  if (nova)
    return (
      <g className="nk-nova">
        {halo && <circle r={r * 2.3} fill="url(#nk-halo-nova)" />}
        <polygon points={burst(12, r * 1.5, r * 0.72)} fill="#fff8e2" stroke="#ffcf7a" strokeWidth={r * 0.06} />
        <circle r={r * 0.62} fill="#2b1a00" />
        <Glyph text={element} size={r * 0.82} fill="#ffe9bd" />
      </g>
    );
  return (
    <g>
      {halo && <circle r={r * 2.1} fill={`url(#nk-halo-${element})`} />}
      <polygon points={burst(rays[element], r * 1.45, r * 0.6)} fill={`var(--nk-${element})`} opacity="0.75" />
      <circle r={r} fill={`url(#nk-star-${element})`} />
      <Glyph text={element} size={r * 1.12} fill="#150b05" />
    </g>
  );
}

/** Proto-life: a cell with a wavering skin. */
export function Proto({ r }: { r: number }): JSX.Element {
  return (
    <g>
      <circle r={r * 1.6} fill="url(#nk-halo-proto)" />
      <circle r={r * 0.92} fill="url(#nk-proto)" />
      <circle r={r} fill="none" stroke="#f0dcff" strokeWidth={r * 0.13} strokeDasharray={`${r * 0.3} ${r * 0.22}`} />
      <circle cx={r * 0.12} cy={r * 0.12} r={r * 0.33} fill="#2b0f45" />
    </g>
  );
}

/** Stable life: a hard green hexagon with the helix on it. */
export function Stable({ r }: { r: number }): JSX.Element {
  const k = r;
  const strand = (s: number) =>
    `M${-0.5 * k} ${-0.62 * k * s}C${-0.1 * k} ${-0.62 * k * s} ${0.1 * k} ${0.62 * k * s} ${0.5 * k} ${0.62 * k * s}`;
  return (
    <g>
      <circle r={r * 1.6} fill="url(#nk-halo-stable)" />
      <polygon
        points={hexagon(r * 1.12)}
        fill="url(#nk-stable)"
        stroke="#d9ffe6"
        strokeWidth={r * 0.11}
        strokeLinejoin="round"
      />
      <g transform="rotate(90)" fill="none" stroke="#04250f" strokeWidth={r * 0.18} strokeLinecap="round">
        <path d={strand(0.75)} />
        <path d={strand(-0.75)} />
      </g>
    </g>
  );
}

/** Advanced life: a medal. Its value if we may know it, else the number of its group in Roman
 * numerals, which nobody takes for a value. */
export function Advanced({ r, value, group }: { r: number; value: number | null; group: string }): JSX.Element {
  return (
    <g>
      <polygon points={burst(14, r * 1.18, r * 0.98)} fill="#7a4a12" />
      <circle r={r} fill="url(#nk-medal)" stroke="#fff3d0" strokeWidth={r * 0.08} />
      <path
        d={`M${-r * 0.72} ${-r * 0.32}Q0 ${-r * 1.02} ${r * 0.72} ${-r * 0.32}Q0 ${r * 0.3} ${-r * 0.72} ${-r * 0.32}Z`}
        fill="#3c2205"
      />
      <circle cy={-r * 0.36} r={r * 0.2} fill="#ffe9bd" />
      {(value ?? group) !== "" && <Glyph text={value ?? group} y={r * 0.46} size={r * 0.82} fill="#2b1500" />}
    </g>
  );
}

export function Crystal({ r }: { r: number }): JSX.Element {
  const outline = `0,${-r} ${r * 0.62},${-r * 0.3} ${r * 0.42},${r * 0.86} ${-r * 0.42},${r * 0.86} ${-r * 0.62},${-r * 0.3}`;
  const edges =
    `M0 ${-r}L${-r * 0.12} ${-r * 0.12}L${-r * 0.42} ${r * 0.86}` +
    `M${-r * 0.12} ${-r * 0.12}L${r * 0.62} ${-r * 0.3}`;
  return (
    <g>
      <polygon
        points={outline}
        fill="url(#nk-crystal)"
        stroke="#e8f8ff"
        strokeWidth={r * 0.08}
        strokeLinejoin="round"
      />
      <path d={edges} fill="none" stroke="#fff9" strokeWidth={r * 0.07} />
    </g>
  );
}

/** The signs of the four energies, in a box of 24 by 24 around 0,0. */
const signs: Record<Control, JSX.Element> = {
  light: (
    <>
      <circle r="4.6" fill="currentColor" stroke="none" />
      <path d="M0-11V-7.5M0 7.5V11M-11 0H-7.5M7.5 0H11M-7.8-7.8-5.3-5.3M5.3 5.3 7.8 7.8M-7.8 7.8-5.3 5.3M5.3-5.3 7.8-7.8" />
    </>
  ),
  time: (
    <>
      <path d="M-7-10H7M-7 10H7M-5.5-10C-5.5-3 0-3 0 0S-5.5 3-5.5 10M5.5-10C5.5-3 0-3 0 0S5.5 3 5.5 10" />
      <path d="M-3.5 9C-3 6 0 6.5 0 4C0 6.5 3 6 3.5 9Z" fill="currentColor" stroke="none" />
    </>
  ),
  gravity: (
    <>
      <circle r="4.4" fill="currentColor" stroke="none" />
      <ellipse rx="11" ry="4.2" transform="rotate(-28)" />
      <circle cx="9.6" cy="-5.2" r="1.9" fill="currentColor" stroke="none" />
    </>
  ),
  chemistry: (
    <>
      <path d="M-3-10.5H3M-2-10.5V-3L-7.5 7.5Q-8.5 10.5-5 10.5H5Q8.5 10.5 7.5 7.5L2-3V-10.5" />
      <path d="M-4.6 3H4.6L6.5 8Q6.5 9.3 5 9.3H-5Q-6.5 9.3-6.5 8Z" fill="currentColor" stroke="none" />
    </>
  ),
};
export function EnergySign({ control, size = 24 }: { control: Control; size?: number }): JSX.Element {
  return (
    <g
      transform={`scale(${size / 24})`}
      style={{ color: `var(--nk-${control})` }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {signs[control]}
    </g>
  );
}
