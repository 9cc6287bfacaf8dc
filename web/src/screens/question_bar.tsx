// Who is asked and what, in words, with the rule; and what else can be done about it.
import { useState } from "react";
import type { JSX } from "react";
import type { Move } from "../boards/contract";
import { clock_text, useWords } from "../i18n";
import type { Words } from "../i18n";
import type { BotInfo, Choice, Decision, GameInfo, Table } from "../protocol";
import { awaited, my_answer, standing } from "../rounds";
import { behind, change_settings, settings, skip_ahead, toast, useStore } from "../store";
import type { Watched } from "../store";
import { both } from "../texts/translate";
import { seat_title, sitter_name, sitter_names, useServerTime, useShort } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { Missing, RuleLink } from "../ui/linked";
import { PreferencesDialog } from "../ui/preferences";
import { Recap } from "../ui/recap";
import { SeatMark } from "../ui/seat";
import type { Shown } from "../ui/shown";
import { seat_of, taken_back } from "../ui/story";
import { AnswerRow, OnlyButton, is_long_choice, only_choice } from "./answer_row";
import type { Sheet } from "./play";
import { TableMenu } from "./table_menu";
import { UndoButton } from "./undo_button";
import "./question_bar.css";

/** Longer ones are written smaller: the board below must not move. */
const long_question = 84;

/** Who is asked, in words. Of a quiet round nobody is named: everybody is asked, whoever has answered. */
export function asked_words(words: Words, table: Table, info: GameInfo, players: BotInfo[]): string {
  const { t, lang, say } = words;
  const asked = table.asked ?? [];
  const stands = standing(table);
  const answer = my_answer(table);
  if (stands === "answered" && answer)
    return t(table.pause ? "answered_pause" : "answered_round", { answer: say(answer) });
  if (asked.length === 0) return t("asked_nobody");
  const mine = stands === "open";
  if (table.round?.quiet) return mine ? `${t("asked_you")} · ${t("round_everybody")}` : t("round_everybody");
  const names = sitter_names(table.seats, players, info, lang);
  const others = awaited(table).filter((seat) => !mine || seat !== table.you.seat);
  const waits = t("round_waits", { names: others.map((seat) => names.get(seat) ?? seat).join(", ") });
  if (mine) return others.length > 0 ? `${t("asked_you")} · ${waits}` : t("asked_you");
  if (asked.length > 1) return waits;
  const sitter = table.seats.find((seat) => seat.seat === asked[0]);
  const who = sitter ? `${sitter_name(sitter, players, lang)} (${seat_title(info, sitter.seat, lang)})` : "";
  return t("asked_other", { name: who });
}

export function QuestionBar(props: {
  table: Table;
  info: GameInfo;
  players: BotInfo[];
  moves: Move[];
  sending: boolean;
  choose: (action: string) => void;
  sheet: Sheet;
  set_sheet: (sheet: Sheet) => void;
  seen: Watched;
  unread: boolean;
  wide: boolean;
  set_wide: (wide: boolean) => void;
  /** Where one touch leads on the board, to one's own part or to whoever plays; null: nowhere. */
  way: Shown["way"];
  go: () => void;
}): JSX.Element {
  const words = useWords();
  const { t, say } = words;
  const { table, info, players, sending, seen } = props;
  const [open, set_open] = useState<"prefs" | "menu" | null>(null);
  const waits = useStore(behind);
  const { decision } = table.view!;
  const stands = standing(table);
  const mine = stands === "open";
  // One mark where one is asked, or I am.
  const lone = table.asked?.length === 1 ? table.seats.find((seat) => seat.seat === table.asked![0]) : undefined;
  const marked = stands !== "none" ? table.you.seat : lone?.seat;
  const to_mine = props.way === "mine";
  const way = to_mine ? t("back_to_mine") : t("follow_play");
  const flip = (sheet: Sheet) => props.set_sheet(props.sheet === sheet ? null : sheet);
  const waiting = lone && !mine && lone.player !== "person" ? t("thinking") : "";
  // What another is asked is put to them: to me it is said only who decides.
  const asks = decision.question && (stands !== "none" || !lone) ? say(decision.question) : waiting;
  const only = only_choice(table);
  const decided = seen.log.some((entry) => seat_of(entry, info) === table.you.seat && entry.kind === "story");
  return (
    <div className={mine && !sending ? "question mine" : "question"}>
      <div className="question-words" aria-live="polite" aria-atomic="true">
        {marked && <SeatMark seat={marked} size={20} />}
        <div>
          <small className="question-who">
            {sending ? t("sending") : asked_words(words, table, info, players)}{" "}
            {decision.rule && <RuleLink game={table.game} rule={decision.rule} />}
          </small>
          <strong className={asks.length > long_question ? "long" : undefined}>{asks}</strong>
          {only && is_long_choice(say(only)) && <span className="only-words">{say(only)}</span>}
        </div>
      </div>
      {mine && <Advice key={decision.number} decision={decision} game={table.game} />}
      <Between choices={decision.between ?? []} sending={sending} choose={props.choose} />
      <News seen={seen} info={info} players={players} />
      <div className="question-tools">
        {props.way && (
          <button className="button way-button" aria-label={way} title={way} onClick={props.go}>
            <Icon name="eye" size={18} /> {to_mine ? t("back_to_mine_short") : t("follow_play_short")}
          </button>
        )}
        {only && <OnlyButton choice={only} sending={sending} choose={props.choose} />}
        {table.step_ends !== undefined && <StepTime ends={table.step_ends} />}
        {table.you.seat !== null && props.moves.length > 0 && !only && (
          <button
            className="button phone-only choices-button"
            aria-expanded={props.sheet === "choices"}
            onClick={() => flip("choices")}
          >
            <Icon name="list" size={18} /> {props.moves.length}
            <span className="sr-only"> {t("choices")}</span>
          </button>
        )}
        {waits > 0 && (
          <button
            className="button quiet-button skip-ahead"
            aria-label={t("skip_ahead")}
            title={t("skip_ahead")}
            onClick={skip_ahead}
          >
            <Icon name="last" size={18} />
          </button>
        )}
        {table.you.seat !== null && <UndoButton table={table} decided={decided} />}
        <button
          className="button quiet-button phone-only"
          aria-expanded={props.sheet === "log"}
          aria-label={t("log")}
          onClick={() => flip("log")}
        >
          <Icon name="log" size={18} />
          {props.unread && <span className="dot" title={t("log_unread")} />}
        </button>
        <button
          className="button quiet-button wide-only"
          aria-pressed={props.wide}
          aria-label={t("wide")}
          title={t("wide")}
          onClick={() => props.set_wide(!props.wide)}
        >
          <Icon name="wide" size={18} />
        </button>
        {table.you.seat !== null && (
          <button
            className="button quiet-button"
            aria-label={t("prefs")}
            title={t("prefs")}
            onClick={() => set_open("prefs")}
          >
            <Icon name="tune" size={18} />
          </button>
        )}
        <button
          className="button quiet-button"
          aria-label={t("menu")}
          title={t("menu")}
          onClick={() => set_open("menu")}
        >
          ⋯
        </button>
      </div>
      <AnswerRow table={table} sending={sending} choose={props.choose} />
      {open === "prefs" && <PreferencesDialog table={table} close={() => set_open(null)} />}
      {open === "menu" && <TableMenu table={table} info={info} close={() => set_open(null)} />}
    </div>
  );
}

