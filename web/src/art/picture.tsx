// The picture of a card, as large as its box: in a wide box one sees more of the scene, in a square one only the middle.
// Whatever it stands on says in words what the card is, so nobody is told of it.
import { memo, useLayoutEffect } from "react";
import type { JSX } from "react";
import { drawing, signs_on } from "./draw";
import type { Pictures } from "./draw";
import { side } from "./scenes";

/** Pictures are drawn once, on a sheet that nobody sees, and used from there wherever their card lies. */
let sheet: SVGSVGElement | null = null;
const drawn = new Set<string>();
function draw_once(name: string, draw: () => string): void {
  if (!sheet) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const [key, value] of Object.entries({ width: "0", height: "0", "aria-hidden": "true" }))
      sheet.setAttribute(key, value);
    sheet.style.position = "absolute";
    document.body.append(sheet);
  }
  if (drawn.has(name)) return;
  drawn.add(name);
  sheet.insertAdjacentHTML("beforeend", draw());
}

interface Props {
  id: string;
  from: Pictures;
  className: string;
  /** Of a square one; without it, the box decides. */
  size?: number | undefined;
  /** Without the signs of what the card does. */
  bare?: boolean;
}
export const Picture = memo(function Picture({ id, from, className, size, bare = false }: Props): JSX.Element | null {
  const name = `picture-${from.game}-${id}`;
  useLayoutEffect(
    () =>
      draw_once(
        name,
        () => `<g id="${name}">${drawing(id, name, from)}</g><g id="${name}-signs">${signs_on(id, from)}</g>`,
      ),
    [name, id, from],
  );
  if (!from.of[id]) return null;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`${-side} -50 ${2 * side} 100`}
      preserveAspectRatio="xMidYMid slice"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <use href={`#${name}`} />
      {!bare && <use href={`#${name}-signs`} />}
    </svg>
  );
});
