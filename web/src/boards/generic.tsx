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
  return key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}

function seat_name(seat: string, { game, lang }: BoardProps): string {
  return game.seats.find((one) => one.id === seat)?.[lang] ?? seat;
}
function key_of(key: string, board: BoardProps): string {
  return board.view.seats.includes(key) ? seat_name(key, board) : label_of(key);
}

export default function GenericBoard(props: BoardProps): JSX.Element {
  const { view, moves, lang } = props;
  return (
    <div className="generic">
      {moves.length > 0 && (
        <div className="generic-moves">
          {moves.map((move) => (
            <SpotBox key={move.action} moves={[move]} label={move[lang]} className="generic-move">
              {move[lang]}
            </SpotBox>
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
  const seats = board.view.seats.filter((seat) => seat in (value as Tree));
  const by_seat = seats.length > 0 && seats.length === Object.keys(value as Tree).length;
  const entries = by_seat
    ? seats.map((seat): [string, unknown] => [seat, (value as Tree)[seat]])
    : Object.entries(value as Tree);
  if (by_seat && entries.every(([, one]) => is_tree(one) && hidden(one) === null))
    return <Rows rows={entries as [string, Tree][]} seats board={board} path={path} />;
  const short = entries.filter(([, one]) => is_leaf(one) || is_short_list(one));
  const long = entries.filter(([, one]) => !is_leaf(one) && !is_short_list(one));
  return (
    <div className="generic-tree">
      {short.length > 0 && (
        <dl className="generic-facts">
          {short.map(([key, one]) => (
            <div key={key}>
              <dt>{key_of(key, board)}</dt>
              <dd {...shows([...path, key].join(" "), one)}>
                <Branch value={one} board={board} path={[...path, key]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([key, one]) => (
        <details key={key} open={path.length < 2}>
          <summary>{key_of(key, board)}</summary>
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
    return (
      <ul className="generic-chips">
        {list.map((one, i) => (
          <li key={i}>
            <Leaf value={one} board={board} />
          </li>
        ))}
      </ul>
    );
  if (list.every(is_tree)) return <Rows rows={list.map((one, i) => [String(i + 1), one])} board={board} path={path} />;
  return (
    <ol className="generic-list">
      {list.map((one, i) => (
        <li key={i}>
          <Branch value={one} board={board} path={[...path, String(i)]} />
        </li>
      ))}
    </ol>
  );
}

/** Alike things, such as the players, stand side by side: one column each, one row for each of their facts. */
function Rows({
  rows,
  seats,
  board,
  path,
}: { rows: [string, Tree][]; seats?: boolean } & Omit<At, "value">): JSX.Element {
  const { t } = words_of(board.lang);
  const keys = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
  return (
    <div
      className="generic-scroll"
      tabIndex={0}
      role="region"
      aria-label={seats ? t("generic_players") : t("generic_items_n", { n: rows.length })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("generic_field")}</span>
            </th>
            {rows.map(([name]) => (
              <th key={name} scope="col" className={seats && name === board.me ? "mine" : ""}>
                {seats ? (
                  <>
                    <SeatMark seat={name} /> {seat_name(name, board)}
                  </>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">{key_of(key, board)}</th>
              {rows.map(([name, row]) => (
                <td key={name} {...shows([...path, name, key].join(" "), row[key])}>
                  {key in row ? <Branch value={row[key]} board={board} path={[...path, name, key]} /> : null}
                </td>
              ))}
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
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const card = typeof value === "string" ? board.cards.get(value) : undefined;
  if (card)
    return (
      <button className="generic-card" onClick={() => board.explain({ card: text })}>
        {say(card.name)}
      </button>
    );
  if (typeof value === "string" && board.view.seats.includes(value))
    return (
      <span className="generic-seat">
        <SeatMark seat={value} size={13} /> {seat_name(value, board)}
      </span>
    );
  return <span>{text}</span>;
}