/** What one may do though nobody asks: it answers nothing, and the question stays. */
export function Between(props: {
  choices: Choice[];
  sending: boolean;
  choose: (action: string) => void;
}): JSX.Element | null {
  const { t, say } = useWords();
  if (props.choices.length === 0) return null;
  return (
    <details className="advice">
      <summary>{t("between_decisions")}</summary>
      <div className="advice-whole">
        {props.choices.map((choice) => (
          <button
            key={choice.action}
            className="button"
            disabled={props.sending}
            onClick={() => props.choose(choice.action)}
          >
            {say(choice)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** For newcomers: what the question is about, and why something that one looks for is not there yet. */
export function Advice({ decision, game }: { decision: Decision; game: string }): JSX.Element | null {
  const { t, say } = useWords();
  const { advice } = useStore(settings);
  const short = useShort();
  const [whole, set_whole] = useState(false);
  const { help, not_yet } = decision;
  if (!help && !not_yet?.length) return null;
  const missing = not_yet && not_yet.length > 0 && (
    <div className="missing">
      {not_yet.map((one) => (
        <Missing key={one.action} choice={one} game={game} />
      ))}
    </div>
  );
  if (!advice || short)
    return (
      <details className="advice">
        <summary>{t("question_help")}</summary>
        <div className="advice-whole">
          {help && <p>{say(help)}</p>}
          {missing}
          {!advice && (
            <button className="link" onClick={() => change_settings({ advice: true })}>
              {t("advice_on")}
            </button>
          )}
        </div>
      </details>
    );
  const switch_off = () => {
    change_settings({ advice: false });
    const again = { words: both("advice_again"), go: () => change_settings({ advice: true }) };
    toast("news", { ...both("advice_is_off"), way: again });
  };
  return (
    <div className="advice on" role="note">
      <div className="advice-words">
        {/* A few lines of it, so that the board keeps its room; all of it when touched, over what stands beside. */}
        {help && (
          <button
            className="advice-help"
            aria-expanded={whole}
            onClick={() => set_whole(!whole)}
            onBlur={() => set_whole(false)}
            onKeyDown={(event) => (event.key === "Escape" ? set_whole(false) : undefined)}
          >
            <span>{say(help)}</span>
            {whole && (
              <span className="advice-whole" aria-hidden="true">
                {say(help)}
              </span>
            )}
          </button>
        )}
        {missing}
      </div>
      <button className="plain" aria-label={t("advice_off")} title={t("advice_off")} onClick={switch_off}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** What has just happened; to who plays, all of it since they last acted. Always as high, whatever there is to tell. */
function News({ seen, info, players }: { seen: Watched; info: GameInfo; players: BotInfo[] }): JSX.Element {
  const { say, lang } = useWords();
  const { log, table } = seen;
  const gone = taken_back(log);
  const last = log.findLast((entry) => entry.kind === "story" && !gone(entry));
  const seat = last && seat_of(last, info);
  const names = sitter_names(table.seats, players, info, lang);
  const name_of = (one: string) => names.get(one) ?? seat_title(info, one, lang);
  const told = table.you.seat !== null && last && last.seq > seen.since.seq;
  return (
    <div className="latest">
      {told && <Recap seen={seen} info={info} name_of={name_of} />}
      {last && (
        <p className={told ? "ticker sr-only" : "ticker"} role="status">
          <span className="entry-mark">{seat && <SeatMark seat={seat} size={12} />}</span> <span>{say(last)}</span>
        </p>
      )}
    </div>
  );
}

/** What is left of a step's own time. */
function StepTime({ ends }: { ends: number }): JSX.Element {
  const { t, lang } = useWords();
  const time = clock_text(lang, ends - useServerTime(true));
  return (
    <span className="step-time" role="timer" aria-live="off" aria-label={t("step_left")}>
      {time}
    </span>
  );
}
