// What happened, and what was said.
import { memo, useEffect, useLayoutEffect, useRef, useState, useCallback } from "react";
import type { SubmitEvent, JSX, RefObject } from "react";
import { RequestFault } from "../connection";
import { date_text, useWords } from "../i18n";
import type { GameInfo, LogEntry } from "../protocol";
import { complain, connection, toast, useStore, you } from "../store";
import type { Watched } from "../store";
import { both } from "../texts/translate";
import { ask_sure } from "./dialog";
import { person_name } from "./hooks";
import { Icon } from "./icons";
import { PersonName } from "./person_name";
import { SeatMark } from "./seat";
import "./log_panel.css";

type Shown = "all" | "story" | "chat";
const shown_at_once = 250;

/** `opened` changes when the panel is shown anew: it then begins at the end. */
export function LogPanel({ seen, info, opened }: { seen: Watched; info: GameInfo; opened?: boolean }): JSX.Element {
  const { t } = useWords();
  const me = useStore(you);
  const [shown, set_shown] = useState<Shown>("all");
  const list = useRef<HTMLDivElement>(null);
  const entries = seen.log.filter(
    (entry) => shown === "all" || entry.kind === shown || (shown === "story" && entry.kind === "table"),
  );
  const count = entries.length;
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
      <div ref={list} className="log-list" role="log" aria-label={t("log")} tabIndex={0} onScroll={on_scroll}>
        {count === 0 && <p className="quiet">{t("log_empty")}</p>}
        {entries.slice(-shown_at_once).map((entry, i) => (
          <Entry
            key={`${entry.seq}.${i + Math.max(0, count - shown_at_once)}`}
            entry={entry}
            info={info}
            fresh={entry.seq > seen.old_seq}
            mutable_at={seen.table.you.host && entry.kind === "chat" && entry.name !== me?.name ? seen.table.id : null}
          />
        ))}
      </div>
      {seen.table.phase === "playing" && seen.table.you.seat && <GalleryChoice table={seen.table.id} />}
      {me && <ChatForm table={seen.table.id} />}
    </div>
  );
}

/** Keeps the end of a list in sight unless somebody reads further up. Gives what the list does when it is scrolled. */
function useFollowing(list: RefObject<HTMLElement | null>, news: string): () => void {
  const following = useRef(true);
  const last_top = useRef(0);
  const follow = useCallback(() => {
    const box = list.current;
    if (box && following.current) box.scrollTop = box.scrollHeight;
  }, [list]);
  useLayoutEffect(follow);
  useEffect(() => {
    following.current = true;
    follow();
    // Only another list, or the same one opened anew, begins at its end again.
  }, [news, follow]);
  // The room for the list changes with what stands above it; that is no reason to lose the end.
  useEffect(() => {
    if (!list.current || typeof ResizeObserver === "undefined") return;
    const watcher = new ResizeObserver(follow);
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [list, follow]);
  return () => {
    const box = list.current!;
    const at_end = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    const [down, up] = [box.scrollTop > last_top.current, box.scrollTop < last_top.current];
    // A list that grew or shrank is scrolled by the browser too: only going up from the end, or down to it, is a wish.
    if (at_end && down) following.current = true;
    else if (!at_end && up) following.current = false;
    last_top.current = box.scrollTop;
  };
}

/** The game's own words begin with the seat they tell about, if any. */
export function seat_of(entry: LogEntry, info: GameInfo): string | null {
  if (entry.kind !== "story") return entry.seat ?? null;
  const text = entry.en.toLowerCase();
  // A whole word: "Redistribution begins" is nothing that red does.
  return (
    info.seats.find((seat) => text.startsWith(seat.en.toLowerCase()) && !/^\p{L}/u.test(text.slice(seat.en.length)))
      ?.id ?? null
  );
}

const Entry = memo(function Entry({
  entry,
  info,
  fresh,
  mutable_at,
}: {
  entry: LogEntry;
  info: GameInfo;
  fresh: boolean;
  /** The table at which you may mute whoever said this. */
  mutable_at: string | null;
}): JSX.Element {
  const { lang, say } = useWords();
  const seat = seat_of(entry, info);
  return (
    <div className={`entry ${entry.kind} ${fresh ? "fresh" : ""}`} title={date_text(lang, entry.at)}>
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
        ) : (
          say(entry)
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
