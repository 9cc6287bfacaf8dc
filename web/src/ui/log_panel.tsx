// What happened, and what was said.
import { memo, useMemo, useRef, useState } from "react";
import type { SubmitEvent, JSX, KeyboardEvent } from "react";
import { RequestFault } from "../connection";
import { date_text, useWords } from "../i18n";
import type { GameInfo, LogEntry } from "../protocol";
import { complain, connection, toast, useStore, you } from "../store";
import type { Watched } from "../store";
import { both } from "../texts/translate";
import { ask_sure } from "./dialog";
import { useFollowing } from "./following";
import { useHints, useStoryPointed } from "./hints";
import { person_name } from "./hooks";
import { Icon } from "./icons";
import { RuleLink } from "./linked";
import { PersonName } from "./person_name";
import { pointing_held } from "./pointing";
import { SeatMark } from "./seat";
import { seat_of, taken_back } from "./story";
import "./log_panel.css";

type Shown = "all" | "story" | "chat";
const shown_at_once = 250;

/** `opened` changes when the panel is shown anew: it then begins at the end. */
export function LogPanel(props: {
  seen: Watched;
  info: GameInfo;
  opened?: boolean;
  /** Shows the part of the table that is a seat's: what is told of it is there. */
  show?: (seat: string) => void;
}): JSX.Element {
  const { seen, info, opened, show } = props;
  const { t } = useWords();
  const me = useStore(you);
  const [shown, set_shown] = useState<Shown>("all");
  const list = useRef<HTMLDivElement>(null);
  const entries = seen.log.filter(
    (entry) => shown === "all" || entry.kind === shown || (shown === "story" && entry.kind === "table"),
  );
  const count = entries.length;
  const gone = useMemo(() => taken_back(seen.log), [seen.log]);
  const on_scroll = useFollowing(list, `${shown} ${opened}`);
  return (
    <div className="log">
      <div className="log-tabs" role="group" aria-label={t("log")}>
        {(["all", "story", "chat"] as const).map((one) => (
          <button
            key={one}
            className={shown === one ? "tab on" : "tab"}
            aria-pressed={shown === one}
            onClick={() => set_shown(one)}
          >
            {t(`log_${one}`)}
          </button>
        ))}
      </div>
      <div
        ref={list}
        className="log-list"
        role="log"
        aria-label={t("log")}
        tabIndex={0}
        onScroll={on_scroll}
        onKeyDown={walk_lines}
      >
        <div>
          {count === 0 && <p className="quiet">{t("log_empty")}</p>}
          {entries.slice(-shown_at_once).map((entry, i) => (
            <Entry
              key={`${entry.seq}.${i + Math.max(0, count - shown_at_once)}`}
              entry={entry}
              info={info}
              fresh={entry.seq > seen.old_seq}
              gone={gone(entry)}
              show={show}
              mutable_at={
                seen.table.you.host && entry.kind === "chat" && entry.name !== me?.name ? seen.table.id : null
              }
            />
          ))}
        </div>
      </div>
      {seen.table.phase === "playing" && seen.table.you.seat && <GalleryChoice table={seen.table.id} />}
      {me && <ChatForm table={seen.table.id} />}
    </div>
  );
}

/** By the arrows from line to line, of those that point at something; up from the list to its last one. */
function walk_lines(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(".points")];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = at >= 0 ? lines[at + step] : step < 0 ? lines.at(-1) : undefined;
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

