import type { Lang } from "../protocol";

/** In Polish a word of one letter does not stay behind at the end of a line: a space that does not break follows it. */
export function glued(text: string, lang: Lang): string {
  return lang === "pl" ? text.replace(/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, "$1\u00a0") : text;
}
