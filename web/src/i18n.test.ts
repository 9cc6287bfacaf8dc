import { describe, expect, it } from "vitest";
import { clock_text, duration_text } from "./i18n";
import { en } from "./texts/en";
import { pl } from "./texts/pl";
import { translate } from "./texts/translate";
import type { Text } from "./texts/translate";

const forms = (text: Text) => (typeof text === "string" ? [text] : Object.values(text));
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]).sort();

// Where a text is used is read from the sources: the compiler knows which keys exist, but not which are asked for.
const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.*", "!./texts/{en,pl}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The argument of a call that begins at `from`, just behind the bracket; strings and inner brackets are passed over. */
function argument(code: string, from: number, wanted: number): string {
  let [depth, start, at] = [0, from, from];
  for (let count = 0; at < code.length; ++at) {
    const c = code[at]!;
    if (c === '"') at = code.indexOf('"', at + 1);
    else if ("([{".includes(c)) ++depth;
    else if (")]}".includes(c) && depth-- === 0) break;
    else if (c === "," && depth === 0) {
      if (count++ === wanted) break;
      start = at + 1;
    }
  }
  return code.slice(start, at);
}

/** What a call names: "key", one key or another (a ? "x" : "y"), or a family of them (`log_${kind}`). */
function keys_in(code: string, call: RegExp, which: number): RegExp[] {
  return [...code.matchAll(call)].flatMap((found) => {
    const said = argument(code, found.index + found[0].length, which);
    const named = said.slice(said.indexOf("?") + 1); // what is compared before the question mark is no key
    const plain = [...named.matchAll(/"(\w+)"/g)].map((one) => new RegExp(`^${one[1]!}$`));
    const families = [...named.matchAll(/`(\w+)\$\{[^}]*\}(\w*)`/g)].map(
      (one) => new RegExp(`^${one[1]!}\\w+${one[2]!}$`),
    );
    return [...plain, ...families];
  });
}

/** Keys that stand in something declared to hold keys. */
function keys_in_tables(code: string): RegExp[] {
  return [...code.matchAll(/: [^=;\n]*\bKey\b[^=;\n]* = ([^;]*);/g)].flatMap((table) =>
    [...table[1]!.matchAll(/"(\w+)"/g)].map((one) => new RegExp(`^${one[1]!}$`)),
  );
}

const unused = (keys: string[], named: RegExp[]) => keys.filter((key) => !named.some((one) => one.test(key)));

describe("texts", () => {
  it("have the same keys in both languages", () => {
    expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
  });
  it("have the same holes to fill in every form, and none is empty", () => {
    for (const [key, text] of Object.entries(en) as [keyof typeof en, Text][]) {
      const wanted = holes(forms(text)[0]!);
      for (const form of [...forms(text), ...forms(pl[key])]) {
        expect(form.trim(), key).not.toBe("");
        expect(holes(form), key).toEqual(wanted);
      }
    }
  });
  it("are all used", () => {
    const code = Object.values(sources).join("\n");
    const named = [
      ...keys_in(code, /\b(?:t|both)\(/g, 0),
      ...keys_in(code, /\btranslate\(/g, 1),
      ...keys_in_tables(code),
    ];
    expect(unused(Object.keys(en), named)).toEqual([]);
  });
  it("of a board are all used by it", () => {
    const boards = import.meta.glob<{ words: object }>("./boards/*/words.ts", { eager: true });
    expect(Object.keys(boards).length).toBeGreaterThan(1);
    for (const [file, { words }] of Object.entries(boards)) {
      const folder = file.slice(0, -"words.ts".length);
      const code = Object.entries(sources)
        .filter(([path]) => path.startsWith(folder) && path !== file)
        .map(([, text]) => text)
        .join("\n");
      // What things are called comes from the game's state too, so here any mention of the word counts.
      const named = [
        ...keys_in(code, /\b(?:say|word)\(/g, 0),
        ...[...code.matchAll(/"(\w+)"|\bwords\.(\w+)/g)].map((one) => new RegExp(`^${one[1] ?? one[2]!}$`)),
        ...[...code.matchAll(/\bwords\[`(\w+)\$\{/g)].map((one) => new RegExp(`^${one[1]!}\\w+$`)),
      ];
      expect(unused(Object.keys(words), named), file).toEqual([]);
    }
  });
  it("are looked for where they are said, and nowhere else", () => {
    const found = (code: string) => keys_in(code, /\b(?:t|both)\(/g, 0).map((one) => one.source);
    expect(found('t("close")')).toEqual(["^close$"]);
    expect(found('t(state === "open" ? "loading" : "closed", { name: "home" })')).toEqual(["^loading$", "^closed$"]);
    expect(found('t(`clock_${one.kind}_help`) + both("games")')).toEqual(["^clock_\\w+_help$", "^games$"]);
    expect(found('format("close") + say(`score_${n}`) + list("rules") + `${"again"}`')).toEqual([]);
    expect(
      keys_in_tables(
        'const titles: Record<Kind, Key> = { one: "close", two: "games" };\nconst other: Kind = "rules";',
      ).map((one) => one.source),
    ).toEqual(["^close$", "^games$"]);
  });
  it("know the plural forms of Polish", () => {
    const seats = (n: number) => translate("pl", "seats_free_n", { n });
    expect([1, 2, 5, 12, 22, 25].map(seats)).toEqual([
      "1 wolne miejsce",
      "2 wolne miejsca",
      "5 wolnych miejsc",
      "12 wolnych miejsc",
      "22 wolne miejsca",
      "25 wolnych miejsc",
    ]);
    for (const [key, text] of Object.entries(pl))
      if (typeof text !== "string") expect(Object.keys(text), key).toHaveLength(4);
  });
  it("leave a hole visible rather than lose it", () => {
    expect(translate("en", "who_hello")).toContain("{name}");
  });
});

describe("times", () => {
  it("are said in words of the language", () => {
    expect(duration_text("en", 90)).toBe("1 minute 30 seconds");
    expect(duration_text("pl", 3 * 86400)).toBe("3 dni");
    expect(duration_text("pl", 120)).toBe("2 minuty");
  });
  it("are shown on clocks", () => {
    expect(clock_text("en", 65_000)).toBe("1:05");
    expect(clock_text("en", 3_725_000)).toBe("1:02:05");
    expect(clock_text("en", -5)).toBe("0:00");
    expect(clock_text("pl", 3 * 86_400_000)).toBe("3 dni");
  });
});
