// The game itself: the board, the question, the choices, the others, the story.
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { JSX } from "react";
import { moves_of } from "../boards/contract";
import type { Move } from "../boards/contract";
import { useWords } from "../i18n";
import type { BotInfo, Both, GameInfo, LogEntry } from "../protocol";
import { my_answer, my_draft, standing } from "../rounds";
import { complain, connection, keep, kept, toast, useStore, you } from "../store";
import type { Watched } from "../store";
import { both } from "../texts/translate";
import { useTurnAlert } from "../ui/alerts";
import { BoardFrame } from "../ui/board_frame";
import { ChoiceList } from "../ui/choice_list";
import { ask_sure } from "../ui/dialog";
import { useHints } from "../ui/hints";
import { useCrowded, useNarrow } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { InHeader } from "../ui/in_header";
import { Missing } from "../ui/linked";
import { useLayer } from "../ui/layers";
import { LogPanel } from "../ui/log_panel";
import { Moments } from "../ui/moments";
import { learn_moment, place_of, prefer, remember_meaning, with_rule } from "../ui/preferences";
import { SeatsStrip } from "../ui/seats_strip";
import { useShown } from "../ui/shown";
import { useAnswering } from "./answering";
import { Banners } from "./banners";
import { QuestionBar } from "./question_bar";
import { ResultPanel } from "./result_panel";
import { WasteDialog } from "./waste_dialog";
import "./play.css";
import "./short.css";

const no_moves: Move[] = [];
export type Sheet = "choices" | "log" | null;
type Remember = "no" | "turn" | "game";

function focus_choices(): void {
  document.querySelector<HTMLElement>("#choices .choice")?.focus();
}

/** Brings that player's part of the board into sight, once it is drawn: the largest of what is theirs. */
function soon_to(seat: string): void {
  const size = (one: Element) => one.clientWidth * one.clientHeight;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const theirs = document.querySelectorAll(
        `.board-frame [data-of="${seat}"], .board-frame [data-place="seat ${seat}"]`,
      );
      const [largest] = [...theirs].sort((a, b) => size(b) - size(a));
      largest?.scrollIntoView({ block: "start" });
    }),
  );
}

/** Whether somebody else has said something since the log was last open. */
function useUnread(log: LogEntry[], open: boolean): boolean {
  const me = useStore(you)?.name;
  const last = log.findLast((entry) => entry.kind === "chat" && entry.name !== me)?.seq ?? 0;
  const [read, set_read] = useState(last);
  if (open && read !== last) set_read(last);
  return last > read;
}

/** A list that is drawn over the board takes the focus, and gives it back to what had it before. */
function useSheetFocus(sheet: Sheet): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!sheet) return;
    before.current = document.activeElement;
    if (sheet === "choices") focus_choices();
    else document.querySelector<HTMLElement>(".side-log .log-list")?.focus();
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, [sheet]);
}

