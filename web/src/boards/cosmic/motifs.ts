// What the pictures of this game are made of.
import type { Picture } from "../../art/draw";
import { craft } from "../../art/motifs/craft";
import { faces } from "../../art/motifs/faces";
import { life } from "../../art/motifs/life";
import { places } from "../../art/motifs/places";
import { sky } from "../../art/motifs/sky";
import { things } from "../../art/motifs/things";

export const motifs = { ...sky, ...life, ...things, ...craft, ...places, ...faces };
export type Drawn = Picture<keyof typeof motifs>;
