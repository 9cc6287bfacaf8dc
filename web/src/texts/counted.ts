// Numbers of things in words: English has two forms, Polish three ("1 karta", "3 karty", "5 kart").
import type { Counted as Noun, GameInfo, Lang } from "../protocol";

/** `#` stands for the number. */
export interface Counted {
  en: readonly [one: string, more: string];
  pl: readonly [one: string, few: string, many: string];
}

/** What the server calls things by their number: by kind and value. */
export type Nouns = Readonly<Record<string, Readonly<Record<string, Noun>>>>;

const rules: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };

export type Plural = "one" | "few" | "many" | "other";
export const plural = (n: number, lang: Lang): Plural => rules[lang].select(n) as Plural;

const none: Nouns = {};
export const nouns_of = (game: GameInfo): Nouns => game.counted ?? none;

/** The case that a number stands in: "1 sztuka żywności", but "produkuje 1 sztukę żywności". */
export type Case = "nom" | "acc";

/** So many of a thing, without the number: "sztuki żywności". Where the server says nothing, its canonical name. */
export function noun(nouns: Nouns, kind: string, value: string, n: number, lang: Lang, stands: Case = "nom"): string {
  const forms = nouns[kind]?.[value];
  if (!forms) return value;
  const rule = plural(n, lang);
  if (rule === "one") return (stands === "acc" && lang === "pl" && forms.pl.acc) || forms[lang].one;
  return lang === "pl" && rule === "few" ? forms.pl.few : forms[lang].many;
}

export function counted(what: Counted, n: number, lang: Lang): string {
  const rule = plural(n, lang);
  const form = lang === "en" ? what.en[rule === "one" ? 0 : 1] : what.pl[rule === "one" ? 0 : rule === "few" ? 1 : 2];
  return form.replace("#", signed(n));
}

/** A number as it is printed: with a minus sign, not a hyphen. */
export function signed(n: number): string {
  return String(n).replace("-", "−");
}
