// Pictures of cards: a scene, on it things from the motifs, each painted and placed, and signs of what the card does.
import { scatter, seed_of } from "../ui/random";
import type { Ink } from "./colours";
import { inks, mixed } from "./colours";
import { circle } from "./pen";
import { scenes, whole } from "./scenes";
import type { SceneName } from "./scenes";
import { signs } from "./signs";
import type { SignName } from "./signs";

/** Layers from below to above, parted by "|". Each is a tone, for a line its width, if need be "%" and how solid it is,
 * a blank, and the outline: "d M0 0L9 9Z", "l3%50 M0 0H9". */
export type Motifs = Readonly<Record<string, string>>;

/** The main colour and the one for accents. */
type Paint = Ink | `${Ink} ${Ink}`;
/** Where from the middle of the square (50 to each side), how large, how far turned; a negative size mirrors. */
type Placed<M extends string> = readonly [thing: M, paint: Paint, x?: number, y?: number, size?: number, turn?: number];
export type Picture<M extends string = string> = readonly [
  scene: SceneName,
  light: Paint,
  things: readonly Placed<M>[],
  signs?: readonly SignName[],
];

/** What a board's pictures are made of and which card has which. */
export interface Pictures {
  game: string;
  motifs: Motifs;
  of: Readonly<Partial<Record<string, Picture>>>;
}
/** Pictures that use only things that are among the motifs. */
export const pictures_with = <M extends Motifs>(
  game: string,
  motifs: M,
  of: Readonly<Record<string, Picture<keyof M & string>>>,
): Pictures => ({ game, motifs, of });

const ink_of = (paint: Paint): [string, string] => {
  const [main, accent = main] = paint.split(" ") as [Ink, Ink?];
  return [inks[main], inks[accent]];
};

/** The colour of a tone; main and accent are lit from above, by a gradient of that name. */
function tone_of(tone: string, [main, accent]: [string, string], lit: (colour: string) => string): string {
  const tones: Record<string, () => string> = {
    m: () => lit(main),
    f: () => main,
    d: () => mixed(main, "#080b18", 0.42),
    D: () => mixed(main, "#080b18", 0.72),
    l: () => mixed(main, "#ffffff", 0.4),
    p: () => mixed(main, "#ffffff", 0.75),
    a: () => lit(accent),
    b: () => mixed(accent, "#080b18", 0.45),
    c: () => mixed(accent, "#ffffff", 0.5),
    y: () => "#ffffff",
    w: () => "#f6f4ec",
    k: () => "#11141f",
  };
  const found = tones[tone];
  if (!found) throw new Error(`there is no tone ${tone}`);
  return found();
}

const layer_form = /^([a-zA-Z])([\d.]*)(?:%(\d+))? (.+)$/s;

function thing_of(motif: string, paint: Paint, lit: (colour: string) => string): string {
  return motif
    .split("|")
    .map((layer) => {
      const [, tone, width, solid, d] = layer_form.exec(layer.trim()) ?? [];
      if (tone === undefined || d === undefined) throw new Error(`this is no layer: ${layer}`);
      const colour = tone_of(tone, ink_of(paint), lit);
      const opacity = solid ? ` opacity="0.${solid.padStart(2, "0")}"` : "";
      const how = width
        ? `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
        : `fill="${colour}"`;
      return `<path d="${d}" ${how}${opacity}/>`;
    })
    .join("");
}

/** Colours that are lit from above: gradients, made as they are asked for. */
class Lights {
  private readonly names = new Map<string, string>();
  constructor(private readonly prefix: string) {}

  readonly of = (colour: string): string => {
    const name = this.names.get(colour) ?? `${this.prefix}-${this.names.size}`;
    this.names.set(colour, name);
    return `url(#${name})`;
  };
  markup(): string {
    const gradient = ([colour, name]: [string, string]) =>
      `<linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${mixed(colour, "#ffffff", 0.22)}"/>` +
      `<stop offset="1" stop-color="${mixed(colour, "#0a0c1c", 0.26)}"/></linearGradient>`;
    return [...this.names].map(gradient).join("");
  }
}

/** The scene, bright in the middle. */
function ground(id: string, name: string, [scene, light]: Picture): string {
  const [main, accent] = ink_of(light);
  const deep = mixed(main, "#050816", 0.78);
  const bright = accent === main ? mixed(main, "#0a1028", 0.1) : accent;
  return (
    `<radialGradient id="${name}-s" gradientUnits="userSpaceOnUse" cx="0" cy="-4" r="150">` +
    `<stop stop-color="${mixed(bright, deep, 0.3)}"/><stop offset="0.36" stop-color="${mixed(bright, deep, 0.72)}"/>` +
    `<stop offset="1" stop-color="${deep}"/></radialGradient><path d="${whole}" fill="url(#${name}-s)"/>` +
    scenes[scene]({ deep, bright, random: scatter(seed_of(id)) })
  );
}

/** The picture of a card, as high as 50 to each side of 0,0 and far wider. `name` begins the names of what it defines. */
export function drawing(id: string, name: string, { motifs, of }: Pictures): string {
  const picture = of[id];
  if (!picture) return "";
  const lights = new Lights(name);
  // A thing that stands there several times is drawn once and used again.
  const drawn = new Map<string, string>();
  const placed = picture[2].map(([thing, paint, x = 0, y = 0, size = 1, turn = 0]) => {
    const where = `translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size)})`;
    const known = drawn.get(`${thing} ${paint}`);
    if (known) return `<use href="#${known}" transform="${where}"/>`;
    const own = `${name}-t${drawn.size}`;
    drawn.set(`${thing} ${paint}`, own);
    return `<g transform="${where}"><g id="${own}">${thing_of(motifs[thing]!, paint, lights.of)}</g></g>`;
  });
  return ground(id, name, picture) + placed.join("") + lights.markup();
}

/** The signs of what the card does, in a row that ends in the corner of the square. */
export function signs_on(id: string, { of }: Pictures): string {
  const meant = of[id]?.[3] ?? [];
  return meant.map((sign, i) => badge(sign, 37 - 23 * (meant.length - 1 - i), 37)).join("");
}

const badge = (sign: SignName, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(0.88)"><path d="${circle(12.5)}" fill="#070b1a" opacity="0.88"/>` +
  `<path d="${circle(12.5)}" fill="none" stroke="${signs[sign][0]}" stroke-width="1.6"/>` +
  `<path d="${signs[sign][1]}" fill="${signs[sign][0]}"/></g>`;
