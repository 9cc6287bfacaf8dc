// What the faces of aliens are made of: outlines with an edge, eyes, brows and mouths, each as layers of a motif (art/draw.ts).
import type { Ink } from "../../art/colours";
import { box, circle, ellipse } from "../../art/pen";
import type { SceneName } from "../../art/scenes";
import type { SignName } from "../../art/signs";

/** Layers of a motif, from below to above. */
export type Layers = readonly string[];

type Paint = Ink | `${Ink} ${Ink}`;
/** Layers in one paint, and where they stand if not in the middle: right, down, how large, how far turned. */
export type Part = readonly [paint: Paint, layers: Layers, x?: number, y?: number, size?: number, turn?: number];
export type Face = readonly [scene: SceneName, sign: SignName, ...parts: Part[]];

const short = (n: number): number => Math.round(n * 10) / 10;
/** Whose numbers change their sign in a mirror: all across, every other one, or of an arc its last one but one. */
function mirrors(command: string, i: number): boolean {
  const kind = command.toUpperCase();
  if (kind === "A") return i % 7 === 5;
  return kind === "H" || (kind !== "V" && i % 2 === 0);
}
/** The same outline as a mirror shows it. */
export function mirrored(d: string): string {
  let [command, i] = ["", 0];
  return d.replace(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g, (part) => {
    if (/[a-zA-Z]/.test(part)) {
      [command, i] = [part, 0];
      return part;
    }
    const at = i++;
    if (command.toUpperCase() === "A" && at % 7 === 4) return ` ${1 - Number(part)}`;
    return ` ${mirrors(command, at) ? String(-Number(part)) : part}`;
  });
}
/** On both sides; they may not meet. */
export const both = (d: string): string => d + mirrored(d);

/** Filled, with a dark edge: it stands out on anything, however small it is drawn. */
export const solid = (d: string, tone = "m"): Layers => [`k5 ${d}`, `${tone} ${d}`];
/** A thick line with an edge: an arm, a horn, a tentacle. */
export const limb = (d: string, width: number, tone = "m"): Layers => [`k${width + 4} ${d}`, `${tone}${width} ${d}`];
/** Light that falls on it from above. */
export const shine = (x: number, y: number, rx: number, ry: number): string => `y%30 ${ellipse(rx, ry, x, y)}`;

/** Where somebody looks: so far to the side and down. */
type Look = readonly [right: number, down: number];
function eyeballs(at: readonly (readonly [number, number])[], r: number, [right, down]: Look, iris: string): Layers {
  const round = (size: number, dx = 0, dy = 0) => at.map(([x, y]) => circle(short(size), x + dx, y + dy)).join("");
  return [
    `k3 ${round(r)}`,
    `y ${round(r)}`,
    ...(iris ? [`${iris} ${round(r * 0.72, right, down)}`] : []),
    `k ${round(r * 0.5, right, down)}`,
    `y ${round(r * 0.2, right + r * 0.2, down - r * 0.2)}`,
  ];
}
export const eye = (x: number, y: number, r: number, look: Look = [0, 0], iris = ""): Layers =>
  eyeballs([[x, y]], r, look, iris);
/** A pair of them, so far from the middle. */
export const eyes = (x: number, y: number, r: number, look: Look = [0, 0], iris = ""): Layers =>
  eyeballs([[-x, y], [x, y]], r, look, iris); // prettier-ignore
/** Brows over them: lower inside the angrier, higher inside the sadder. */
export const brows = (x: number, y: number, wide: number, anger: number, tone = "k5"): string =>
  `${tone} ${both(`M${x - wide} ${y + anger}L${x + wide} ${y - anger}`)}`;
/** Eyes that are shut, in peace. */
export const shut = (x: number, y: number, wide: number): string =>
  `k4 ${both(`M${x - wide} ${y}Q${x} ${y + wide} ${x + wide} ${y}`)}`;

/** The corners go up, or down if it is less than nothing. */
export const smile = (y: number, wide: number, deep: number, tone = "k4"): string =>
  `${tone} M${-wide} ${y}Q0 ${y + 2 * deep} ${wide} ${y}`;
/** An open mouth with a row of teeth. */
export function grin(y: number, wide: number, high: number): Layers {
  const whole = `M${-wide} ${y}H${wide}Q${wide} ${y + high} 0 ${y + high}Q${-wide} ${y + high} ${-wide} ${y}Z`;
  const gaps = [-0.5, 0, 0.5].map((at) => `M${short(at * wide)} ${y}V${short(y + high * 0.94)}`).join("");
  return [...solid(whole, "w"), `k2 ${gaps}`];
}
/** A wide open one with fangs. */
export function roar(y: number, wide: number, high: number): Layers {
  const tooth = (x: number, tip: number) => `M${x - 3.5} ${y}H${x + 3.5}L${x} ${y + tip}Z`;
  const fangs = tooth(-wide * 0.55, high * 0.5) + tooth(wide * 0.55, high * 0.5);
  return [
    `k M${-wide - 3} ${y - 2}H${wide + 3}Q${wide} ${y + high} 0 ${y + high}Q${-wide} ${y + high} ${-wide - 3} ${y - 2}Z`,
    `a ${ellipse(wide * 0.5, high * 0.22, 0, y + high * 0.74)}`,
    `w ${fangs}`,
  ];
}

/** The face of a card, small. */
export const small_card: Layers = [...solid(box(-10, -14, 20, 28), "w"), `m ${box(-7, -11, 14, 22)}`];

/** A broad cross. */
export const plus = (x: number, y: number, r: number, w: number): string =>
  `M${x - w} ${y - r}h${2 * w}v${r - w}h${r - w}v${2 * w}h${w - r}v${r - w}h${-2 * w}v${w - r}h${w - r}v${-2 * w}h${r - w}Z`;
/** A round thing at an angle, so far from the middle. */
export function ball(angle: number, far: number, r: number): string {
  const a = (angle * Math.PI) / 180;
  return circle(r, far * Math.sin(a), -far * Math.cos(a));
}