export function Play({
  seen,
  info,
  players,
}: {
  seen: Watched;
  info: GameInfo;
  players: BotInfo[];
}): JSX.Element | null {
  const { t, say } = useWords();
  const { table } = seen;
  const { view, ticket, id } = table;
  const my_seat = table.you.seat;
  const stands = standing(table);
  const asked_me = stands !== "none";
  const [remember, set_remember] = useState<Remember>("no");
  const [sheet, set_sheet] = useState<Sheet>(null);
  const [wanted_wide, set_wide] = useState(() => kept<boolean | null>("wide", null));
  const [was_playing] = useState(table.phase === "playing");
  const narrow = useNarrow();
  const crowded = useCrowded();
  const wide = wanted_wide ?? crowded;
  // The lists lie over the board when there is no room beside it.
  const drawers = narrow || wide;
  // On a phone there is nothing beside them; elsewhere one reads and looks at the board at once.
  const covered = narrow && sheet !== null;
  useLayer(covered, () => set_sheet(null));
  useSheetFocus(drawers ? sheet : null);
  const unread = useUnread(seen.log, sheet === "log" || !drawers);
  const before_answer = useCallback(
    (action: string) => {
      set_sheet((open) => (open === "choices" ? null : open));
      if (remember === "no" || !view?.decision.step) return;
      remember_meaning(table.game, view.decision, action);
      const rule = { step: place_of(view.decision), answer: action, until: remember };
      prefer(table, with_rule(table.preferences ?? [], rule));
      set_remember("no");
    },
    [view, remember, table],
  );
  const { sending, choose, choose_all, preview, doubt } = useAnswering(table, before_answer);
  const moves = useMemo(() => (view && asked_me && !sending ? moves_of(view) : no_moves), [view, asked_me, sending]);
  const question = asked_me && !sending ? (ticket ?? null) : null;
  const playing = table.phase === "playing" && my_seat !== null;
  const { shown, show, way } = useShown({ view, me: my_seat, playing, question });
  // Where the log lies over the board it gives way to it.
  const show_told = useCallback(
    (seat: string) => {
      show(seat);
      if (narrow) set_sheet(null);
    },
    [show, narrow],
  );
  const look_at = useCallback(
    (seat: string) => {
      show(seat);
      soon_to(seat);
    },
    [show],
  );
  const name = say(info.name);
  useTurnAlert(
    // In a pause everybody is asked, every few seconds: nobody is called to the table for that.
    stands === "open" && ticket !== undefined && !table.pause ? ticket : null,
    `${name} · Kosmoteka`,
    t("your_turn_at", { game: name }),
  );
  useEffect(() => (sheet === "choices" && !drawers ? focus_choices() : undefined), [sheet, drawers]);
  if (!asked_me && sheet === "choices") set_sheet(null);

  const decision = view?.decision;
  const moment = decision?.moment;
  const learn = useEffectEvent(() => (decision ? learn_moment(table.game, decision) : undefined));
  useEffect(() => (moment ? learn() : undefined), [moment]);
  const why = useCallback(
    (action: string) => {
      connection
        .request<{ legal: boolean; rule?: string } & Partial<Both>>({ do: "why", table: id, action })
        .then((reply) => {
          if (reply.legal || !reply.en || !reply.pl) toast("good", both("why_legal"));
          else toast("news", { en: reply.en, pl: reply.pl, rule: reply.rule, game: table.game });
        }, complain);
    },
    [id, table.game],
  );
  const can_take_back = question !== null && table.undo?.can === true && !table.answer;
  const take_back = useCallback(() => {
    if (ticket !== undefined)
      connection.request({ do: "undo", table: id, ticket }).catch((problem: unknown) => complain(problem, table.game));
  }, [id, ticket, table.game]);
  const answered = my_answer(table)?.action;
  const last = my_draft(table);
  const marked = answered
    ? { action: answered, words: t("choice_answered") }
    : last
      ? { action: last, words: t("choice_last") }
      : null;
  const { marked_first } = useHints();
  const from_list = async (action: string) => {
    const move = moves.find((one) => one.action === action);
    const asks = move !== undefined && marked_first?.includes(move.verb) === true;
    if (!asks || (await ask_sure({ title: say(move), yes: t("waste_yes") }))) choose(action);
  };
  // Where the list is folded away it must be there before it can have the focus: then the effect above gives it.
  const to_choices = () => (sheet === "choices" ? focus_choices() : set_sheet("choices"));
  if (!view) return null;
  return (
    <div
      className={`play ${wide ? "wide" : ""} sheet-${sheet ?? "none"}`}
      data-ticket={moves.length > 0 ? ticket : undefined}
      data-standing={stands}
      onKeyDown={(event) => (event.key === "Escape" && sheet ? set_sheet(null) : undefined)}
    >
      {moves.length > 0 && (
        <button className="skip" onClick={to_choices}>
          {t("skip_choices")}
        </button>
      )}
      <h1 className="sr-only">{name}</h1>
      <InHeader on={wide && !narrow}>
        <SeatsStrip inert={covered} table={table} info={info} players={players} show={look_at} />
      </InHeader>
      <div className="play-main" inert={covered}>
        <Banners table={table} log={seen.log} players={players} />
        {table.phase === "finished" && (
          <ResultPanel
            table={table}
            players={players}
            info={info}
            log={seen.log}
            open_log={() => set_sheet("log")}
            fresh={was_playing}
          />
        )}
        {table.phase === "playing" && (
          <QuestionBar
            table={table}
            info={info}
            players={players}
            moves={moves}
            sending={sending}
            choose={choose}
            sheet={sheet}
            set_sheet={set_sheet}
            seen={seen}
            unread={unread}
            wide={wide}
            set_wide={(on) => {
              keep("wide", on);
              set_wide(on);
              set_sheet(null);
            }}
            way={way}
            go={() => show(way === "mine" ? my_seat : null)}
          />
        )}
        {/* What a board is headed by stands one level below. */}
        <h2 className="sr-only">{t("board_of", { game: name })}</h2>
        <div className="play-board">
          <BoardFrame
            view={view}
            game={info}
            seats={table.seats}
            me={my_seat}
            shown={shown}
            show={show}
            way={way}
            since={playing ? seen.since.view : null}
            playing={playing}
            moves={moves}
            question={question}
            choose={choose}
            choose_all={choose_all}
            why={asked_me ? why : undefined}
            preview={asked_me ? preview : undefined}
            take_back={can_take_back ? take_back : undefined}
          />
          <Moments seen={seen} info={info} players={players} />
        </div>
      </div>
      <aside className="play-side">
        {my_seat !== null && table.phase === "playing" && (
          <section id="choices" className="panel side-choices" aria-labelledby="choices-title" tabIndex={-1}>
            <div className="side-head">
              <h2 id="choices-title">{moves.length > 0 ? t("choices_n", { n: moves.length }) : t("choices")}</h2>
              <button className="plain sheet-close" aria-label={t("close")} onClick={() => set_sheet(null)}>
                <Icon name="close" />
              </button>
            </div>
            {moves.length > 0 && (
              <label className="remember">
                {t("remember")}
                <select
                  className="field"
                  value={remember}
                  onChange={(event) => set_remember(event.target.value as Remember)}
                >
                  {(["no", "turn", "game"] as const).map((one) => (
                    <option key={one} value={one}>
                      {t(`remember_${one}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <ChoiceList
              key={question}
              moves={moves}
              choose={(action) => void from_list(action)}
              marked={marked}
              {...(sending ? { waiting: t("sending") } : {})}
            >
              {decision?.not_yet?.map((one) => (
                <Missing key={one.action} choice={one} game={table.game} />
              ))}
            </ChoiceList>
          </section>
        )}
        <section className="panel side-log" aria-label={t("log")}>
          <div className="side-head sheet-close">
            <h2>{t("log")}</h2>
            <button className="plain" aria-label={t("close")} onClick={() => set_sheet(null)}>
              <Icon name="close" />
            </button>
          </div>
          <LogPanel seen={seen} info={info} opened={sheet === "log"} show={show_told} />
        </section>
      </aside>
      {sheet && <div className="sheet-veil" onClick={() => set_sheet(null)} />}
      {doubt && <WasteDialog doubt={doubt} game={table.game} />}
    </div>
  );
}
