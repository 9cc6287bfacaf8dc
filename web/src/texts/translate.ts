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

const quotes = { en: ["“", "”", "‘", "’"], pl: ["„", "”", "«", "»"] } as const;
/** Quotes within quotes are others: „…«…»…”, “…‘…’…”. */
export function nested(text: string, lang: Lang): string {
  const [open, close, inner_open, inner_close] = quotes[lang];
  let depth = 0;
  return text.replace(/[„“”]/g, (mark) => {
    if (mark === open) return ++depth > 1 ? inner_open : mark;
    return mark === close && depth > 0 && --depth > 0 ? inner_close : mark;
  });
}

export function translate(lang: Lang, key: Key, params: Params = {}): string {
  const text = catalogues[lang][key];
  const form = typeof text === "string" ? text : (text[plural(Number(params.n ?? 0), lang)] ?? text.other);
  const filled = form.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
  return glued(nested(filled, lang), lang);
}

/** One of our texts in both languages, where what is told may be read in either. */
export function both(key: Key, params?: Params): Both {
  return { en: translate("en", key, params), pl: translate("pl", key, params) };
}
