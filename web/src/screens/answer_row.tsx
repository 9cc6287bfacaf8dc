// What can be done about a question beside choosing: pass, hold, take back, choose the same again. At a table with quiet
// windows it is always there and looks the same to everybody, with the countdown of the pause.
import { useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Both, Choice, Table } from "../protocol";
import { holds_left, my_answer, my_draft, my_pass, standing } from "../rounds";
import { complain, connection } from "../store";
import { useServerTime } from "../ui/hooks";
import { Icon } from "../ui/icons";
import "./answer_row.css";

export interface Countdown {
  /** Whole seconds. */
  left: number;
  /** From 1 to 0. */
  share: number;
}
/** Of a countdown that was full with so many milliseconds left. */
export function countdown(ends: number, full_ms: number, now: number): Countdown {
  const left = Math.max(0, ends - now);
  return { left: Math.ceil(left / 1000), share: Math.min(1, left / full_ms) };
}

export function AnswerRow(props: {
  table: Table;
  sending: boolean;
  choose: (action: string) => void;
}): JSX.Element | null {
  const { t, say } = useWords();
  const { table, sending, choose } = props;
  const seated = table.you.seat !== null;
  const quiet = table.windows.kind === "quiet";
  const answer = my_answer(table);
  const draft = my_draft(table);
  const pass = my_pass(table);
  const words = (action: string): Both | undefined =>
    table.view?.decision.choices?.find((choice) => choice.action === action);
  const take_back = () =>
    void connection.request({ do: "undo", table: table.id, ticket: answer!.ticket }).catch(complain);
  if (!quiet && !answer && !draft && !pass) return null;
  const pass_words = pass === null ? undefined : words(pass);
  const draft_words = draft === null ? undefined : words(draft);
  return (
    <div className="answer-row">
      {quiet && <PauseBar table={table} />}
      {quiet && seated && <HoldButton key={table.pause?.ends} table={table} />}
      {seated && (quiet || pass) && (
        <button
          className="button pass-button"
          disabled={sending || pass === null || answer?.action === pass}
          title={t("pass_help")}
          onClick={() => choose(pass!)}
        >
          {pass_words ? say(pass_words) : t("pass")}
        </button>
      )}
      {draft_words && draft !== pass && (
        <button className="button glow draft-button" disabled={sending} onClick={() => choose(draft!)}>
          {t("draft_again", { answer: say(draft_words) })}
        </button>
      )}
      {answer && (
        <button className="button take-back" disabled={sending} onClick={take_back}>
          <Icon name="undo" size={18} /> {t("take_back")}
        </button>
      )}
    </div>
  );
}

/** The only answer there is, where it is asked at all and nothing else stands for it. */
export function only_choice(table: Table): Choice | undefined {
  if (table.windows.kind === "quiet" || standing(table) !== "open") return undefined;
  if (my_answer(table) || my_pass(table) || my_draft(table)) return undefined;
  const choices = table.view?.decision.choices ?? [];
  return choices.length === 1 ? choices[0] : undefined;
}
/** No more letters than two lines of the button hold on a phone. */
const longest_on_button = 34;
/** Words that are too long for a button stand beside the question. */
export const is_long_choice = (words: string): boolean => words.length > longest_on_button;
/** Nobody needs to look for it: it stands where the list of choices else is opened, and moves nothing. */
export function OnlyButton(props: { choice: Choice; sending: boolean; choose: (action: string) => void }): JSX.Element {
  const { t, say } = useWords();
  const { choice, sending, choose } = props;
  const whole = say(choice);
  const long = is_long_choice(whole);
  return (
    <button
      className="button glow only-button"
      disabled={sending}
      {...(long ? { "aria-label": `${t("only_go")}. ${whole}`, title: whole } : {})}
      onClick={() => choose(choice.action)}
    >
      {long ? t("only_go") : whole}
    </button>
  );
}

function PauseBar({ table }: { table: Table }): JSX.Element {
  const { t } = useWords();
  const { pause } = table;
  const now = useServerTime(pause !== undefined);
  // One that was made longer begins full again.
  const [full, set_full] = useState({ ends: 0, ms: 1 });
  if (pause && pause.ends !== full.ends)
    set_full({ ends: pause.ends, ms: Math.max(1000 * pause.seconds, pause.ends - now) });
  const { left, share } = pause ? countdown(pause.ends, full.ms, now) : { left: 0, share: 0 };
  // Screen readers can ask for the time; told by itself it would drown everything else.
  return (
    <div className="pause" data-left={pause ? left : undefined}>
      <span className="pause-track" aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className="pause-words" role="timer" aria-live="off" aria-label={t("pause_label")}>
        {pause ? t("pause_left", { s: left }) : t("pause_none")}
      </span>
    </div>
  );
}

function HoldButton({ table }: { table: Table }): JSX.Element {
  const { t } = useWords();
  // Until the pause is longer, once is enough: a longer one is another button.
  const [asked, set_asked] = useState(false);
  const left = holds_left(table);
  const hold = () => {
    set_asked(true);
    connection.request({ do: "hold", table: table.id, ticket: table.ticket! }).catch((problem: unknown) => {
      set_asked(false);
      complain(problem);
    });
  };
  return (
    <button
      className="button hold-button"
      disabled={asked || !left || table.ticket === undefined}
      title={t("hold_help")}
      onClick={hold}
    >
      {t("hold")}
      {left !== null && (
        <small>
          <span aria-hidden="true">({left})</span>
          <span className="sr-only">{t("hold_left", { n: left })}</span>
        </small>
      )}
    </button>
  );
}
