// What the others did since I last acted, in words and pictures: a line or two beside the question, the whole when it is
// unfolded. It goes by itself when I act.
import { useMemo, useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { GameInfo, LogEntry, TypedArg } from "../protocol";
import type { Watched } from "../store";
import { signed } from "../texts/counted";
import { useHints, useStoryPointed } from "./hints";
import { useCards, useWhenChanged } from "./hooks";
import { pointing_held } from "./pointing";
import { at_a_glance, at_leisure, foremost_of, in_full, retell, split_losses } from "./retold";
import type { Retold, RetoldSeat } from "./retold";
import { SeatMark } from "./seat";
import { seat_of, taken_back, words_beside } from "./story";
import "./recap.css";

const most_pictures = 3;

interface Props {
  seen: Watched;
  info: GameInfo;
  name_of: (seat: string) => string;
}

export function Recap({ seen, info, name_of }: Props): JSX.Element | null {
  const { t } = useWords();
  const { log, since } = seen;
  const { matters, hurts } = useHints();
  const [open, set_open] = useState(false);
  const [all, set_all] = useState(false);
  const close = () => {
    set_open(false);
    set_all(false);
  };
  useWhenChanged(since.seq, close);
  const me = seen.table.you.seat;
  const { lost, rows } = useMemo(() => {
    const gone = taken_back(log);
    const stories = log.filter((entry) => entry.kind === "story" && entry.seq > since.seq && !gone(entry));
    const is_loss = ({ key = "", args = [] }: LogEntry) => me !== null && hurts?.(key, args, me) === true;
    const split = split_losses(stories, is_loss);
    const most = all ? in_full : open ? at_leisure : at_a_glance;
    return { lost: split.lost, rows: retell(split.others, (story) => seat_of(story, info), matters, most) };
  }, [log, since.seq, info, matters, hurts, me, open, all]);
  if (rows.length + lost.length === 0) return null;
  const foremost = lost.length > 0 ? undefined : foremost_of(rows, matters);
  const more = () => (open ? set_all(true) : set_open(true));
  return (
    <section
      className={open ? "recap open" : "recap"}
      aria-label={t("recap")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        className="recap-fold"
        aria-expanded={open}
        aria-label={t("recap")}
        title={t("recap")}
        onClick={() => (open ? close() : set_open(true))}
      >
        <span aria-hidden="true">{open ? "▴" : "▾"}</span>
      </button>
      <ul className="recap-rows">
        {lost.length > 0 && (
          <li className="recap-row recap-lost foremost">
            <span className="recap-who">
              <SeatMark seat={me!} size={13} /> <b>{name_of(me!)}</b>:
            </span>{" "}
            {lost.map((one) => (
              <Told key={one.first.seq} told={one} seat={me} info={info} open={open} />
            ))}
          </li>
        )}
        {rows.map((row) => (
          <Row
            key={row.seat ?? ""}
            row={row}
            foremost={row === foremost}
            open={open}
            more={more}
            seen={seen}
            info={info}
            name_of={name_of}
          />
        ))}
      </ul>
    </section>
  );
}

function Row(props: Props & { row: RetoldSeat; foremost: boolean; open: boolean; more: () => void }): JSX.Element {
  const { row, foremost, open, more, seen, info, name_of } = props;
  const { t } = useWords();
  const { seat, told, left_out } = row;
  const gained = useGained(seen)(seat);
  const name = seat === null ? t("recap_table") : name_of(seat);
  return (
    <li className={foremost ? "recap-row foremost" : "recap-row"}>
      <span className="recap-who">
        {seat !== null && <SeatMark seat={seat} size={13} />} <b>{name}</b>
        {gained !== 0 && (
          <span className={gained > 0 ? "recap-gain" : "recap-loss"}>
            {" "}
            {gained > 0 ? `+${gained}` : signed(gained)}
          </span>
        )}
        {/* Not every sentence begins with who did it. */}
        <span className="recap-colon">:</span>
      </span>{" "}
      {told.map((one) => (
        <Told key={`${one.first.seq} ${one.first.key}`} told={one} seat={seat} info={info} open={open} />
      ))}
      {left_out > 0 && (
        <>
          {" "}
          <button className="recap-rest" tabIndex={open ? 0 : -1} onClick={more}>
            {t("recap_more", { n: left_out })}
          </button>
        </>
      )}
    </li>
  );
}

/** How many points a seat has gained since I last acted; 0 if nobody can tell. */
function useGained({ since, table }: Watched): (seat: string | null) => number {
  const { points } = useHints();
  return (seat) => {
    if (seat === null || !points || !since.view || !table.view) return 0;
    return points(table.view, seat) - points(since.view, seat);
  };
}

function Told(props: { told: Retold; seat: string | null; info: GameInfo; open: boolean }): JSX.Element {
  const { t, lang } = useWords();
  const points_at = useStoryPointed();
  const { told, seat, info, open } = props;
  const { first, all } = told;
  const at = points_at(...all);
  // Folded, it is no stop on the way to what can be done.
  return (
    <span
      className={at ? "recap-told points" : "recap-told"}
      {...(at ? { tabIndex: open ? 0 : -1, ...pointing_held(at) } : {})}
    >
      <Pictures told={told} info={info} />
      {words_beside(first, seat, info, lang)}
      {all.length > 1 && ` ${t("recap_more", { n: all.length - 1 })}`}
    </span>
  );
}

const same = (a: TypedArg, b: TypedArg) => a.kind === b.kind && a.value === b.value;

/** What the words name, as the board draws it. */
function Pictures({ told, info }: { told: Retold; info: GameInfo }): JSX.Element | null {
  const { picture } = useHints();
  const cards = useCards(info.id);
  if (!picture) return null;
  const named = told.all.flatMap(({ args }) => args ?? []);
  const drawn = named
    .filter((arg, i) => named.findIndex((one) => same(one, arg)) === i)
    .map((arg) => ({ key: `${arg.kind} ${arg.value}`, drawing: picture(arg.kind, String(arg.value), 18, cards) }))
    .filter(({ drawing }) => Boolean(drawing))
    .slice(0, most_pictures);
  if (drawn.length === 0) return null;
  return (
    <span className="recap-pictures" aria-hidden="true">
      {drawn.map(({ key, drawing }) => (
        <span key={key}>{drawing}</span>
      ))}
    </span>
  );
}
