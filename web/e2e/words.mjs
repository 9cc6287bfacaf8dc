// The client's texts in both languages, read from its sources.
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { each_game } from "./games.mjs";

const source = resolve(dirname(fileURLToPath(import.meta.url)), "../src");

export const load = async (path) =>
  (await runnerImport(resolve(source, path), { configFile: false, logLevel: "error" })).module;

/** Every {en, pl} in a value, however deep; where things are counted there are several forms, of which only one language may have some. */
export function pairs_in(value, found = []) {
  if (typeof value !== "object" || value === null) return found;
  if (typeof value.en === "string" && typeof value.pl === "string") found.push([value.en, value.pl]);
  if (Array.isArray(value.en) && Array.isArray(value.pl)) {
    const holed = (text) => text.replace("#", "{n}");
    found.push(...value.en.map((text) => [holed(text), ""]), ...value.pl.map((text) => ["", holed(text)]));
  }
  if (typeof value.en?.many === "string" && typeof value.pl?.many === "string") {
    const shown = (forms) => Object.values(forms).flatMap((form) => [form, `{n} ${form}`]);
    found.push(...shown(value.en).map((text) => [text, ""]), ...shown(value.pl).map((text) => ["", text]));
  }
  for (const part of Object.values(value)) pairs_in(part, found);
  return found;
}

/** A text, or every form of one that counts. */
const forms_of = (text) => (typeof text === "string" ? [text] : Object.values(text));

/** Texts of the client's frame and boards, as [English, Polish]; forms that only one language has stand alone. */
export async function client_texts() {
  const [{ en }, { pl }] = [await load("texts/en.ts"), await load("texts/pl.ts")];
  const frame = [
    ...Object.values(en)
      .flatMap(forms_of)
      .map((text) => [text, ""]),
    ...Object.values(pl)
      .flatMap(forms_of)
      .map((text) => ["", text]),
  ];
  // A game that has no board of its own has no words of its own either.
  const files = each_game((game) => `boards/${game}/words.ts`).filter((file) => existsSync(resolve(source, file)));
  const boards = await Promise.all(files.map(load));
  return [...frame, ...boards.flatMap((words) => pairs_in({ ...words })), ...(await told_at_length())];
}

/** The sentences of "How to play", as they come to the page: in pieces, between terms and signs. */
async function told_at_length() {
  const files = each_game((game) => `boards/${game}/how_to_play_words.ts`).filter((file) =>
    existsSync(resolve(source, file)),
  );
  const pages = await Promise.all(files.map(load));
  // A word or two between terms ("to") may be a word of either language.
  const pieces = (text) =>
    text
      .split(/\*\*|\[\[[\w-]+\]\]|<\w+>/)
      .map((piece) => piece.replace(/\{[^}]*\}/g, "{n}").trim())
      .filter((piece) => piece.replace(/\P{L}/gu, "").length > 3);
  return pages
    .flatMap((page) => pairs_in({ ...page }))
    .flatMap(([en, pl]) => [...pieces(en).map((piece) => [piece, ""]), ...pieces(pl).map((piece) => ["", piece])]);
}

/** A text with holes as a pattern, with how many of its letters are given; null if it could be anything. */
function pattern_of(text) {
  const given = text.split(/\{\w+\}/);
  const letters = given.join("").replace(/\P{L}/gu, "").length;
  if (given.length === 1 || letters < 3) return null;
  return {
    letters,
    fits: new RegExp(`^${given.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.+)")}$`, "su"),
  };
}

/** What people can be told in one language. */
class Language {
  constructor(texts) {
    this.whole = new Set(texts);
    this.patterns = texts.map(pattern_of).filter((pattern) => pattern !== null);
  }
  /** How much of `text` are words of this language: all of them, those around the holes, or none. */
  knows(text) {
    if (this.whole.has(text)) return Infinity;
    return Math.max(0, ...this.patterns.filter(({ fits }) => fits.test(text)).map(({ letters }) => letters));
  }
}

/** Labels say several things in a row: each may be left in the wrong language. Two letters ("to") may be of either, and
 * in a sentence of the rules so may a word between commas ("start"). */
const is_sentence = (text) => text.length > 100 && text.endsWith(".");
const parts_of = (text) =>
  [...new Set((is_sentence(text) ? [text] : [text, ...text.split(/: | · |; |, /)]).map((part) => part.trim()))].filter(
    (part) => part.length > 2,
  );

/** Finds those of the texts on a page that belong to the other language rather than to `lang`. */
export function stranger_finder(pairs, lang) {
  const [own, other] = lang === "pl" ? [1, 0] : [0, 1];
  const [ours, theirs] = [own, other].map((at) => new Language([...new Set(pairs.map((pair) => pair[at]))]));
  return (texts) =>
    texts.filter(
      (text) => ours.knows(text) !== Infinity && parts_of(text).some((part) => theirs.knows(part) > ours.knows(part)),
    );
}
