// A rule's own words; where they come from stands behind them as small marks.
import type { JSX } from "react";
import { useWords } from "../i18n";
import { Linked } from "./linked";

const origins = ["R", "P", "H"] as const;
type Origin = (typeof origins)[number];

export interface RuleParts {
  words: string;
  origins: Origin[];
  /** The open questions of the rulebook that it settles: numbers of the document, not of rules. */
  settles: string[];
}

export function rule_parts(text: string): RuleParts {
  const end = /(?:\s*\[[RPH]\])+\.?\s*$/.exec(text);
  const settles: string[] = [];
  const words = (end ? text.slice(0, end.index) : text)
    .replace(/\s*\(((?:[A-Z]{2}-AMB-\d+(?:, )?)+)\)/g, (_, numbers: string) => {
      settles.push(...numbers.split(", "));
      return "";
    })
    .replace(/`/g, "");
  return { words, origins: [...(end?.[0].matchAll(/[RPH]/g) ?? [])].map((one) => one[0] as Origin), settles };
}

export function RuleBody({ game, text }: { game: string; text: string }): JSX.Element {
  const { t } = useWords();
  const { words, origins, settles } = rule_parts(text);
  // What the rulebook says itself settles nothing.
  const label_of = (origin: Origin) =>
    [t(`tag_${origin}`), ...(origin === "R" || settles.length === 0 ? [] : [`(${settles.join(", ")})`])].join(" ");
  return (
    <p className="rule-body">
      <Linked game={game} text={words} />
      {origins.map((origin) => (
        <span key={origin} className="tag" role="img" title={label_of(origin)} aria-label={label_of(origin)}>
          {origin}
        </span>
      ))}
    </p>
  );
}

/** What the marks mean, told once. */
export function RuleMarks(): JSX.Element {
  const { t } = useWords();
  return (
    <dl className="rule-marks">
      {origins.map((origin) => (
        <div key={origin}>
          <dt className="tag">{origin}</dt>
          <dd>{t(`tag_${origin}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
