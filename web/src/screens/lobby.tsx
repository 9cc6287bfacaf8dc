// The first screen: what can be played, who waits, where I was.
import { useEffect, useState } from "react";
import type { JSX } from "react";
import { ago_text, useWords } from "../i18n";
import type { GameInfo, LobbyTable, PlayedGame } from "../protocol";
import { change_settings, complain, connection, kept, link, settings, useStore, you } from "../store";
import type { Recent } from "../store";
import { Cover, Stars } from "../ui/covers";
import { Icon } from "../ui/icons";
import { best_bot, bot_name, offered, person_name, useCatalogue } from "../ui/hooks";
import type { Catalogue } from "../ui/hooks";
import { PersonName } from "../ui/person_name";
import { Link } from "../ui/router";
import { SeatMark, SeatsOf } from "../ui/seat";
import { Toggle } from "../ui/toggle";
import { WhoCard } from "../ui/who";
import { clock_words } from "../ui/words";
import { create_table } from "./create";
import "./lobby.css";

export function Lobby(): JSX.Element {
  const { t } = useWords();
  const catalogue = useCatalogue();
  const me = useStore(you);
  const { unfinished } = useStore(settings);
  useEffect(() => void (document.title = "Kosmoteka"), []);
  return (
    <div className="lobby">
      <section className="hero">
        <svg className="hero-sky" viewBox="0 0 1200 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Stars count={260} seed={5} width={1200} height={360} />
        </svg>
        <div className="hero-words">
          <h1>Kosmoteka</h1>
          <p>{t("tagline")}</p>
        </div>
        <WhoCard />
      </section>
      <section aria-labelledby="games-title">
        <h2 id="games-title">{t("games")}</h2>
        <div className="covers">
          {offered(catalogue.games, unfinished).map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
          {!catalogue.loaded && [0, 1].map((i) => <div key={i} className="cover-card empty" />)}
        </div>
        <div className="lobby-switch">
          <Toggle on={unfinished} set={(on) => change_settings({ unfinished: on })} label={t("show_unfinished")} />
        </div>
      </section>
      <div className="lobby-lists">
        {me && <MyGames catalogue={catalogue} />}
        <PublicTables catalogue={catalogue} />
      </div>
    </div>
  );
}

function GameCard({ game }: { game: GameInfo }): JSX.Element {
  const { t, say } = useWords();
  const me = useStore(you);
  const { players } = useCatalogue();
  const [busy, set_busy] = useState(false);
  const quick = () => {
    if (!me) return document.querySelector<HTMLInputElement>(".hero .who input")?.focus();
    set_busy(true);
    const seats = ["open", ...Array<string>(game.min_seats - 1).fill(best_bot(players))];
    create_table({ game: game.id, seats, options: {}, clock: { kind: "none" }, public: false }, true, 0)
      .catch(complain)
      .finally(() => set_busy(false));
  };
  const range = game.min_seats === game.max_seats ? `${game.min_seats}` : `${game.min_seats}–${game.max_seats}`;
  return (
    <article className="cover-card">
      <Cover game={game.id} className="cover" />
      <div className="cover-words">
        <h3>{say(game.name)}</h3>
        <p>{say(game.blurb)}</p>
        <p className="quiet">
          <Icon name="people" size={16} /> {t("players_n", { range })}
          {!game.complete && <span className="badge">{t("incomplete")}</span>}
        </p>
        <div className="row">
          <Link className="button glow" to={`/new/${game.id}`}>
            {t("play_now")}
          </Link>
          <button className="button" disabled={busy} onClick={quick}>
            {t("quick")}
          </button>
          <Link className="button quiet-button" to={`/rules/${game.id}`}>
            <Icon name="book" size={18} /> {t("rules")}
          </Link>
        </div>
      </div>
    </article>
  );
}

const shown_at_once = 30;

// Made once: an effect depends on them.
const pick_games = (reply: Record<string, unknown>) => reply.games as PlayedGame[];
const pick_tables = (reply: Record<string, unknown>) => reply as { tables: LobbyTable[]; total: number };

/** Asks now, and again every few seconds while the page is looked at. */
function usePolled<T>(
  what: "tables" | "history",
  pick: (reply: Record<string, unknown>) => T,
  unfinished = false,
): T | undefined {
  const [got, set_got] = useState<T>();
  const open = useStore(link).state === "open";
  // Another person has other games.
  const name = useStore(you)?.name;
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    const ask = () => {
      if (document.hidden) return;
      connection.request(what === "tables" && unfinished ? { do: what, unfinished } : { do: what }).then(
        (reply) => wanted && set_got(pick(reply)),
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, 6000);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [open, what, pick, name, unfinished]);
  return got;
}

function MyGames({ catalogue }: { catalogue: Catalogue }): JSX.Element {
  const { t, lang, say } = useWords();
  const games = usePolled("history", pick_games);
  const game_name = (id: string) => {
    const info = catalogue.games.find((one) => one.id === id);
    return info ? say(info.name) : id;
  };
  const mine = games?.filter((game) => game.phase === "playing").slice(0, 6) ?? [];
  const recent = kept<Recent[]>("recent", []).filter((one) => !games?.some((game) => game.table === one.table));
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{t("my_games")}</h2>
      {games && mine.length + recent.length === 0 && <p className="quiet">{t("my_none")}</p>}
      <ul className="tables">
        {recent.map((one) => (
          <li key={one.table} className="table-row">
            <Cover game={one.game} className="thumb" />
            <div className="grow">
              <strong>{game_name(one.game)}</strong> <span className="badge">{t("phase_waiting")}</span>
              <div>
                <small>{ago_text(lang, one.at)}</small>
              </div>
            </div>
            <Link className="button" to={`/table/${one.table}`}>
              {t("history_open")}
            </Link>
          </li>
        ))}
        {mine.map((game) => (
          <li key={game.table} className="table-row">
            <Cover game={game.game} className="thumb" />
            <div className="grow">
              <strong>{game_name(game.game)}</strong>
              <SeatsOf game={game.game}>
                <div className="sitters">
                  {game.seats.map((seat) => (
                    <span key={seat.seat} className="sitter">
                      <SeatMark seat={seat.seat} size={13} />{" "}
                      <PersonName name={bot_name(catalogue.players, seat.name, lang)} guest={seat.guest} />
                    </span>
                  ))}
                </div>
              </SeatsOf>
              <small>{ago_text(lang, game.at)}</small>
            </div>
            <Link className="button glow" to={`/table/${game.table}`}>
              {t("go_on")}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="text-link" to="/history">
        {t("all_history")}
      </Link>
    </section>
  );
}

function PublicTables({ catalogue }: { catalogue: Catalogue }): JSX.Element {
  const { t } = useWords();
  const told = usePolled("tables", pick_tables, useStore(settings).unfinished);
  const tables = told?.tables.slice(0, shown_at_once);
  const more = told && tables ? told.total - tables.length : 0;
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">{t("tables_public")}</h2>
      {tables?.length === 0 && <p className="quiet">{t("tables_none")}</p>}
      <ul className="tables">
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} catalogue={catalogue} />
        ))}
      </ul>
      {more > 0 && <p className="quiet">{t("tables_more_n", { n: more })}</p>}
    </section>
  );
}

