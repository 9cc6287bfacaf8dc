// What stands behind a picture's subject: far wider than high. The square in the middle is always seen, what lies beside it only
// where the picture is wide.
import { mixed } from "./colours";
import { box, circle, ellipse, line_of } from "./pen";

/** How far a scene reaches from its middle. */
export const side = 190;
export const whole = box(-side, -50, 2 * side, 100);

/** What a scene is painted with: a dark and a bright colour, and chance that depends on the card alone. */
interface Light {
  deep: string;
  bright: string;
  random: () => number;
}
type Scene = (light: Light) => string;

const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`;
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
/** The same thing from side to side, so far apart. */
const across = (step: number, draw: (x: number, i: number) => string): string =>
  times(Math.ceil((2 * side) / step), (i) => draw(i * step - side, i));
const level = (...heights: number[]): string => heights.map((y) => `M${-side} ${y}h${2 * side}`).join("");

/** Dots here and there, down to so low. */
const scattered = (random: () => number, count: number, r: () => number, lowest = 50): string =>
  times(count, () => circle(r(), Math.round((random() * 2 - 1) * side), Math.round(random() * (lowest + 50) - 50)));
const stars = ({ random }: Light, count: number, lowest = 50): string =>
  [0.5, 0.8, 1.2]
    .map((r, i) =>
      fill(
        scattered(random, Math.round(count / (i + 1.5)), () => r, lowest),
        "#ffffff",
        0.35 + i * 0.25,
      ),
    )
    .join("");
/** A soft line of hills from side to side. */
const hills = (random: () => number, top: number, rough: number): string =>
  `M${-side} 60V${top}` +
  across(28, (x) => {
    const [crest, foot] = [top - rough + random() * rough * 2, top - rough / 2 + random() * rough];
    return `Q${x + 14} ${Math.round(crest)} ${x + 28} ${Math.round(foot)}`;
  }) +
  "V60Z";

export const scenes = {
  void: (light) => stars(light, 80),
  nebula: (light) =>
    times(7, (i) => {
      const [x, y] = [Math.round((light.random() - 0.5) * 260), Math.round((light.random() - 0.5) * 70)];
      const tone = i % 2 ? light.bright : mixed(light.bright, "#ffffff", 0.3);
      return fill(ellipse(34 + i * 6, 16 + i * 3, x, y), tone, 0.13);
    }) + stars(light, 80),
  orbit: (light) =>
    stars(light, 66, 20) +
    fill(circle(206, -16, 230), mixed(light.bright, "#ffffff", 0.35), 0.35) +
    fill(circle(202, -16, 230), mixed(light.bright, light.deep, 0.35)) +
    fill(ellipse(60, 6, -46, 40) + ellipse(44, 5, 36, 46), "#ffffff", 0.12),
  land: (light) =>
    stars(light, 36, 0) +
    fill(hills(light.random, 20, 9), mixed(light.bright, light.deep, 0.45)) +
    fill(hills(light.random, 32, 6), mixed(light.bright, light.deep, 0.7)),
  sea: (light) =>
    fill(box(-side, 14, 2 * side, 40), mixed(light.bright, light.deep, 0.35)) +
    stroke(
      times(4, (i) => `M${-side} ${21 + i * 8}q10-5 20 0${across(20, () => "t20 0")}`),
      "#ffffff",
      1.4,
      0.3,
    ),
  city: (light) =>
    stars(light, 28, 0) +
    across(14, (x, i) => {
      const top = 34 - light.random() * 34;
      const windows = times(3, (k) => box(x + 3 + (k % 2) * 4, top + 4 + k * 6, 2.4, 2.4));
      const tone = mixed(light.bright, light.deep, 0.5 + (i % 3) * 0.15);
      return fill(box(x, top, 12.5, 50 - top), tone) + fill(windows, "#ffe9a8", 0.55);
    }),
  lab: (light) =>
    across(31, (x, i) => fill(box(x + 2, -46, 29, 72), light.bright, i % 2 ? 0.09 : 0.16)) +
    fill(box(-side, 28, 2 * side, 22), mixed(light.bright, light.deep, 0.6)) +
    stroke(level(28), mixed(light.bright, "#ffffff", 0.4), 1, 0.6),
  hull: (light) =>
    across(40, (x) => fill(`M${x} -50h12l-24 100h-12Z`, light.bright, 0.16)) +
    stroke(level(-34, 36), mixed(light.bright, "#ffffff", 0.3), 1.2, 0.45) +
    fill(
      across(20, (x) => circle(1.2, x + 10, -40) + circle(1.2, x + 10, 42)),
      "#ffffff",
      0.35,
    ),
  grid: (light) =>
    stroke(times(19, (i) => `M${(i - 9) * 8} 10L${(i - 9) * 40} 50`) + level(10, 17, 26, 38), light.bright, 0.9, 0.55) +
    stars(light, 40, 0),
  circuit: (light) =>
    times(9, (i) => {
      const [y, to] = [-44 + i * 11, Math.round(light.random() * 60 - 30)];
      const bend = i % 2 ? 6 : -6;
      const wire = `M${-side} ${y}H${to - 70}l6 ${bend}H${to + 44}l6 ${-bend}H${side}`;
      return (
        stroke(wire, light.bright, 1.1, 0.4) +
        fill(circle(2, to - 30, y + bend) + circle(2, to + 80, y), light.bright, 0.6)
      );
    }),
  rays: (light) => {
    const end = (i: number): [number, number] => {
      const angle = (i * Math.PI) / 14;
      return [Math.cos(angle) * 220, Math.sin(angle) * 220];
    };
    return times(14, (i) => fill(line_of([[0, 0], end(2 * i), end(2 * i + 1)]), light.bright, 0.2));
  },
  cave: (light) => {
    const rock = mixed(light.deep, "#000000", 0.35);
    const tip = () => `l-${Math.round(8 + light.random() * 6)} ${Math.round(8 + light.random() * 18)}Z`;
    return (
      fill(whole, light.bright, 0.12) +
      fill(
        across(20, (x) => `M${x} -50h20${tip()}`),
        rock,
      ) +
      fill(hills(light.random, 38, 7), rock)
    );
  },
  embers: (light) =>
    fill(hills(light.random, 24, 14), light.bright, 0.25) +
    fill(hills(light.random, 36, 10), light.bright, 0.35) +
    fill(
      scattered(light.random, 32, () => 0.8 + light.random()),
      mixed(light.bright, "#ffe08a", 0.6),
      0.8,
    ),
  depth: (light) =>
    across(46, (x) => fill(`M${x + 20} -50h18l-48 100h-40Z`, "#ffffff", 0.07)) +
    stroke(
      scattered(light.random, 20, () => 1 + light.random() * 2),
      "#ffffff",
      0.7,
      0.5,
    ),
  hall: (light) =>
    across(
      36,
      (x) => fill(box(x + 4, -34, 12, 84), light.bright, 0.16) + fill(box(x + 1, -38, 18, 5), light.bright, 0.26),
    ) + fill(box(-side, 40, 2 * side, 10), mixed(light.bright, light.deep, 0.55)),
  paper: (light) =>
    stroke(across(20, (x) => `M${x} -50V50`) + level(-50, -30, -10, 10, 30, 50), "#ffffff", 0.6, 0.18) +
    stroke("M-160 20C-100-40-20 50 40 0S130-30 190-10", light.bright, 1, 0.5),
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;
