// The first screen: what can be played, who waits, where I was.
import { useEffect, useState } from "react";
import type { JSX, ReactNode } from "react";
import { ago_text, useWords } from "../i18n";
import type { GameInfo, Lang, LobbyTable, PlayedGame } from "../protocol";
import { change_settings, complain, connection, kept, link, settings, useStore, you } from "../store";
import type { Recent } from "../store";
import { Cover, Stars } from "../ui/covers";
import { Dialog } from "../ui/dialog";
import { GameFigures, WonBy } from "../ui/game_figures";
import { Icon } from "../ui/icons";
import { best_bot, offered, person_name, useCatalogue } from "../ui/hooks";
import type { Catalogue } from "../ui/hooks";
import { useMyTurn, useTitle } from "../ui/my_turns";
import { Link } from "../ui/router";
import { SeatMark, SeatsOf } from "../ui/seat";
import { SitterName, played_by } from "../ui/sitter_name";
import { Toggle } from "../ui/toggle";
import { NameForm, WhoCard } from "../ui/who";
import { clock_words } from "../ui/words";
import { create_table } from "./create";
import { first_options } from "./new_game";
import "./lobby.css";

export function Lobby(): JSX.Element {
  const { t } = useWords();
  const catalogue = useCatalogue();
  const me = useStore(you);
  const { unfinished } = useStore(settings);
  useTitle("Kosmoteka", t("your_turn"));
  const told = usePolled("tables", pick_tables, unfinished);
  const open = told?.tables.filter(can_join) ?? [];
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
      {/* Nobody should have to scroll past all games to go on with theirs, or to find who waits for them. */}
      <div className="lobby-lists first">
        {me && <MyGames catalogue={catalogue} />}
        {open.length > 0 && <Tables id="open-title" title={t("tables_open")} tables={open} catalogue={catalogue} />}
      </div>
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
        <PublicTables told={told} catalogue={catalogue} />
      </div>
    </div>
  );
}

function GameCard({ game }: { game: GameInfo }): JSX.Element {
  const { t, say } = useWords();
  const me = useStore(you);
  const { players } = useCatalogue();
  const [busy, set_busy] = useState(false);
  const [nameless, set_nameless] = useState(false);
  const quick = () => {
    set_nameless(false);
    set_busy(true);
    const seats = ["open", ...Array<string>(game.min_seats - 1).fill(best_bot(players))];
    create_table(
      { game: game.id, seats, options: first_options(game), clock: { kind: "none" }, public: false },
      true,
      0,
    )
      .catch(complain)
      .finally(() => set_busy(false));
  };
  return (
    <article className="cover-card">
      <Cover game={game.id} className="cover" />
      <div className="cover-words">
        <h3>{say(game.name)}</h3>
        <p>{say(game.blurb)}</p>
        <WonBy game={game} />
        <GameFigures game={game} />
        <div className="row">
          <Link className="button glow" to={`/new/${game.id}`}>
            {t("play_now")}
          </Link>
          <button className="button" disabled={busy} onClick={me ? quick : () => set_nameless(true)}>
            {t("quick")}
          </button>
          <Link className="button quiet-button" to={`/rules/${game.id}`}>
            <Icon name="book" size={18} /> {t("how_to_play")}
          </Link>
        </div>
      </div>
      {nameless && (
        <Dialog title={say(game.name)} close={() => set_nameless(false)}>
          {/* Who has said their name plays, as they wanted to. */}
          <NameForm entered={quick} />
        </Dialog>
      )}
    </article>
  );
}

const shown_at_once = 30;

// Made once: an effect depends on them.
const pick_games = (reply: Record<string, unknown>) => reply.games as PlayedGame[];
const pick_tables = (reply: Record<string, unknown>) => reply as { tables: LobbyTable[]; total: number };

// What was told last: whoever comes back to the lobby finds it as it was, and nothing jumps.
const told = new Map<string, unknown>();

/** Asks now, and again every few seconds while the page is looked at. */
function usePolled<T>(
  what: "tables" | "history",
  pick: (reply: Record<string, unknown>) => T,
  unfinished = false,
): T | undefined {
  const open = useStore(link).state === "open";
  // Another person has other games.
  const name = useStore(you)?.name;
  const key = `${what} ${name}`;
  const [got, set_got] = useState<T | undefined>(() => told.get(key) as T | undefined);
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    const ask = () => {
      if (document.hidden) return;
      connection.request(what === "tables" && unfinished ? { do: what, unfinished } : { do: what }).then(
        (reply) => {
          if (!wanted) return;
          const picked = pick(reply);
          told.set(key, picked);
          set_got(picked);
        },
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, 6000);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [open, what, pick, key, unfinished]);
  return got;
}

