import { useEffect, useState } from "react";
import type { JSX } from "react";
import { result_of } from "../boards/contract";
import { useWords } from "../i18n";
import type { BotInfo, GameInfo, LogEntry, Table } from "../protocol";
import { complain } from "../store";
import { useGrowth } from "../ui/growth";
import { useHints } from "../ui/hints";
import { seat_title, sitter_names } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { Link } from "../ui/router";
import { SeatMark } from "../ui/seat";
import { play } from "../ui/sounds";
import { taken_back } from "../ui/story";
import { play_again } from "./create";
import { ScoreBar, ScoreParts, counted_by } from "./score_bar";
import "./result_panel.css";

export function ResultPanel(props: {
  table: Table;
  players: BotInfo[];
  info: GameInfo;
  log: LogEntry[];
  open_log: () => void;
  /** The game has ended before our eyes: a moment, in which the points grow part by part. */
  fresh: boolean;
}): JSX.Element | null {
  const { table, players, info, fresh } = props;
  const { t, lang, say } = useWords();
  const { ends } = useHints();
  const [busy, set_busy] = useState(false);
  const result = table.view ? result_of(table.view) : null;
  const parts = result?.parts ?? [];
  const progress = useGrowth(parts.length, fresh);
  useEffect(() => (fresh ? play("victory") : undefined), [fresh]);
  if (!table.result) return null;
  const names = sitter_names(table.seats, players, info, lang);
  const name = (seat: string) => names.get(seat) ?? seat;
  const order = [...table.result.seats].sort((a, b) => a.place - b.place);
  const first = order.filter((one) => one.place === 1);
  const headline =
    first.length !== 1
      ? t("result_draw", { names: first.map((one) => name(one.seat)).join(", ") })
      : first[0]!.seat === table.you.seat
        ? t("result_you")
        : t("result_won", { name: name(first[0]!.seat) });
  const gone = taken_back(props.log);
  const why = props.log.filter((entry) => entry.key !== undefined && ends?.includes(entry.key) && !gone(entry));
  const rematch = () => {
    set_busy(true);
    play_again(table.id)
      .catch(complain)
      .finally(() => set_busy(false));
  };
  const row_of = (seat: string) => result?.seats.find((row) => row.seat === seat);
  const most = Math.max(
    1,
    ...(result?.seats ?? []).map((row) => parts.reduce((sum, { key }) => sum + Math.max(0, row.parts[key] ?? 0), 0)),
  );
  return (
    <section className={`result panel${fresh ? " result-fresh" : ""}`} aria-label={t("result")}>
      <div role="status">
        <h2>{headline}</h2>
        {why.map((entry) => (
          <p key={entry.seq} className="result-why">
            {say(entry)}
          </p>
        ))}
      </div>
      <ol className="places">
        {order.map((one) => {
          const row = row_of(one.seat);
          return (
            <li key={one.seat} className={one.place === 1 ? "winner" : ""}>
              <span className="place" aria-label={t("place_n", { n: one.place })}>
                {one.place}
              </span>
              <SeatMark seat={one.seat} size={24} />
              <span className="grow">
                <strong>{name(one.seat)}</strong> <small>{seat_title(info, one.seat, lang)}</small>
              </span>
              <span className="score">{t("points_n", { n: row ? counted_by(row, parts, progress) : one.score })}</span>
              {row && parts.length > 0 && <ScoreBar row={row} parts={parts} most={most} progress={progress} />}
            </li>
          );
        })}
      </ol>
      {parts.length > 0 && <ScoreParts parts={parts} lang={lang} />}
      {table.result.rewound > 0 && <p className="quiet">{t("result_rewound", { n: table.result.rewound })}</p>}
      <div className="row">
        {table.rematch ? (
          <Link className="button glow" to={`/table/${table.rematch}`}>
            {t("rematch_go")}
          </Link>
        ) : (
          table.you.seat !== null && (
            <button className="button glow" disabled={busy} onClick={rematch}>
              {t("rematch")}
            </button>
          )
        )}
        <Link className="button" to={`/replay/${table.id}`}>
          <Icon name="play" size={16} /> {t("replay")}
        </Link>
        <button className="button quiet-button phone-only" onClick={props.open_log}>
          <Icon name="log" size={18} /> {t("log")}
        </button>
        <Link className="button quiet-button" to="/">
          {t("to_lobby")}
        </Link>
      </div>
    </section>
  );
}