function TableRow({ table, catalogue }: { table: LobbyTable; catalogue: Catalogue }): JSX.Element {
  const words = useWords();
  const { t, lang, say } = words;
  const info = catalogue.games.find((one) => one.id === table.game);
  const free = table.seats.filter((seat) => seat.player === "open").length;
  const joinable = table.phase === "waiting" && free > 0;
  return (
    <li className="table-row">
      <Cover game={table.game} className="thumb" />
      <div className="grow">
        <strong>{info ? say(info.name) : table.game}</strong>{" "}
        {info && !info.complete && <span className="badge">{t("incomplete")}</span>}
        <SeatsOf game={table.game}>
          <div className="sitters">
            {table.seats.map((seat) => (
              <span key={seat.seat} className={seat.player === "open" ? "sitter open" : "sitter"}>
                <SeatMark seat={seat.seat} size={13} />
                {seat.player === "open" ? (
                  "…"
                ) : seat.player === "person" ? (
                  <PersonName name={seat.name} guest={seat.guest} />
                ) : (
                  <>
                    <Icon name="bot" size={14} />{" "}
                    {catalogue.players.find((bot) => bot.id === seat.player)?.name[lang] ?? seat.player}
                  </>
                )}
              </span>
            ))}
          </div>
        </SeatsOf>
        <small>
          {joinable ? t("seats_free_n", { n: free }) : t(`phase_${table.phase}`)} · {clock_words(words, table.clock)} ·{" "}
          {t("host_is", { name: person_name({ name: table.host, guest: table.host_guest }, lang) })} ·{" "}
          {ago_text(lang, table.created)}
        </small>
      </div>
      <Link className={joinable ? "button glow" : "button"} to={`/table/${table.id}`}>
        {joinable ? t("join") : t("watch")}
      </Link>
    </li>
  );
}
