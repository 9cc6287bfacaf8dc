// Answers that the table gives for me.
import { useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Both, Decision, Preference, Table } from "../protocol";
import { my_pass, standing } from "../rounds";
import { complain, connection, keep, kept } from "../store";
import { Dialog } from "./dialog";
import { Icon } from "./icons";

/** What happens where there is only one choice: always asked, asked unless everybody can see it, or answered. */
const singles = ["ask", "seen", "only"] as const;
type Single = (typeof singles)[number];
const is_single = (rule: Preference) => rule.step === "*" && (rule.answer === "only" || rule.answer === "ask");
const rank = (rule: Preference) => (is_single(rule) ? 3 : rule.answer === "ask" ? 0 : rule.step === "*" ? 2 : 1);

/** Adds or replaces; "ask" comes before answers, what is about everything behind them, what is about single choices
 * last: the server tries them in order. */
export function with_rule(rules: Preference[], rule: Preference): Preference[] {
  const others = rules.filter((one) => one.step !== rule.step || is_single(one) !== is_single(rule));
  return [...others, rule].sort((a, b) => rank(a) - rank(b)).slice(0, 32);
}
export function single_of(rules: Preference[]): Single {
  const answer = rules.find(is_single)?.answer;
  return answer === "ask" || answer === "only" ? answer : "seen";
}
export function with_single(rules: Preference[], single: Single): Preference[] {
  if (single === "seen") return rules.filter((rule) => !is_single(rule));
  return with_rule(rules, { step: "*", answer: single, until: "game" });
}
export function prefer(table: Table, rules: Preference[]): void {
  connection.request({ do: "prefer", table: table.id, rules }).catch(complain);
}

/** What a rule about this question names: the window that it is, or else its step. */
export function place_of(decision: Decision): string {
  return decision.moment ?? decision.step ?? "*";
}
/** Rules about windows: to be stopped in this one, to let it go by, or to let all go by until another. */
export const stop_at = (moment: string): Preference => ({ step: moment, answer: "ask", until: "game" });
export const pass_at = (moment: string, until: "turn" | "game"): Preference => ({
  step: moment,
  answer: "pass",
  until,
});
export const pass_until = (moment: string): Preference => ({ step: "*", answer: "pass", until: moment });

type Meanings = Record<string, Both>;
// Windows that have come up, so that they can be named before they come again.
const moments_of = (game: string) => `moments.${game}`;
export function known_moments(game: string): Meanings {
  return kept<Meanings>(moments_of(game), {});
}
export function learn_moment(game: string, decision: Decision): void {
  const { moment, question } = decision;
  if (!moment || !question) return;
  const known = known_moments(game);
  if (known[moment]?.en === question.en) return;
  keep(
    moments_of(game),
    Object.fromEntries([...Object.entries({ ...known, [moment]: in_words(question) })].slice(-100)),
  );
}
const in_words = ({ en, pl }: Both): Both => ({ en, pl });

// The server keeps steps and actions in their short words; what they meant to people is remembered here.
const key_of = (game: string) => `meanings.${game}`;
export function remember_meaning(game: string, decision: Decision, action?: string): void {
  const known = kept<Meanings>(key_of(game), {});
  const chosen = decision.choices?.find((choice) => choice.action === action);
  if (decision.step && decision.question) known[place_of(decision)] = in_words(decision.question);
  if (chosen && action) known[`= ${action}`] = { en: chosen.en, pl: chosen.pl };
  keep(key_of(game), Object.fromEntries(Object.entries(known).slice(-200)));
}

