// Texts in the player's language. Keys are checked by the compiler: a text that is missing in one language does not build.
import { plural } from "./counted";
import { en } from "./en";
import { glued } from "./glued";
import { pl } from "./pl";
import type { Both, Lang } from "../protocol";

/** A text with {names} to fill in, or its plural forms, chosen by the parameter n. */
export type Text = string | { one: string; few?: string; many?: string; other: string };
export type Key = keyof typeof en;
export type Params = Record<string, string | number>;

const catalogues: Record<Lang, Record<Key, Text>> = { en, pl };

export function translate(lang: Lang, key: Key, params: Params = {}): string {
  const text = catalogues[lang][key];
  const form = typeof text === "string" ? text : (text[plural(Number(params.n ?? 0), lang)] ?? text.other);
  const filled = form.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
  return glued(filled, lang);
}

/** One of our texts in both languages, where what is told may be read in either. */
export function both(key: Key, params?: Params): Both {
  return { en: translate("en", key, params), pl: translate("pl", key, params) };
}
