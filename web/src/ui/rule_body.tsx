// A rule's own words. What the document notes behind them (where a rule comes from, what it follows from) are small marks.
import type { JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import { Linked, RuleLink } from "./linked";

const origins = ["R", "P", "H"] as const;
type Origin = (typeof origins)[number];

export interface RuleParts {
  words: string;
  origins: Origin[];
  /** The rules that it follows from. */
  follows: string[];
  /** It only lists something that is in the box. */
  component: boolean;
  /** The open questions of the rulebook that it settles: numbers of the document, not of rules. */
  settles: string[];
}

const ids = (list: string): string[] => list.split(/,\s*/).filter(Boolean);

export function rule_parts(text: string): RuleParts {
  const parts: RuleParts = { words: "", origins: [], follows: [], component: false, settles: [] };
  const end = /(?:\s*\[[RPH]\])+\.?\s*$/.exec(text);
  if (end) parts.origins = [...end[0].matchAll(/\[([RPH])\]/g)].map((one) => one[1] as Origin);
  parts.words = (end ? text.slice(0, end.index) : text)
    .replace(/\s*\((?:follows from|wynika z) ([A-Z][\w, -]*)\)/g, (_, list: string) => {
      parts.follows.push(...ids(list));
      return "";
    })
    .replace(/\s*\(((?:[A-Z]{2}-AMB-\d+(?:, )?)+)\)/g, (_, list: string) => {
      parts.settles.push(...ids(list));
      return "";
    })
    .replace(/\s*\((?:component|element gry)\)/g, () => {
      parts.component = true;
      return "";
    })
    .replace(/`/g, "");
  return parts;
}

function Mark({ label, children }: { label: string; children: ReactNode }): JSX.Element {
  return (
    <span className="tag" role="img" title={label} aria-label={label}>
      {children}
    </span>
  );
}
const follows_sign = "∴";
const component_sign = "▣";

export function RuleBody({ game, text }: { game: string; text: string }): JSX.Element {
  const { t } = useWords();
  const { words, origins, follows, component, settles } = rule_parts(text);
  const origin_label = (origin: Origin) =>
    origin !== "R" && settles.length > 0 ? `${t(`tag_${origin}`)} (${settles.join(", ")})` : t(`tag_${origin}`);
  return (
    <p className="rule-body">
      <Linked game={game} text={words} />
      {component && <Mark label={t("tag_component")}>{component_sign}</Mark>}
      {origins.map((origin) => (
        <Mark key={origin} label={origin_label(origin)}>
          {origin}
        </Mark>
      ))}
      {follows.length > 0 && (
        <span className="rule-follows">
          <Mark label={`${t("tag_follows")}: ${follows.join(", ")}`}>{follows_sign}</Mark>
          {follows.map((rule) => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </span>
      )}
    </p>
  );
}

/** What the marks mean, told once. */
export function RuleMarks(): JSX.Element {
  const { t } = useWords();
  const marks = [
    ...origins.map((origin) => [origin, t(`tag_${origin}`)] as const),
    [follows_sign, t("tag_follows")] as const,
    [component_sign, t("tag_component")] as const,
  ];
  return (
    <dl className="rule-marks">
      {marks.map(([sign, meaning]) => (
        <div key={sign}>
          <dt className="tag">{sign}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
