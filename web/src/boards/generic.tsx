// The board of a game that has none of its own: its state as a readable tree, its choices as buttons.
import type { JSX } from "react";
import { words_of } from "../i18n";
import { shows } from "../ui/motion";
import { SeatMark } from "../ui/seat";
import { SpotBox } from "../ui/spot";
import { hidden } from "./contract";
import type { BoardProps } from "./contract";
import "./generic.css";

type Tree = Record<string, unknown>;
const is_tree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);
const is_leaf = (value: unknown) => (typeof value !== "object" || value === null ? true : hidden(value) !== null);

/** "homeworldSize", "home_world-size" -> "home world size". */
export function label_of(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_-]+/g, " ").toLowerCase();
}

export default function GenericBoard(props: BoardProps): JSX.Element {
  const { view, moves, lang } = props;
  return (
    <div className="generic">
      {moves.length > 0 && (
        <div className="generic-moves">
          {moves.map((move) => (
            <SpotBox key={move.action} moves={[move]} label={move[lang]} className="generic-move">{move[lang]}</SpotBox>
          ))}
        </div>
      )}
      <Branch value={view.state} board={props} path={[]} />
    </div>
  );
}

interface At {
  value: unknown;
  board: BoardProps;
  /** The keys that lead here. */
  path: readonly string[];
}

function Branch({ value, board, path }: At): JSX.Element {
  if (is_leaf(value)) return <Leaf value={value} board={board} />;
  if (Array.isArray(value)) return <List list={value} board={board} path={path} />;
  const entries = Object.entries(value as Tree);
  const short = entries.filter(([, one]) => is_leaf(one) || is_short_list(one));
  const long = entries.filter(([, one]) => !is_leaf(one) && !is_short_list(one));
  return (
    <div className="generic-tree">
      {short.length > 0 && (
        <dl className="generic-facts">
          {short.map(([key, one]) => (
            <div key={key}>
              <dt>{label_of(key)}</dt>
              <dd {...shows([...path, key].join(" "), one)}><Branch value={one} board={board} path={[...path, key]} /></dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([key, one]) => (
        <details key={key} open={path.length < 2}>
          <summary>{label_of(key)}</summary>
          <Branch value={one} board={board} path={[...path, key]} />
        </details>
      ))}
    </div>
  );
}

const is_short_list = (value: unknown) => Array.isArray(value) && value.every(is_leaf);

function List({ list, board, path }: { list: unknown[] } & Omit<At, "value">): JSX.Element {
  const { t } = words_of(board.lang);
  if (list.length === 0) return <span className="quiet">{t("generic_none")}</span>;
  if (list.every(is_leaf))
    return <ul className="generic-chips">{list.map((one, i) => <li key={i}><Leaf value={one} board={board} /></li>)}</ul>;
  if (list.every(is_tree)) return <Rows rows={list as Tree[]} board={board} path={path} />;
  return <ol className="generic-list">{list.map((one, i) => <li key={i}><Branch value={one} board={board} path={[...path, String(i)]} /></li>)}</ol>;
}

/** Alike things, such as the players, stand side by side: one column each, one row for each of their facts. */
function Rows({ rows, board, path }: { rows: Tree[] } & Omit<At, "value">): JSX.Element {
  const { t, lang } = words_of(board.lang);
  const seats = rows.length === board.view.seats.length ? board.view.seats : null;
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const title = (i: number) => {
    const seat = seats?.[i];
    if (!seat) return String(i + 1);
    return board.game.seats.find((one) => one.id === seat)?.[lang] ?? seat;
  };
  return (
    <div className="generic-scroll" tabIndex={0} role="region" aria-label={seats ? t("generic_players") : t("generic_items_n", { n: rows.length })}>
      <table>
        <thead>
          <tr>
            <th scope="col"><span className="sr-only">{t("generic_field")}</span></th>
            {rows.map((_, i) => <th key={i} scope="col" className={seats?.[i] !== undefined && seats[i] === board.me ? "mine" : ""}>{seats?.[i] && <SeatMark seat={seats[i]} />} {title(i)}</th>)}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">{label_of(key)}</th>
              {rows.map((row, i) => <td key={i} {...shows([...path, i, key].join(" "), row[key])}>{key in row ? <Branch value={row[key]} board={board} path={[...path, String(i), key]} /> : null}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Leaf({ value, board }: { value: unknown; board: BoardProps }): JSX.Element {
  const { t, say } = words_of(board.lang);
  const covered = hidden(value);
  if (covered !== null) return <span className="generic-hidden">{t("generic_hidden", { n: covered })}</span>;
  if (value === null || value === undefined || value === "") return <span className="quiet">–</span>;
  if (typeof value === "boolean") return <span>{t(value ? "option_on" : "option_off")}</span>;
  const text = String(value);
  const card = typeof value === "string" ? board.cards.get(value) : undefined;
  if (card) return <button className="generic-card" onClick={() => board.explain({ card: text })}>{say(card.name)}</button>;
  if (typeof value === "string" && board.view.seats.includes(value)) return <span className="generic-seat"><SeatMark seat={value} size={13} /> {board.game.seats.find((one) => one.id === value)?.[board.lang] ?? value}</span>;
  return <span>{text}</span>;
}
