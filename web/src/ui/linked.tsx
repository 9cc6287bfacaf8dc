// Texts with the numbers of rules in them: each number opens its rule.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { NotYet } from "../protocol";
import { explained, toast } from "../store";
import { Icon } from "./icons";

// The numbers with AMB name open questions of the specification, not rules.
const rule_number = /\b([A-Z]{2}-(?!AMB)[A-Z][A-Z\d]+-[A-Z]?\d+[a-z]?)\b/;

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
export function Missing({ choice, game }: { choice: NotYet; game: string }): JSX.Element {
  const { t, say } = useWords();
  // Where there is no room for the reason it comes when asked for, as from any place without a choice.
  return (
    <p className="not-yet">
      <button
        className="not-yet-name"
        aria-disabled
        title={choice.name ? `${say(choice.name)}: ${say(choice)}` : say(choice)}
        onClick={() => toast("news", { ...choice, game })}
      >
        <Icon name="lock" size={14} /> <span>{choice.name ? say(choice.name) : t("not_yet")}</span>
      </button>{" "}
      <span className="not-yet-why">
        {say(choice)} <RuleLink game={game} rule={choice.rule} />
      </span>
    </p>
  );
}

export function Linked({ game, text }: { game: string; text: string }): JSX.Element {
  const parts = text.split(rule_number);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <RuleLink key={i} game={game} rule={part} /> : part))}</>;
}
