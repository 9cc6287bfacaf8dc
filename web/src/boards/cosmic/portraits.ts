// The fifty aliens: a face for each, made of features, and a sign of what its power does. Green, amber and crimson light tell
// the alert level.
import type { Picture } from "../../art/draw";
import { green } from "./faces_green";
import { red } from "./faces_red";
import { yellow } from "./faces_yellow";

const levels = [
  ["green", green],
  ["amber", yellow],
  ["crimson", red],
] as const;
const motif_of = (alien: string, i: number): string => `face-${alien}-${i}`;

/** What the faces are drawn with, as motifs of their own. */
export const face_motifs: Readonly<Record<string, string>> = Object.fromEntries(
  levels
    .flatMap(([, faces]) => Object.entries(faces))
    .flatMap(([alien, [, , ...parts]]) => parts.map(([, layers], i) => [motif_of(alien, i), layers.join("|")])),
);
export const portraits: Readonly<Record<string, Picture>> = Object.fromEntries(
  levels.flatMap(([light, faces]) =>
    Object.entries(faces).map(([alien, [scene, sign, ...parts]]): [string, Picture] => [
      alien,
      [scene, light, parts.map(([paint, , ...place], i) => [motif_of(alien, i), paint, ...place]), [sign]],
    ]),
  ),
);
