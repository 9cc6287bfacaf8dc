// Texts, times and dates in the player's language.
import { settings, useStore } from "./store";
import { glued } from "./texts/glued";
import { translate } from "./texts/translate";
import type { Key, Params } from "./texts/translate";
import type { Both, Lang } from "./protocol";

export interface Words {
  lang: Lang;
  t: (key: Key, params?: Params) => string;
  /** A text of the server, in the language of now. */
  say: (text: Both) => string;
}

const in_words = (lang: Lang): Words => ({
  lang,
  t: (key, params) => translate(lang, key, params),
  say: (text) => glued(text[lang], lang),
});
// Made once: effects may depend on them.
const words: Record<Lang, Words> = { en: in_words("en"), pl: in_words("pl") };
export function words_of(lang: Lang): Words {
  return words[lang];
}

export function useWords(): Words {
  return words_of(useStore(settings).lang);
}

export function date_text(lang: Lang, at: number, now: number = Date.now()): string {
  const date = new Date(at);
  const same_day = new Date(now).toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(
    lang,
    same_day ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(date);
}

/** How long ago, in words: "3 minutes ago", "3 minuty temu". */
export function ago_text(lang: Lang, at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const minutes = Math.round((at - now) / 60_000);
  if (Math.abs(minutes) < 60) return format.format(Math.min(0, minutes), "minute");
  if (Math.abs(minutes) < 48 * 60) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}

/** A length of time in words: "2 minutes", "2 minuty"; mixed units when they do not divide evenly. */
export function duration_text(lang: Lang, seconds: number): string {
  // Older browsers say "3 doby" for "3 dni", which nobody does.
  const unit = (value: number, name: "day" | "hour" | "minute" | "second") =>
    name === "day" && lang === "pl"
      ? `${value} ${value === 1 ? "dzień" : "dni"}`
      : new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "long" }).format(value);
  const parts: string[] = [];
  let rest = seconds;
  for (const [name, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ] as const) {
    const value = Math.floor(rest / size);
    rest -= value * size;
    if (value > 0) parts.push(unit(value, name));
  }
  return parts.slice(0, 2).join(" ") || unit(0, "second");
}

/** What a clock shows: 4:05, 1:02:09, or days. */
export function clock_text(lang: Lang, ms: number): string {
  const all = Math.ceil(Math.max(0, ms) / 1000);
  if (all >= 2 * 86400) return duration_text(lang, Math.floor(all / 3600) * 3600);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