export function PreferencesDialog({ table, close }: { table: Table; close: () => void }): JSX.Element {
  const { t, say } = useWords();
  const rules = table.preferences ?? [];
  const meanings = { ...known_moments(table.game), ...kept<Meanings>(key_of(table.game), {}) };
  const decision = table.view?.decision;
  const mine = decision?.step && standing(table) !== "none" ? decision : undefined;
  const name = (key: string, otherwise: string) => (meanings[key] ? say(meanings[key]) : otherwise);
  const listed = rules.filter((rule) => !is_single(rule));
  const answer = (rule: Preference) => name(`= ${rule.answer}`, rule.answer === "pass" ? t("pass") : rule.answer);
  const line = (rule: Preference) => {
    if (rule.answer === "ask") return t("prefs_ask", { step: name(rule.step, rule.step) });
    if (rule.step === "*") return t("prefs_all", { answer: answer(rule) });
    return t("prefs_answer", { step: name(rule.step, rule.step), answer: answer(rule) });
  };
  const until = (rule: Preference) => {
    if (rule.until === "turn" || rule.until === "game") return t(`remember_${rule.until}`);
    return t("until_moment", { moment: name(rule.until, rule.until) });
  };
  const add = (rule: Preference) => {
    if (mine) remember_meaning(table.game, mine);
    prefer(table, with_rule(rules, rule));
  };
  return (
    <Dialog title={t("prefs")} close={close}>
      <p className="quiet">{t("prefs_help")}</p>
      <label className="stack">
        {t("prefs_single")}
        <select
          className="field"
          value={single_of(rules)}
          onChange={(event) => prefer(table, with_single(rules, event.target.value as Single))}
        >
          {singles.map((single) => (
            <option key={single} value={single}>
              {t(`prefs_single_${single}`)}
            </option>
          ))}
        </select>
      </label>
      {table.windows.kind === "quiet" && <p className="quiet">{t("prefs_only_quiet")}</p>}
      {mine?.question && !mine.moment && (
        <p>
          <button className="button small" onClick={() => add(stop_at(place_of(mine)))}>
            {t("prefs_ask_here")}: {say(mine.question)}
          </button>
        </p>
      )}
      {mine?.question && mine.moment && (
        <WindowRules table={table} moment={mine.moment} question={mine.question} add={add} />
      )}
      <h3>{t("prefs_list")}</h3>
      {listed.length === 0 && <p className="quiet">{t("prefs_none")}</p>}
      <ul className="prefs">
        {listed.map((rule) => (
          <li key={`${rule.step} ${rule.answer}`} className="row">
            <span className="grow">
              {line(rule)} <small>{until(rule)}</small>
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

/** What the table shall do for me in the window that is open, and until another one. */
export function WindowRules(props: {
  table: Table;
  moment: string;
  question: Both;
  add: (rule: Preference) => void;
}): JSX.Element {
  const { t, say } = useWords();
  const { table, moment, add } = props;
  const others = Object.entries(known_moments(table.game)).filter(([one]) => one !== moment);
  const [wanted, set_wanted] = useState("");
  const can_pass = my_pass(table) !== null;
  return (
    <section className="window-rules">
      <h3>{t("prefs_window", { question: say(props.question) })}</h3>
      <p className="quiet">{t("prefs_window_help")}</p>
      <div className="row">
        <button className="button small" onClick={() => add(stop_at(moment))}>
          {t("prefs_stop")}
        </button>
        {can_pass &&
          (["turn", "game"] as const).map((until) => (
            <button key={until} className="button small" onClick={() => add(pass_at(moment, until))}>
              {t(`prefs_pass_${until}`)}
            </button>
          ))}
      </div>
      {can_pass && others.length > 0 && (
        <label className="stack">
          {t("prefs_pass_until")}
          <span className="row">
            <select className="field grow" value={wanted} onChange={(event) => set_wanted(event.target.value)}>
              <option value="">–</option>
              {others.map(([one, words]) => (
                <option key={one} value={one}>
                  {say(words)}
                </option>
              ))}
            </select>
            <button className="button small" disabled={wanted === ""} onClick={() => add(pass_until(wanted))}>
              {t("prefs_set")}
            </button>
          </span>
        </label>
      )}
    </section>
  );
}
