// How texts are written: what an editor would mark, as far as it can be found without reading.
import { expect, it } from "vitest";
import type { Both } from "../protocol";
import { capital } from "./capital";
import { counted, noun } from "./counted";
import type { Counted } from "./counted";
import { en } from "./en";
import { glued } from "./glued";
import { pl } from "./pl";
import type { Text } from "./translate";

const forms = (text: Text) => (typeof text === "string" ? [text] : Object.values(text));
const is_both = (value: object): value is Both => "en" in value && "pl" in value && typeof value.en === "string";
const is_counted = (value: object): value is Counted => "en" in value && Array.isArray(value.en);

type Said = Record<"en" | "pl", string[]>;
/** Every text in a value, however deep. */
function collect(value: unknown, into: Said): void {
  if (typeof value !== "object" || value === null) return;
  if (is_both(value) || is_counted(value))
    for (const lang of ["en", "pl"] as const) into[lang].push(...[value[lang]].flat());
  else Object.values(value).forEach((part) => collect(part, into));
}

const said: Said = { en: Object.values(en).flatMap(forms), pl: Object.values(pl).flatMap(forms) };
const boards = import.meta.glob<object>("../boards/*/*words.ts", { eager: true });
for (const words of Object.values(boards)) collect({ ...words }, said);
const all = [...said.en, ...said.pl];

it("are found in every board", () => {
  expect(Object.keys(boards).length).toBeGreaterThan(1);
  expect(said.pl.length).toBeGreaterThan(400);
});
it("have the quotes of their language", () => {
  expect(all.filter((text) => text.includes('"'))).toEqual([]);
  expect(said.pl.filter((text) => /[“‘]|(?<!„[^”]*)”/.test(text))).toEqual([]);
  expect(said.en.filter((text) => text.includes("„"))).toEqual([]);
});
it("have dashes and minus signs, not hyphens", () => {
  expect(all.filter((text) => / - |\d-\d|(^|[\s(])-\d/.test(text))).toEqual([]);
});
it("address the reader in small letters, except where a sentence begins", () => {
  const polite = /(?<![.!?:;„(·] |^|\n)\b(Ci|Cię|Ciebie|Tobie|Twój|Twoja|Twoje|Twoją|Twojej|Twojego|Twoim)\b/u;
  expect(said.pl.filter((text) => polite.test(text))).toEqual([]);
  expect(said.pl.filter((text) => /\bProszę\b/.test(text))).toEqual([]);
});
it("decline what they count", () => {
  // A number right before a word wants its plural forms; with one form the number comes last, or stands for itself.
  const own = ["# DNA", "Pokaż jeszcze", "pkt", "morale"];
  const single = Object.values(pl)
    .filter((text) => typeof text === "string")
    .filter((text) => /\{n\} \p{Ll}/u.test(text) && !/\{n\} (z|do|na) /.test(text));
  expect(single.filter((text) => !own.some((one) => text.includes(one)))).toEqual([]);
});
it("count in the case that a sentence wants", () => {
  const food = {
    en: { one: "food", many: "food" },
    pl: { one: "sztuka żywności", acc: "sztukę żywności", few: "sztuki żywności", many: "sztuk żywności" },
  };
  const said = (n: number, lang: "en" | "pl") => noun({ resource: { food } }, "resource", "food", n, lang, "acc");
  expect([1, 3, 5].map((n) => said(n, "pl"))).toEqual(["sztukę żywności", "sztuki żywności", "sztuk żywności"]);
  expect(said(1, "en")).toBe("food");
});
it("count in Polish and English", () => {
  const card: Counted = { en: ["# card", "# cards"], pl: ["# karta", "# karty", "# kart"] };
  expect([0, 1, 2, 5, 12, 22].map((n) => counted(card, n, "pl"))).toEqual([
    "0 kart",
    "1 karta",
    "2 karty",
    "5 kart",
    "12 kart",
    "22 karty",
  ]);
  expect([1, -2].map((n) => counted(card, n, "en"))).toEqual(["1 card", "−2 cards"]);
});
it("begin with a capital, whatever the letter", () => {
  expect(capital("żółty znacznik", "pl")).toBe("Żółty znacznik");
  expect(capital("", "en")).toBe("");
});
it("keep one-letter words with the next one", () => {
  expect(glued("Ala i Ola w grze o punkty", "pl")).toBe("Ala i\u00a0Ola w\u00a0grze o\u00a0punkty");
  expect(glued("W talii; a z ręki", "pl")).toBe("W\u00a0talii; a\u00a0z\u00a0ręki");
  expect(glued("to jest on i", "pl")).toBe("to jest on i");
  expect(glued("a card and I", "en")).toBe("a card and I");
});
