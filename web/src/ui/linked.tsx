// Texts with the numbers of rules in them: each number opens its rule.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Ruled } from "../protocol";
import { explained } from "../store";
import { Icon } from "./icons";

// The numbers with AMB name open questions of the specification, not rules.
const rule_number = /\b([A-Z]{2}-(?!AMB)[A-Z]{2,5}-\d+[a-z]?)\b/;

export function RuleLink({ game, rule }: { game: string; rule: string }): JSX.Element {
  const { t } = useWords();
  return (
    <button
      className="rule-link"
      aria-label={t("explain_rule", { id: rule })}
      onClick={() => explained.set({ game, rule })}
    >
      {rule}
    </button>
  );
}

/** What one looks for among the choices, and why it is not there. */
export function NotYet({ missing, game }: { missing: Ruled; game: string }): JSX.Element {
  const { t, say } = useWords();
  return (
    <p className="not-yet">
      <Icon name="lock" size={16} /> <span className="not-yet-mark">{t("not_yet")}</span> {say(missing)}{" "}
      <RuleLink game={game} rule={missing.rule} />
    </p>
  );
}

export function Linked({ game, text }: { game: string; text: string }): JSX.Element {
  const parts = text.split(rule_number);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <RuleLink key={i} game={game} rule={part} /> : part))}</>;
}
