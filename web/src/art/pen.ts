// What pictures are drawn with: outlines as path data, around 0,0 unless told otherwise.

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Points in a closed line. */
export const line_of = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

export const ellipse = (rx: number, ry: number, x = 0, y = 0): string =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${short(2 * rx)} 0a${rx} ${ry} 0 1 0 ${short(-2 * rx)} 0Z`;
export const circle = (r: number, x = 0, y = 0): string => ellipse(r, r, x, y);
export const ring = (outer: number, inner: number, x = 0, y = 0): string => circle(outer, x, y) + circle(inner, x, y);
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
/** Several circles of one size. */
export const dots = (r: number, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => circle(r, x, y)).join("");

/** A point at an angle in degrees, 0 upwards, clockwise. */
export function toward(angle: number, far: number, x = 0, y = 0): [number, number] {
  const a = (angle * Math.PI) / 180;
  return [x + far * Math.sin(a), y - far * Math.cos(a)];
}
/** The same thing so many times around the middle. */
export const around = (count: number, draw: (angle: number, i: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, i) => draw(from + (i * 360) / count, i)).join("");
export const polygon = (corners: number, r: number, turn = 0, x = 0, y = 0): string =>
  line_of(Array.from({ length: corners }, (_, i) => toward(turn + (i * 360) / corners, r, x, y)));
/** A star with so many points. */
export const burst = (points: number, outer: number, inner: number, x = 0, y = 0, turn = 0): string =>
  line_of(Array.from({ length: 2 * points }, (_, i) => toward(turn + (i * 180) / points, i % 2 ? inner : outer, x, y)));
export const cog = (teeth: number, outer: number, inner: number, x = 0, y = 0): string =>
  line_of(
    Array.from({ length: 4 * teeth }, (_, i) =>
      toward(((i - 0.5) * 90) / teeth, i % 4 === 1 || i % 4 === 2 ? outer : inner, x, y),
    ),
  );
/** A line between two distances from the middle. */
export const spoke = (angle: number, from: number, to: number): string => {
  const [[a, b], [c, d]] = [toward(angle, from), toward(angle, to)];
  return `M${short(a)} ${short(b)}L${short(c)} ${short(d)}`;
};
/** Straight lines, each given by its ends. */
export const lines = (...ends: readonly (readonly [number, number, number, number])[]): string =>
  ends.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join("");
