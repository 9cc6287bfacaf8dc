// Who is asked and what, in words, with the rule; and what else can be done about it.
import { useState } from "react";
import type { JSX } from "react";
import type { Move } from "../boards/contract";
import { useWords } from "../i18n";
import type { BotInfo, GameInfo, LogEntry, Table } from "../protocol";
import { behind, skip_ahead, useStore } from "../store";
import { seat_title, sitter_name } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { RuleLink } from "../ui/linked";
import { seat_of } from "../ui/log_panel";
import { PreferencesDialog } from "../ui/preferences";
import { SeatMark } from "../ui/seat";
import type { Sheet } from "./play";
import { TableMenu } from "./table_menu";
import { UndoButton } from "./undo_button";
import "./question_bar.css";

export function QuestionBar(props: {
  table: Table;
  info: GameInfo;
  players: BotInfo[];
  moves: Move[];
  sending: boolean;
  sheet: Sheet;
  set_sheet: (sheet: Sheet) => void;
  log: LogEntry[];
  unread: boolean;
  wide: boolean;
  set_wide: (wide: boolean) => void;
}): JSX.Element {
  const { t, lang, say } = useWords();
  const { table, info, players, sending } = props;
  const [open, set_open] = useState<"prefs" | "menu" | null>(null);
  const waits = useStore(behind);
  const { decision } = table.view!;
  const asked = table.seats.find((seat) => seat.seat === table.asked);
  const mine = asked !== undefined && asked.seat === table.you.seat;
  const who = asked ? `${sitter_name(asked, players, lang)} (${seat_title(info, asked.seat, lang)})` : "";
  // Where the log is folded away, its last line still tells what has just happened.
  const last = props.log.findLast((entry) => entry.kind === "story");
  const seat = last && seat_of(last, info);
  const flip = (sheet: Sheet) => props.set_sheet(props.sheet === sheet ? null : sheet);
  const waiting = asked && !mine && asked.player !== "person" ? t("thinking") : "";
  return (
    <div className={mine && !sending ? "question mine" : "question"}>
      {last && (
        <p className="ticker" role="status">
          <span className="entry-mark">{seat && <SeatMark seat={seat} size={12} />}</span> <span>{say(last)}</span>
        </p>
      )}
      <div className="question-words" aria-live="polite" aria-atomic="true">
        {asked && <SeatMark seat={asked.seat} size={20} />}
        <div>
          <small className="question-who">
            {sending
              ? t("sending")
              : mine
                ? t("asked_you")
                : asked
                  ? t("asked_other", { name: who })
                  : t("asked_nobody")}
          </small>
          <strong>{decision.question ? say(decision.question) : waiting}</strong>{" "}
          {decision.rule && <RuleLink game={table.game} rule={decision.rule} />}
        </div>
      </div>
      <div className="question-tools">
        {table.you.seat !== null && props.moves.length > 0 && (
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
            className="button quiet-button"
            aria-label={t("skip_ahead")}
            title={t("skip_ahead")}
            onClick={skip_ahead}
          >
            <Icon name="last" size={18} />
          </button>
        )}
        {table.you.seat !== null && <UndoButton table={table} />}
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
      {open === "prefs" && <PreferencesDialog table={table} close={() => set_open(null)} />}
      {open === "menu" && <TableMenu table={table} info={info} close={() => set_open(null)} />}
    </div>
  );
}
