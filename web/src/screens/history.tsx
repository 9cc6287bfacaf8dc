import { useEffect, useState, useCallback } from "react";
import type { JSX } from "react";
import { date_text, useWords } from "../i18n";
import type { PlayedGame } from "../protocol";
import { complain, connection, link, useStore, watched, you } from "../store";
import { Cover } from "../ui/covers";
import { seat_title, useCatalogue } from "../ui/hooks";
import { is_mine, useMyTurn, useTitle } from "../ui/my_turns";
import { Link } from "../ui/router";
import { SeatMark, SeatsOf } from "../ui/seat";
import { SitterName, played_by } from "../ui/sitter_name";
import { NameForm } from "../ui/who";

export default function History(): JSX.Element {
  const { t } = useWords();
  const me = useStore(you);
  const open = useStore(link).state === "open";
  const [games, set_games] = useState<PlayedGame[]>();
  const [more, set_more] = useState(false);
  const [busy, set_busy] = useState(false);
  const load = useCallback(
    (before?: number) =>
      connection.request<{ games: PlayedGame[] }>({ do: "history", ...(before ? { before } : {}) }).then((reply) => {
        set_games((had) => (before ? [...(had ?? []), ...reply.games] : reply.games));
        set_more(reply.games.length >= 50);
      }, complain),
    [],
  );
  const load_more = () => {
    set_busy(true);
    void load(games?.at(-1)?.at).finally(() => set_busy(false));
  };
  // Asked again when the connection or the person changes.
  const name = me?.name;
  useEffect(() => {
    if (open && name !== undefined) void load();
  }, [open, name, load]);
  const running = games?.filter((game) => game.phase === "playing") ?? [];
  // What waits for me comes first, what is over last.
  const now = useStore(watched);
  const rank = ({ table, phase }: PlayedGame) => {
    const seen = now.get(table);
    return phase === "finished" ? 2 : seen && is_mine(seen) ? 0 : 1;
  };
  const in_order = [...(games ?? [])].sort((a, b) => rank(a) - rank(b));
  useTitle(`${t("history_title")} · Kosmoteka`, t("your_turn"));
  return (
    <div className="page">
      <h1>{t("history_title")}</h1>
      {me === null && <NameForm help={t("history_name")} />}
      {me && games?.length === 0 && <p className="quiet">{t("history_none")}</p>}
      <ul className="tables">
        {me &&
          in_order.map((game) => (
            <Played key={game.table + game.seat} game={game} watch={running.slice(0, watched_at_once).includes(game)} />
          ))}
      </ul>
      {more && (
        <button className="button" disabled={busy} onClick={load_more}>
          {t("history_more")}
        </button>
      )}
    </div>
  );
}

/** So many running games are watched at once; there is a limit. */
const watched_at_once = 12;

function Played({ game, watch }: { game: PlayedGame; watch: boolean }): JSX.Element {
  const { t, lang, say } = useWords();
  const { games, players } = useCatalogue(game.game);
  const info = games.find((one) => one.id === game.game);
  const over = game.phase === "finished";
  const my_turn = useMyTurn(watch ? game.table : null);
  const order = [...game.seats].sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  return (
    <li className="table-row">
      <Cover game={game.game} className="thumb" />
      <div className="grow">
        <strong>{info ? say(info.name) : game.game}</strong> <span className="badge">{t(`phase_${game.phase}`)}</span>
        {my_turn && <span className="badge turn">{t("your_turn")}</span>}
        <SeatsOf game={game.game}>
          <div className="sitters">
            {order.map((seat) => (
              <span
                key={seat.seat}
                className={seat.seat === game.seat ? "sitter mine" : "sitter"}
                title={seat_title(info, seat.seat, lang)}
              >
                {over && <b>{seat.place}.</b>} <SeatMark seat={seat.seat} size={13} />{" "}
                <SitterName sitter={played_by(seat, players)} players={players} />
                {over && <span className="quiet"> {seat.score}</span>}
              </span>
            ))}
          </div>
        </SeatsOf>
        <small>
          {date_text(lang, game.at)}
          {(game.rewound ?? 0) > 0 && ` · ${t("history_rewound")}`}
        </small>
      </div>
      <div className="row">
        {over && (
          <Link className="button" to={`/replay/${game.table}`}>
            {t("history_replay")}
          </Link>
        )}
        <Link className={over ? "button quiet-button" : "button glow"} to={`/table/${game.table}`}>
          {over ? t("history_open") : t("go_on")}
        </Link>
      </div>
    </li>
  );
}
