// Answers that the table gives for me.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Both, Decision, Preference, Table } from "../protocol";
import { complain, connection, keep, kept } from "../store";
import { Dialog } from "./dialog";
import { Toggle } from "./toggle";
import { Icon } from "./icons";

const only: Preference = { step: "*", answer: "only", until: "game" };
const rank = (rule: Preference) => (rule.answer === "ask" ? 0 : rule.answer === "only" ? 2 : 1);

/** Adds or replaces; "ask" comes before answers, "only" last, because the server tries them in order. */
export function with_rule(rules: Preference[], rule: Preference): Preference[] {
  const others = rules.filter((one) => one.step !== rule.step || (one.answer === "only") !== (rule.answer === "only"));
  return [...others, rule].sort((a, b) => rank(a) - rank(b)).slice(0, 32);
}
export function prefer(table: Table, rules: Preference[]): void {
  connection.request({ do: "prefer", table: table.id, rules }).catch(complain);
}

// The server keeps steps and actions in their short words; what they meant to people is remembered here.
type Meanings = Record<string, Both>;
const key_of = (game: string) => `meanings.${game}`;
export function remember_meaning(game: string, decision: Decision, action?: string): void {
  const known = kept<Meanings>(key_of(game), {});
  const chosen = decision.choices?.find((choice) => choice.action === action);
  if (decision.step && decision.question) known[decision.step] = decision.question;
  if (chosen && action) known[`= ${action}`] = { en: chosen.en, pl: chosen.pl };
  keep(key_of(game), Object.fromEntries(Object.entries(known).slice(-200)));
}

export function PreferencesDialog({ table, close }: { table: Table; close: () => void }): JSX.Element {
  const { t, say } = useWords();
  const rules = table.preferences ?? [];
  const meanings = kept<Meanings>(key_of(table.game), {});
  const decision = table.view?.decision;
  const mine = decision?.step && table.asked === table.you.seat ? decision : undefined;
  const name = (key: string, otherwise: string) => (meanings[key] ? say(meanings[key]) : otherwise);
  const is_only = (rule: Preference) => rule.step === "*" && rule.answer === "only";
  const listed = rules.filter((rule) => !is_only(rule));
  const line = (rule: Preference) =>
    rule.answer === "ask"
      ? t("prefs_ask", { step: name(rule.step, rule.step) })
      : t("prefs_answer", { step: name(rule.step, rule.step), answer: name(`= ${rule.answer}`, rule.answer) });
  return (
    <Dialog title={t("prefs")} close={close}>
      <p className="quiet">{t("prefs_help")}</p>
      <Toggle
        on={rules.some(is_only)}
        set={(on) => prefer(table, on ? with_rule(rules, only) : rules.filter((rule) => !is_only(rule)))}
        label={t("prefs_only")}
      />
      {mine?.question && (
        <p>
          <button
            className="button small"
            onClick={() => {
              remember_meaning(table.game, mine);
              prefer(table, with_rule(rules, { step: mine.step!, answer: "ask", until: "game" }));
            }}
          >
            {t("prefs_ask_here")}: {say(mine.question)}
          </button>
        </p>
      )}
      <h3>{t("prefs_list")}</h3>
      {listed.length === 0 && <p className="quiet">{t("prefs_none")}</p>}
      <ul className="prefs">
        {listed.map((rule) => (
          <li key={`${rule.step} ${rule.answer}`} className="row">
            <span className="grow">
              {line(rule)} <small>{t(rule.until === "turn" ? "remember_turn" : "remember_game")}</small>
            </span>
            <button
              className="plain"
              aria-label={t("prefs_remove")}
              onClick={() =>
                prefer(
                  table,
                  rules.filter((one) => one !== rule),
                )
              }
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