const Entry = memo(function Entry({
  entry,
  info,
  fresh,
  gone,
  show,
  mutable_at,
}: {
  entry: LogEntry;
  info: GameInfo;
  fresh: boolean;
  /** It was taken back. */
  gone: boolean;
  show: ((seat: string) => void) | undefined;
  /** The table at which you may mute whoever said this. */
  mutable_at: string | null;
}): JSX.Element {
  const { lang, say, t } = useWords();
  const points_at = useStoryPointed();
  const rule = useHints().rule?.(entry.key ?? "", entry.args ?? [], info);
  const seat = seat_of(entry, info);
  const at = entry.kind === "story" && !gone ? points_at(entry) : null;
  const shows = at && seat !== null && show ? () => show(seat) : undefined;
  const marks = [fresh && "fresh", gone && "gone", at && "points"].filter(Boolean).join(" ");
  return (
    <div
      className={`entry ${entry.kind} ${marks}`}
      title={date_text(lang, entry.at)}
      {...(at ? { tabIndex: -1, ...pointing_held(at) } : {})}
      onClick={shows}
      onKeyDown={(event) => (event.key === "Enter" && event.target === event.currentTarget ? shows?.() : undefined)}
    >
      <span className="entry-mark">{seat && <SeatMark seat={seat} size={12} />}</span>
      <span>
        {entry.kind === "chat" ? (
          <>
            <strong>
              <PersonName name={entry.name ?? ""} guest={entry.guest ?? false} />
            </strong>{" "}
            {entry.text}
            {mutable_at && <MuteButton entry={entry} table={mutable_at} />}
          </>
        ) : gone ? (
          <>
            <s>{say(entry)}</s>
            <span className="sr-only"> ({t("log_gone")})</span>
          </>
        ) : (
          <>
            {say(entry)}
            {rule && (
              <>
                {" "}
                <RuleLink game={info.id} rule={rule} />
              </>
            )}
          </>
        )}
      </span>
    </div>
  );
});

/** Takes the right to chat here from whoever said this; and gives it back, if that was a mistake. */
function MuteButton({ entry, table }: { entry: LogEntry; table: string }): JSX.Element {
  const { t, lang } = useWords();
  const [muted, set_muted] = useState(false);
  const name = person_name({ name: entry.name ?? "", guest: entry.guest ?? false }, lang);
  const label = t(muted ? "unmute" : "mute", { name });
  const change = async () => {
    if (!muted && !(await ask_sure({ title: t("mute_sure", { name }), yes: t("mute_yes") }))) return;
    connection.request({ do: "mute", table, said: entry.seq, muted: !muted }).then(() => set_muted(!muted), complain);
  };
  return (
    <button className="entry-mute" title={label} aria-label={label} onClick={() => void change()}>
      {muted ? "↺" : "×"}
    </button>
  );
}

function GalleryChoice({ table }: { table: string }): JSX.Element {
  const { t } = useWords();
  const [heard, set_heard] = useState(() => connection.hears_gallery(table));
  const choose = (wanted: boolean) => {
    set_heard(wanted);
    connection.hear_gallery(table, wanted).catch(complain);
  };
  return (
    <label className="log-gallery">
      <input type="checkbox" checked={heard} onChange={(event) => choose(event.target.checked)} /> {t("chat_gallery")}
    </label>
  );
}

function ChatForm({ table }: { table: string }): JSX.Element {
  const { t } = useWords();
  const [text, set_text] = useState("");
  const [busy, set_busy] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "" || busy) return;
    set_busy(true);
    connection
      .request({ do: "chat", table, text: text.trim() })
      // What was not sent stays in the field.
      .then(
        () => set_text(""),
        (problem: unknown) => {
          if (problem instanceof RequestFault && problem.fault.code === "too_fast") toast("bad", both("chat_fast"));
          else complain(problem);
        },
      )
      .finally(() => set_busy(false));
  };
  return (
    <form className="chat" onSubmit={send}>
      <input
        className="field grow"
        value={text}
        maxLength={500}
        onChange={(event) => set_text(event.target.value)}
        placeholder={t("chat_say")}
        aria-label={t("chat_say")}
        enterKeyHint="send"
      />
      <button className="button" aria-label={t("chat_send")} disabled={busy || text.trim() === ""}>
        <Icon name="chat" size={18} />
      </button>
    </form>
  );
}
