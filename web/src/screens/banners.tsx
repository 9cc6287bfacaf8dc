// What needs a word before the game goes on: a bot plays for me, somebody is absent or asks to take back.
import { useEffect, useRef, useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { BotInfo, LogEntry, Table } from "../protocol";
import { absent_seats } from "../rounds";
import { complain, connection, toast } from "../store";
import { sitter_name, useServerTime } from "../ui/hooks";

/** Tells whoever asked for an undo that somebody said no: the request has ended, and nothing has been decided or undone. */
function useRefusal(table: Table, log: LogEntry[]): void {
  const { undo_asked: asks, you } = table;
  const number = table.view?.decision.number;
  const waits = you.seat !== null && asks?.by === you.seat;
  const asked_at = useRef<number | null>(null);
  useEffect(() => {
    const ended = asked_at.current !== null && !waits && asked_at.current === number;
    asked_at.current = waits && number !== undefined ? number : null;
    // The table says it in its own words, last of all.
    const told = ended ? log.findLast((entry) => entry.kind === "table") : undefined;
    if (told && told.seat !== you.seat) toast("news", told);
  }, [waits, number, log, you.seat]);
}

/** Tells of decisions that somebody else has taken back: what was seen of them is gone without a word. */
function useTakenBack(table: Table, log: LogEntry[]): void {
  const me = table.seats.find(({ seat }) => seat === table.you.seat);
  // What is told of the table begins with who did it, and has no seat.
  const my_words = me && `${me.name}${me.guest ? " (guest)" : ""} `;
  const last = log.findLast((entry) => entry.took_back);
  const told = useRef(last?.seq ?? 0);
  useEffect(() => {
    if (!last || last.seq <= told.current) return;
    told.current = last.seq;
    if (my_words === undefined || !last.en.startsWith(my_words)) toast("news", last);
  }, [last, my_words]);
}

export function Banners(props: { table: Table; log: LogEntry[]; players: BotInfo[] }): JSX.Element {
  const { table, players } = props;
  const { t, lang, say } = useWords();
  const mine = table.seats.find((seat) => seat.seat === table.you.seat);
  useRefusal(table, props.log);
  useTakenBack(table, props.log);
  const asks = table.undo_asked;
  const asker = table.seats.find((seat) => seat.seat === asks?.by);
  const answer = (agree: boolean) => connection.request({ do: "answer_undo", table: table.id, agree }).catch(complain);
  const name_of = (seat: string) => {
    const sitter = table.seats.find((one) => one.seat === seat);
    return sitter ? sitter_name(sitter, players, lang) : seat;
  };
  // Whose decisions would go back, and what would stay known: nobody agrees to what they cannot see.
  const at_stake = asks
    ? `${t("undo_takes_back", { list: asks.takes_back.map((one) => `${name_of(one.seat)} – ${one.decisions}`).join(", ") })} ${say(asks)}`
    : "";
  // While somebody is on the way to being absent, time alone can make them so.
  const [waits, set_waits] = useState(false);
  const { seats: absent, next } = absent_seats(table, useServerTime(waits, 5000));
  if (waits !== (next !== null)) set_waits(next !== null);
  const hand_over = (seat: string) => connection.request({ do: "hand_over", table: table.id, seat }).catch(complain);
  const agreed = table.you.seat !== null && asks?.agreed.includes(table.you.seat);
  return (
    <div className="banners">
      {table.phase === "playing" && table.you.seat === null && (
        <p className="banner" role="status">
          {t("spectating")}
        </p>
      )}
      {table.phase === "playing" && mine?.away && (
        <p className="banner warn">
          <span role="status">{t(mine.away_by === null ? "away_you" : `away_you_${mine.away_by}`)}</span>
          <button
            className="button glow"
            onClick={() => void connection.request({ do: "back", table: table.id }).catch(complain)}
          >
            {t("away_back")}
          </button>
        </p>
      )}
      {absent.map((seat) => (
        <p key={seat} className="banner warn absent">
          <span role="status">{t("absent_seat", { name: name_of(seat) })}</span>
          {mine && (
            <button className="button" onClick={() => void hand_over(seat)}>
              {t("hand_over")}
            </button>
          )}
        </p>
      ))}
      {asks && asker && asks.by === table.you.seat && (
        <p className="banner above">
          <span role="status">
            {asks.decision ? t("undo_asked_you_what", { what: say(asks.decision) }) : t("undo_asked_you")} {at_stake}
          </span>
          <button className="button" onClick={() => void answer(false)}>
            {t("undo_withdraw")}
          </button>
        </p>
      )}
      {asks && asker && asks.by !== table.you.seat && (
        <p className="banner warn above">
          <span role="status">
            {asks.decision
              ? t("undo_asked_by_what", { name: sitter_name(asker, players, lang), what: say(asks.decision) })
              : t("undo_asked_by", { name: sitter_name(asker, players, lang) })}{" "}
            {at_stake}
            {agreed && ` ${t("undo_agreed")}`}
          </span>
          {mine && !agreed && (
            <span className="row">
              <button className="button glow" onClick={() => void answer(true)}>
                {t("agree")}
              </button>
              <button className="button" onClick={() => void answer(false)}>
                {t("disagree")}
              </button>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
