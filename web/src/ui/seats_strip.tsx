// Who sits where, who is asked, whose time runs.
import type { JSX } from "react";
import { clock_text, useWords } from "../i18n";
import type { BotInfo, GameInfo, SeatInfo, Table } from "../protocol";
import { seat_title, sitter_name, useTick } from "./hooks";
import { Icon } from "./icons";
import { PersonName } from "./person_name";
import { SeatMark } from "./seat";
import "./seats_strip.css";

/** A clock that was told a while ago has run on since. */
export function left_now(left_ms: number, running: boolean, told_at: number, now: number): number {
  return running ? Math.max(0, left_ms - Math.max(0, now - told_at)) : left_ms;
}
/** Low: the last fifth of a short clock, the last half minute of a bank, the last three hours of days. */
function is_low(left: number, clock: Table["clock"]): boolean {
  if (clock.kind === "decision") return left < Math.min(15_000, clock.seconds * 200);
  return clock.kind === "days" ? left < 3 * 3_600_000 : left < 30_000;
}

export function SeatsStrip(props: {
  inert: boolean;
  table: Table;
  told_at: number;
  info: GameInfo;
  players: BotInfo[];
}): JSX.Element {
  const { t } = useWords();
  // More than two are wider than a phone: the row can then be scrolled, by keys too.
  return (
    <ul
      className="seats"
      inert={props.inert}
      aria-label={t("seats")}
      tabIndex={props.table.seats.length > 2 ? 0 : undefined}
    >
      {props.table.seats.map((seat) => (
        <Seat key={seat.seat} seat={seat} {...props} />
      ))}
    </ul>
  );
}

function Seat({
  seat,
  table,
  told_at,
  info,
  players,
}: {
  seat: SeatInfo;
  table: Table;
  told_at: number;
  info: GameInfo;
  players: BotInfo[];
}): JSX.Element {
  const { t, lang } = useWords();
  const asked = table.phase === "playing" && table.asked === seat.seat;
  const mine = table.you.seat === seat.seat;
  const bot = seat.player !== "person";
  const clock = table.clocks?.[seat.seat];
  return (
    <li className={`seat ${asked ? "asked" : ""} ${mine ? "mine" : ""}`} aria-current={asked ? "true" : undefined}>
      <SeatMark seat={seat.seat} size={22} />
      <span className="seat-words">
        <strong>
          {bot ? sitter_name(seat, players, lang) : <PersonName name={seat.name} guest={seat.guest} />}
          {mine && <span className="sr-only"> ({t("you_mark")})</span>}
        </strong>
        <small>
          {seat_title(info, seat.seat, lang)}
          {mine && ` · ${t("you_mark")}`}
          {asked && <span className="turn"> · {t("mark_turn")}</span>}
        </small>
      </span>
      {bot && (
        <span className="mark" title={t("mark_bot")}>
          <Icon name="bot" size={17} />
          <span className="sr-only">{t("mark_bot")}</span>
        </span>
      )}
      {!bot && seat.away && (
        <span className="mark warn" title={t("mark_away")}>
          <Icon name="bot" size={17} />
          <span className="sr-only">{t("mark_away")}</span>
        </span>
      )}
      {!bot && !seat.online && !seat.away && (
        <span className="mark warn" title={t("mark_offline")}>
          <Icon name="offline" size={17} />
          <span className="sr-only">{t("mark_offline")}</span>
        </span>
      )}
      {clock && <ClockFace left_ms={clock.left_ms} running={clock.running} told_at={told_at} clock={table.clock} />}
    </li>
  );
}

function ClockFace(props: { left_ms: number; running: boolean; told_at: number; clock: Table["clock"] }): JSX.Element {
  const { t, lang } = useWords();
  const now = useTick(props.running);
  const left = left_now(props.left_ms, props.running, props.told_at, now);
  const time = clock_text(lang, left);
  const low = props.running && is_low(left, props.clock);
  return (
    <span
      className={`clock ${props.running ? "running" : ""} ${low ? "low" : ""}`}
      role="timer"
      aria-label={t("clock_left", { time })}
    >
      {low && <span aria-hidden="true">! </span>}
      {time}
    </span>
  );
}
