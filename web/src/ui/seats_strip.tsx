// Who sits where, who is asked, whose time runs.
import { useEffect, useRef } from "react";
import type { JSX, ReactNode } from "react";
import { clock_text, useWords } from "../i18n";
import type { BotInfo, ClockState, GameInfo, SeatInfo, Table } from "../protocol";
import { clock_of, left_now } from "../rounds";
import { bot_name, seat_title, sitter_name, useServerTime } from "./hooks";
import { useHints } from "./hints";
import { Icon } from "./icons";
import { PersonName } from "./person_name";
import { place } from "./pointing";
import { SeatMark } from "./seat";
import "./seats_strip.css";

/** Low: the last fifth of a short clock, the last half minute of a bank, the last three hours of days. */
function is_low(left: number, clock: Table["clock"]): boolean {
  if (clock.kind === "decision") return left < Math.min(15_000, clock.seconds * 200);
  return clock.kind === "days" ? left < 3 * 3_600_000 : left < 30_000;
}

interface Props {
  inert: boolean;
  table: Table;
  info: GameInfo;
  players: BotInfo[];
  /** Shows that player's part of the board. */
  show?: (seat: string) => void;
}

export function SeatsStrip(props: Props): JSX.Element {
  const { t } = useWords();
  const row = useRef<HTMLUListElement>(null);
  // More than two are wider than a phone: the row can then be scrolled, by keys too. Who is asked alone is in sight.
  const { asked = [] } = props.table;
  const lone = asked.length === 1 ? asked[0] : undefined;
  useEffect(() => {
    const box = row.current;
    const one = lone === undefined ? null : box?.querySelector<HTMLElement>(".asked");
    if (box && one) box.scrollLeft = one.offsetLeft - (box.clientWidth - one.offsetWidth) / 2;
  }, [lone]);
  return (
    <ul
      ref={row}
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

/** The name of a seat; a touch shows its part of the board, where there is one. */
function Name({
  name,
  show,
  children,
}: {
  name: string;
  show: (() => void) | undefined;
  children: ReactNode;
}): JSX.Element {
  const { t } = useWords();
  if (!show) return <span className="seat-name-of">{children}</span>;
  return (
    <button type="button" className="seat-name-of seat-show" title={t("seat_show", { name })} onClick={show}>
      {children}
    </button>
  );
}

function Seat({ seat, table, info, players, show }: Omit<Props, "inert"> & { seat: SeatInfo }): JSX.Element {
  const { t, lang } = useWords();
  const { points } = useHints();
  const score = points && table.view ? points(table.view, seat.seat) : null;
  const name = sitter_name(seat, players, lang);
  const asked = table.phase === "playing" && (table.asked ?? []).includes(seat.seat);
  const answered = asked && (table.round?.answered ?? []).includes(seat.seat);
  const mine = table.you.seat === seat.seat;
  const bot = seat.player !== "person";
  const clock = clock_of(table, seat.seat);
  const away = t(seat.away_by === null ? "mark_away" : `mark_away_${seat.away_by}`);
  return (
    <li
      className={`seat ${asked ? "asked" : ""} ${answered ? "answered" : ""} ${mine ? "mine" : ""}`}
      aria-current={asked && !answered ? "true" : undefined}
      {...place("seat", seat.seat)}
    >
      <Name name={name} show={show && table.view ? () => show(seat.seat) : undefined}>
        <SeatMark seat={seat.seat} size={22} />
        <span className="seat-words">
          <strong title={name}>
            {bot ? name : <PersonName name={seat.name} guest={seat.guest} />}
            {mine && <span className="sr-only"> ({t("you_mark")})</span>}
          </strong>
          <small>
            {seat_title(info, seat.seat, lang)}
            {mine && ` · ${t("you_mark")}`}
            {asked && <span className="turn"> · {t(answered ? "mark_answered" : "mark_turn")}</span>}
          </small>
        </span>
        {score !== null && (
          <span className="seat-points" title={t("points_n", { n: score })}>
            <span aria-hidden="true">★ {score}</span>
            <span className="sr-only">{t("points_n", { n: score })}</span>
          </span>
        )}
      </Name>
      {bot && (
        <span className="mark" title={`${t("mark_bot")}: ${bot_name(players, seat.player, lang)}`}>
          <Icon name="bot" size={17} />
          <span className="sr-only">{t("mark_bot")}</span>
        </span>
      )}
      {!bot && seat.away && (
        <span className="mark warn" title={away}>
          <Icon name="bot" size={17} />
          <span className="sr-only">{away}</span>
        </span>
      )}
      {!bot && !seat.online && !seat.away && (
        <span className="mark warn" title={t("mark_offline")}>
          <Icon name="offline" size={17} />
          <span className="sr-only">{t("mark_offline")}</span>
        </span>
      )}
      {clock && table.clocks && <ClockFace told={clock} at={table.clocks.at} clock={table.clock} />}
    </li>
  );
}

function ClockFace({ told, at, clock }: { told: ClockState; at: number; clock: Table["clock"] }): JSX.Element {
  const { t, lang } = useWords();
  const now = useServerTime(told.running);
  const left = left_now(told, at, now);
  const time = clock_text(lang, left);
  const low = told.running && is_low(left, clock);
  return (
    <span
      className={`clock ${told.running ? "running" : ""} ${low ? "low" : ""}`}
      role="timer"
      aria-label={t("clock_left", { time })}
    >
      {low && <span aria-hidden="true">! </span>}
      {time}
    </span>
  );
}