/** Stands above the games, and only if there is something to go on with. */
function MyGames({ catalogue }: { catalogue: Catalogue }): JSX.Element | null {
  const { t, lang } = useWords();
  const games = usePolled("history", pick_games);
  const mine = games?.filter((game) => game.phase === "playing").slice(0, 6) ?? [];
  const recent = kept<Recent[]>("recent", []).filter((one) => !games?.some((game) => game.table === one.table));
  if (mine.length + recent.length === 0) return null;
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{t("my_games")}</h2>
      <ul className="tables">
        {recent.map((one) => (
          <li key={one.table} className="table-row">
            <Cover game={one.game} className="thumb" />
            <div className="grow">
              <strong>{game_name(catalogue, one.game, lang)}</strong>{" "}
              <span className="badge">{t("phase_waiting")}</span>
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
          <MyGame key={game.table} game={game} catalogue={catalogue} />
        ))}
      </ul>
      <Link className="text-link" to="/history">
        {t("all_history")}
      </Link>
    </section>
  );
}

function game_name({ games }: Catalogue, id: string, lang: Lang): string {
  return games.find((one) => one.id === id)?.name[lang] ?? id;
}

function MyGame({ game, catalogue }: { game: PlayedGame; catalogue: Catalogue }): JSX.Element {
  const { t, lang } = useWords();
  const my_turn = useMyTurn(game.table);
  return (
    <li className={my_turn ? "table-row my-turn" : "table-row"}>
      <Cover game={game.game} className="thumb" />
      <div className="grow">
        <strong>{game_name(catalogue, game.game, lang)}</strong>
        {my_turn && <span className="badge turn">{t("your_turn")}</span>}
        <SeatsOf game={game.game}>
          <div className="sitters">
            {game.seats.map((seat) => (
              <span key={seat.seat} className="sitter">
                <SeatMark seat={seat.seat} size={13} />{" "}
                <SitterName sitter={played_by(seat, catalogue.players)} players={catalogue.players} />
              </span>
            ))}
          </div>
        </SeatsOf>
        <small>{ago_text(lang, game.at)}</small>
      </div>
      <Link className={my_turn ? "button glow" : "button"} to={`/table/${game.table}`}>
        {t("go_on")}
      </Link>
    </li>
  );
}

/** Where somebody waits for one more. */
const can_join = ({ phase, seats }: LobbyTable): boolean =>
  phase === "waiting" && seats.some((seat) => seat.player === "open");

/** Those that nobody can join any more, but look at; the others stand above. */
function PublicTables(props: {
  told: { tables: LobbyTable[]; total: number } | undefined;
  catalogue: Catalogue;
}): JSX.Element {
  const { t } = useWords();
  const { told, catalogue } = props;
  const others = told?.tables.filter((table) => !can_join(table)) ?? [];
  const shown = others.slice(0, shown_at_once);
  const more = told ? told.total - told.tables.length + others.length - shown.length : 0;
  return (
    <Tables id="tables-title" title={t("tables_public")} tables={shown} catalogue={catalogue}>
      {told?.tables.length === 0 && <p className="quiet">{t("tables_none")}</p>}
      {more > 0 && <p className="quiet">{t("tables_more_n", { n: more })}</p>}
    </Tables>
  );
}

function Tables(props: {
  id: string;
  title: string;
  tables: LobbyTable[];
  catalogue: Catalogue;
  children?: ReactNode;
}): JSX.Element {
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <ul className="tables">
        {props.tables.map((table) => (
          <TableRow key={table.id} table={table} catalogue={props.catalogue} />
        ))}
      </ul>
      {props.children}
    </section>
  );
}

function TableRow({ table, catalogue }: { table: LobbyTable; catalogue: Catalogue }): JSX.Element {
  const words = useWords();
  const { t, lang, say } = words;
  const info = catalogue.games.find((one) => one.id === table.game);
  const free = table.seats.filter((seat) => seat.player === "open").length;
  const joinable = can_join(table);
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
                <SeatMark seat={seat.seat} size={13} /> <SitterName sitter={seat} players={catalogue.players} />
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
