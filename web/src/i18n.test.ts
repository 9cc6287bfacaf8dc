import { describe, expect, it } from "vitest";
import { clock_text, duration_text } from "./i18n";
import { en } from "./texts/en";
import { pl } from "./texts/pl";
import { translate } from "./texts/translate";
import type { Text } from "./texts/translate";

const forms = (text: Text) => (typeof text === "string" ? [text] : Object.values(text));
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]).sort();

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
    const files = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.*", "!./texts/{en,pl}.ts"], { query: "?raw", import: "default", eager: true });
    const source = Object.values(files).join("\n");
    // t(`log_${kind}`) uses every text that begins so.
    const families = [...source.matchAll(/`(\w+_)\$\{/g)].map((found) => found[1]!);
    const unused = Object.keys(en).filter((key) => !source.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)));
    expect(unused).toEqual([]);
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
    for (const [key, text] of Object.entries(pl)) if (typeof text !== "string") expect(Object.keys(text), key).toHaveLength(4);
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
