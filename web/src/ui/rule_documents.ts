// Rules by document and chapter. The rules of a game stand in one document, called as the game, and perhaps in parts: <game>-<part>.
import type { Both, RuleText } from "../protocol";

export interface Chapter {
  /** For the address, after '#'. */
  anchor: string;
  title: Both;
  rules: RuleText[];
}
export interface RuleDocument {
  id: string;
  title: Both;
  chapters: Chapter[];
}

/** The title of the part that a rule stands in; the main document goes without saying. */
export function part_of(game: string, rule: RuleText): Both | null {
  return rule.document && rule.document.id !== game ? rule.document : null;
}

/** In the order in which they come. Two documents may have chapters of the same name. */
export function by_document(game: string, rules: RuleText[]): RuleDocument[] {
  return grouped(rules, (rule) => rule.document?.id ?? game).map(([id, list]) => ({
    id,
    title: list[0]!.document ?? { en: id, pl: id },
    chapters: grouped(list, (rule) => rule.chapter.en).map(([name, rules]) => ({
      anchor: anchor(id === game ? name : `${id} ${name}`),
      title: rules[0]!.chapter,
      rules,
    })),
  }));
}

const lists_components = ({ rules }: Chapter): boolean => rules.every(({ id }) => /^[A-Z]+-COMP-/.test(id));

/** What is in the box is looked up least: its lists are taken out of the documents, to come last. */
export function without_components(documents: RuleDocument[]): { documents: RuleDocument[]; components: Chapter[] } {
  const rest = documents.map((one) => ({
    ...one,
    chapters: one.chapters.filter((chapter) => !lists_components(chapter)),
  }));
  return {
    documents: rest.filter(({ chapters }) => chapters.length > 0),
    components: documents.flatMap(({ chapters }) => chapters.filter(lists_components)),
  };
}

const anchor = (chapter: string) => "chapter-" + chapter.toLowerCase().replace(/[^a-z0-9]+/g, "-");

function grouped<T>(list: T[], key_of: (one: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const one of list) {
    const key = key_of(one);
    const group = found.get(key);
    if (group) group.push(one);
    else found.set(key, [one]);
  }
  return [...found];
}
