// Numbers of things in words: English has two forms, Polish three ("1 karta", "3 karty", "5 kart").
import type { Lang } from "../protocol";

/** `#` stands for the number. */
export interface Counted {
  en: readonly [one: string, more: string];
  pl: readonly [one: string, few: string, many: string];
}

const rules: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };

export function counted(what: Counted, n: number, lang: Lang): string {
  const rule = rules[lang].select(n);
  const form = lang === "en" ? what.en[rule === "one" ? 0 : 1] : what.pl[rule === "one" ? 0 : rule === "few" ? 1 : 2];
  return form.replace("#", signed(n));
}

/** A number as it is printed: with a minus sign, not a hyphen. */
export function signed(n: number): string {
  return String(n).replace("-", "−");
}
