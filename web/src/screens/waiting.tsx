// The waiting room: seats to take, a link to share, the host's hand on the switch.
import { useEffect, useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { BotInfo, GameInfo, SeatInfo, Table } from "../protocol";
import { complain, connection, useStore, you } from "../store";
import type { Watched } from "../store";
import { CopyLine } from "../ui/copy_line";
import { Cover } from "../ui/covers";
import { ask_sure } from "../ui/dialog";
import { person_name, seat_title, sitter_name } from "../ui/hooks";
import { HowToPlayLink } from "../ui/how_to_play_link";
import { Icon } from "../ui/icons";
import { PersonName } from "../ui/person_name";
import { go } from "../ui/router";
import { SeatMark } from "../ui/seat";
import { NameForm } from "../ui/who";
import { clock_words, option_words, windows_words } from "../ui/words";
import { LogPanel } from "../ui/log_panel";
import { sit_down } from "./create";
import "./waiting.css";

export function Waiting({ seen, info, players }: { seen: Watched; info: GameInfo; players: BotInfo[] }): JSX.Element {
  const words = useWords();
  const { t, lang, say } = words;
  const me = useStore(you);
  const { table } = seen;
  const [busy, set_busy] = useState(false);
  const ask = (what: Promise<unknown>) => {
    set_busy(true);
    what.catch(complain).finally(() => set_busy(false));
  };
  useEffect(() => void (document.title = `${say(info.name)} · Kosmoteka`), [info, say]);
  const open = table.seats.filter((seat) => seat.player === "open").length;
  const options = option_words(words, info, table.options);
  const cancel = async () => {
    if (await ask_sure({ title: t("cancel_sure"), yes: t("cancel") }))
      ask(connection.request({ do: "cancel", table: table.id }).then(() => go("/")));
  };
  return (
    <div className="waiting">
      <div className="page">
        <header className="new-head">
          <Cover game={table.game} className="cover" />
          <div>
            <p className="quiet">{t("waiting_title")}</p>
            <h1>{say(info.name)}</h1>
            <p className="quiet">
              {[
                clock_words(words, table.clock),
                ...windows_words(words, info, table.windows),
                table.public ? t("public") : t("private"),
                ...(options.length ? options : [t("standard_rules")]),
              ].join(" · ")}
            </p>
            {info.windows && <p className="quiet">{t(`windows_${table.windows.kind}_help`)}</p>}
            <HowToPlayLink game={table.game} apart />
          </div>
        </header>
        {me === null && <NameForm help={t("need_name")} />}
        <ul className="waiting-seats" aria-label={t("seats")}>
          {table.seats.map((seat) => (
            <WaitingSeat
              key={seat.seat}
              table={table}
              seat={seat}
              info={info}
              players={players}
              busy={busy}
              may_sit={Boolean(me)}
              ask={ask}
            />
          ))}
        </ul>
        <p role="status">
          {open > 0 ? t("waiting_open_n", { n: open }) : t("waiting_ready")}{" "}
          {!table.you.host &&
            t("waiting_host", { name: person_name({ name: table.host, guest: table.host_guest }, lang) })}
        </p>
        <CopyLine label={t("invite")} text={`${location.origin}/table/${table.id}`} share={say(info.name)} />
        {table.you.host && (
          <div className="row">
            <button
              className="button glow big"
              disabled={busy || open > 0}
              onClick={() => ask(connection.request({ do: "start", table: table.id }))}
            >
              {t("start")}
            </button>
            <button className="button quiet-button" disabled={busy} onClick={() => void cancel()}>
              {t("cancel")}
            </button>
            {open > 0 && <small>{t("start_open")}</small>}
          </div>
        )}
      </div>
      <aside className="waiting-log panel">
        <LogPanel seen={seen} info={info} />
      </aside>
    </div>
  );
}

function WaitingSeat(props: {
  table: Table;
  seat: SeatInfo;
  info: GameInfo;
  players: BotInfo[];
  busy: boolean;
  may_sit: boolean;
  ask: (what: Promise<unknown>) => void;
}): JSX.Element {
  const { t, lang, say } = useWords();
  const { table, seat, info, players, busy, ask } = props;
  const mine = table.you.seat === seat.seat;
  const title = seat_title(info, seat.seat, lang);
  const unseat = () => ask(connection.request({ do: "seat", table: table.id, seat: seat.seat, player: "open" }));
  const remove = async () => {
    const title = t("remove_sure", { name: person_name(seat, lang) });
    if (await ask_sure({ title, text: t("remove_help"), yes: t("remove_yes") }))
      ask(connection.request({ do: "remove", table: table.id, seat: seat.seat }));
  };
  return (
    <li className={`waiting-seat ${seat.player === "open" ? "free" : ""} ${mine ? "mine" : ""}`}>
      <SeatMark seat={seat.seat} size={40} />
      <div className="grow">
        <small>{title}</small>
        <strong>
          {seat.player === "person" ? (
            <PersonName name={seat.name} guest={seat.guest} />
          ) : (
            sitter_name(seat, players, lang) || "—"
          )}
          {seat.player !== "open" && seat.player !== "person" && (
            <span className="badge">
              <Icon name="bot" size={14} /> {t("mark_bot")}
            </span>
          )}
          {mine && <span className="badge">{t("you_mark")}</span>}
          {seat.player === "person" && !seat.online && <span className="badge warn">{t("mark_offline")}</span>}
        </strong>
      </div>
      {seat.player === "open" && !table.you.seat && props.may_sit && (
        <button className="button glow" disabled={busy} onClick={() => ask(sit_down(table.id, seat.seat))}>
          {t("sit")}
        </button>
      )}
      {mine && (
        <button
          className="button quiet-button"
          disabled={busy}
          onClick={() => ask(connection.request({ do: "stand", table: table.id }))}
        >
          {t("stand")}
        </button>
      )}
      {table.you.host && seat.player === "person" && !mine && (
        <span className="row">
          <button className="button quiet-button" disabled={busy} title={t("unseat_help")} onClick={unseat}>
            {t("unseat")}
          </button>
          <button
            className="button quiet-button"
            disabled={busy}
            title={t("remove_help")}
            onClick={() => void remove()}
          >
            {t("remove")}
          </button>
        </span>
      )}
      {table.you.host && seat.player !== "person" && (
        <select
          className="field"
          aria-label={t("give_to", { seat: title })}
          value={seat.player}
          disabled={busy}
          onChange={(event) =>
            ask(connection.request({ do: "seat", table: table.id, seat: seat.seat, player: event.target.value }))
          }
        >
          <option value="open">{t("seat_open")}</option>
          {players.map((bot) => (
            <option key={bot.id} value={bot.id}>
              {t("mark_bot")}: {say(bot.name)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
