import type { JSX } from "react";
import { useWords } from "../i18n";
import { Linked } from "./linked";

type Tag = "R" | "P" | "H";

/** The rule's words; where they come from stands behind as small marks. */
export function split_tags(text: string): { words: string; tags: Tag[] } {
  const end = /(?:\s*\[([RPH])\])+\.?\s*$/.exec(text);
  if (!end) return { words: text, tags: [] };
  return { words: text.slice(0, end.index), tags: [...end[0].matchAll(/\[([RPH])\]/g)].map((one) => one[1] as Tag) };
}

export function RuleBody({ game, text }: { game: string; text: string }): JSX.Element {
  const { t } = useWords();
  const { words, tags } = split_tags(text);
  return (
    <p className="rule-body">
      <Linked game={game} text={words.replace(/`/g, "")} />
      {tags.map((tag) => (
        <span key={tag} className="tag" title={t(`tag_${tag}`)} aria-label={t(`tag_${tag}`)}>
          {tag}
        </span>
      ))}
    </p>
  );
}
