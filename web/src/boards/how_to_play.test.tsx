// "How to play", for every game that has it: complete and alike in both languages, its numbers those of the game, its links to
// rules that exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Both, CardText, GameInfo, Lang } from "../protocol";
import type { Counted } from "../texts/counted";
import { box, draw } from "../testing";
import { guide_sections, section_anchor } from "../ui/guide";
import { filled, holes_in, number_at, rules_in, teller } from "../ui/guide_text";
import { folders } from ".";
import type { HowToPlay } from "./contract";

interface Page {
  default: HowToPlay;
}
interface PageWords {
  words: Record<string, Both>;
  deeds?: Record<string, Both>;
  nouns: Record<string, Counted>;
}
const pages = import.meta.glob<Page>("./*/how_to_play.tsx", { eager: true });
const page_words = import.meta.glob<PageWords>("./*/how_to_play_words.ts", { eager: true });
const games = Object.keys(pages).map((path) => path.split("/")[1]!);

const read = (game: string, name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, game, "fixtures", name), "utf8")) as unknown;
const documents = join(import.meta.dirname, "../../../docs/rules");

/** What the page itself works out of the facts. */
const worked_out = /^own\./;

describe.each(games)("how to play %s", (id) => {
  const { words, deeds, nouns } = page_words[`./${id}/how_to_play_words.ts`]!;
  const texts = { ...words, ...deeds };
  const game = {
    id,
    facts: read(id, "facts.json"),
    counted: read(id, "counted.json"),
    seats: [] as GameInfo["seats"],
  } as GameInfo;
  const cards = new Map((read(id, "cards.json") as CardText[]).map((card) => [card.id, card]));
  const Page = pages[`./${id}/how_to_play.tsx`]!.default;
  /** Drawn once a language: a page is large. */
  const pages_drawn = new Map<string, HTMLElement>();
  const drawn = (lang: Lang, with_cards = cards): HTMLElement => {
    const key = `${lang} ${with_cards.size}`;
    if (!pages_drawn.has(key)) {
      draw(<Page game={game} cards={with_cards} lang={lang} />);
      pages_drawn.set(key, box.cloneNode(true) as HTMLElement);
    }
    return pages_drawn.get(key)!;
  };

  it("has every section, in order, with something in it", () => {
    for (const lang of ["en", "pl"] as const) {
      const sections = [...drawn(lang).querySelectorAll<HTMLElement>(".guide-section")];
      expect(sections.map((one) => one.id)).toEqual(guide_sections.map(section_anchor));
      for (const one of sections) expect(one.querySelectorAll("p, li").length, one.id).toBeGreaterThan(1);
    }
  });

  it("tells the same in both languages: parts, pictures, links and numbers", () => {
    const shape = (lang: Lang) => {
      const page = drawn(lang);
      const of = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
      // What is only drawn speaks for itself, and has words that need not be alike.
      const told = of("p, li b, h4, figcaption, dd, td").filter((one) => !one.closest("[inert]"));
      return {
        parts: told.map((one) => one.tagName),
        pictures: of("[role=img], svg").length,
        rules: of(".guide-rule").map((one) => one.title.replace(/^\S+ /, "")),
        numbers: told.map((one) => (one.textContent.match(/\d+/g) ?? []).sort().join(" ")),
      };
    };
    const english = shape("en");
    expect(shape("pl")).toEqual(english);
    expect(english.rules.length).toBeGreaterThan(5);
  });

  it("takes every number from the facts", () => {
    for (const [key, text] of Object.entries(texts))
      for (const lang of ["en", "pl"] as const) {
        expect(text[lang].replace(/\{[^}]*\}|\[\[[^\]]*\]\]/g, ""), `${key} has no number of its own`).not.toMatch(
          /\d/,
        );
        for (const { path, noun } of holes_in(text[lang])) {
          if (!worked_out.test(path)) expect(number_at(game.facts, path), `${key}: ${path}`).not.toBeNull();
          if (noun) expect(nouns, key).toHaveProperty(noun);
        }
      }
    for (const lang of ["en", "pl"] as const) {
      const page = drawn(lang).textContent;
      expect(page).not.toMatch(/…|NaN|undefined|Infinity|[{}]|\*\*|\[\[/);
    }
  });

  it("links to rules that exist, by the same numbers in both languages", () => {
    const rules = new Set(
      [...readFileSync(join(documents, `${id}.md`), "utf8").matchAll(/^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*/gm)].map(
        (one) => one[1]!,
      ),
    );
    for (const [key, text] of Object.entries(texts)) {
      expect(rules_in(text.pl), key).toEqual(rules_in(text.en));
      for (const rule of rules_in(text.en)) expect(rules, key).toContain(rule);
    }
  });

  it("is as short as it should be", () => {
    for (const lang of ["en", "pl"] as const) {
      const words = Object.values(texts).flatMap((text) => text[lang].split(/\s+/)).length;
      expect(words, "three to five minutes").toBeLessThan(1000);
    }
  });

  it("is readable before its cards have come", () => {
    const without = drawn("en", new Map());
    expect(without.querySelectorAll(".guide-section")).toHaveLength(guide_sections.length);
  });

  it("has pictures that can only be looked at", () => {
    const page = drawn("en");
    const active = [...page.querySelectorAll("button, a, [tabindex='0']")].filter((one) => !one.closest("[inert]"));
    expect(active.filter((one) => !one.matches(".guide-rule")).map((one) => one.outerHTML)).toEqual([]);
  });
});

it("is offered by the folder of its board", () => {
  const offering = Object.keys(folders).filter((game) => folders[game]?.HowToPlay);
  expect(games.sort()).toEqual(offering.sort());
  expect(games.length).toBeGreaterThan(2);
});

describe("a text of the page", () => {
  const nouns = { card: { en: ["# card", "# cards"], pl: ["# karta", "# karty", "# kart"] } } as const;
  it("is filled with the numbers of the game, in the form that they want", () => {
    const facts = { hand: { limit: 5 }, list: [1, 2] };
    const fill = (text: string, lang: Lang) => filled(text, { facts, nouns, lang });
    expect(fill("{hand.limit}, {hand.limit card}, {list.length card}", "en")).toBe("5, 5 cards, 2 cards");
    expect(fill("{hand.limit card} i {list.0 card}", "pl")).toBe("5 kart i\u00a01 karta");
    expect(fill("{hand.size card}", "en")).toBe("…");
  });
  it("has terms, signs and links in it", async () => {
    const words = { one: { en: "a **term**, a <sign>[[CH-MOV-01]]", pl: "" } };
    const tell = teller({ game: "chess", lang: "en", facts: {}, words, nouns: {}, sign: (name) => <i>{name}</i> });
    draw(<p>{tell("one")}</p>);
    expect(box.querySelector("b")?.textContent).toBe("term");
    expect(box.querySelector("i")?.textContent).toBe("sign");
    const link = box.querySelector("button")!;
    expect(link.getAttribute("aria-label")).toBe("Rule CH-MOV-01");
    await act(async () => link.click());
    const { explained } = await import("../store");
    expect(explained.get()).toEqual({ game: "chess", rule: "CH-MOV-01" });
    explained.set(null);
  });
});
