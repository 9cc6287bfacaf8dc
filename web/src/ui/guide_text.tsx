// The words of "How to play": sentences with numbers of the game, signs of its board and links to its rules in them.
//   {hand_limit}          a number of the game's facts, by its path
//   {hand_limit card}     the same with its noun, in the form that the number wants
//   **supernova**         a word of the game where it is told first
//   <dna>                 a sign of the board, beside the word that it stands for
//   [[NK-ENE-03]]         the rule that says it in full
import { Fragment } from "react";
import type { JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import type { Both, Lang } from "../protocol";
import { explained } from "../store";
import { counted } from "../texts/counted";
import type { Counted } from "../texts/counted";
import { glued } from "../texts/glued";

/** What stands at a path of the facts, if it is a number. */
export function number_at(facts: unknown, path: string): number | null {
  const found = path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], facts);
  return typeof found === "number" ? found : null;
}

export const holes_in = (text: string): { path: string; noun?: string }[] =>
  [...text.matchAll(/\{([\w.]+)(?: (\w+))?\}/g)].map(([, path = "", noun]) => (noun ? { path, noun } : { path }));
export const rules_in = (text: string): string[] => [...text.matchAll(/\[\[([\w-]+)\]\]/g)].map((one) => one[1]!);

export interface Told<Word extends string> {
  game: string;
  lang: Lang;
  /** The game's facts, and whatever the page has worked out of them. */
  facts: unknown;
  words: Readonly<Record<Word, Both>>;
  nouns: Readonly<Record<string, Counted>>;
  sign?: (name: string) => ReactNode;
}

/** Tells one text after another. */
export function teller<Word extends string>(told: Told<Word>): (word: Word) => JSX.Element {
  return (word) => <>{rich(filled(told.words[word][told.lang], told), told)}</>;
}

/** A number that a server does not tell is left open. */
export function filled(text: string, { facts, nouns, lang }: Pick<Told<string>, "facts" | "nouns" | "lang">): string {
  const whole = text.replace(/\{([\w.]+)(?: (\w+))?\}/g, (_, path: string, noun?: string) => {
    const n = number_at(facts, path);
    if (n === null) return "…";
    return noun ? counted(nouns[noun]!, n, lang) : String(n);
  });
  return glued(whole, lang);
}

function rich(text: string, { game, sign }: Pick<Told<string>, "game" | "sign">): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|[^\s<>*]*\[\[[\w-]+\]\]|<\w+>)/).map((part, i) => {
    if (i % 2 === 0) return part;
    if (part.startsWith("**")) return <b key={i}>{part.slice(2, -2)}</b>;
    if (part.startsWith("<")) return <Fragment key={i}>{sign?.(part.slice(1, -1))}</Fragment>;
    // The mark does not begin a line: the last word stays with it.
    const [word = "", rule = ""] = part.split(/\[\[|\]\]/);
    return (
      <span key={i} className="guide-last-word">
        {word}
        <RuleMark game={game} rule={rule} />
      </span>
    );
  });
}

/** A link to a rule that does not stop whoever reads on. */
function RuleMark({ game, rule }: { game: string; rule: string }): JSX.Element {
  const { t } = useWords();
  const name = t("explain_rule", { id: rule });
  return (
    <button
      className="rule-link guide-rule"
      aria-label={name}
      title={name}
      onClick={() => explained.set({ game, rule })}
    >
      §
    </button>
  );
}
