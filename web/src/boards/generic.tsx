// The board of a game that has none of its own: its choices as buttons, what is mine, and its state as a readable tree.
import type { JSX } from "react";
import { words_of } from "../i18n";
import { useNarrow } from "../ui/hooks";
import { shows } from "../ui/motion";
import { SeatMark } from "../ui/seat";
import { SpotBox } from "../ui/spot";
import { hidden } from "./contract";
import type { BoardProps, Hidden } from "./contract";
import "./generic.css";

type Tree = Record<string, unknown>;
const is_tree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);
const is_open_tree = (value: unknown): value is Tree => is_tree(value) && hidden(value) === null;
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
/** Who sits there, beside the name of the seat; nothing where nobody is known. */
function Sitter({ seat, board }: { seat: string; board: BoardProps }): JSX.Element | null {
  const sits = board.seats.some((one) => one.seat === seat && one.name !== "");
  return sits ? <small className="generic-sitter">{board.name_of(seat)}</small> : null;
}
function key_of(key: string, board: BoardProps): string {
  return board.view.seats.includes(key) ? seat_name(key, board) : label_of(key);
}

/** A tree with an entry for every seat and nothing else, in seating order; null if it is none. */
function by_seat(value: unknown, board: BoardProps): [string, unknown][] | null {
  if (!is_tree(value)) return null;
  const seats = board.view.seats.filter((seat) => seat in value);
  const all = seats.length > 0 && seats.length === Object.keys(value).length;
  return all ? seats.map((seat) => [seat, value[seat]]) : null;
}
/** Things of one kind under names of their own, such as the two sides of a fight: the same keys in each. */
function are_alike(entries: [string, unknown][]): entries is [string, Tree][] {
  const shapes = entries.map(([, one]) => (is_open_tree(one) ? Object.keys(one).sort().join(" ") : null));
  return entries.length > 1 && shapes[0] !== null && shapes.every((shape) => shape === shapes[0]);
}
/** Of many kinds of things, such as the cards of a discard, only those that are there. */
function without_zeros(entries: [string, unknown][]): [string, unknown][] {
  const counts = entries.length > 4 && entries.every(([, one]) => typeof one === "number");
  return counts ? entries.filter(([, one]) => one !== 0) : entries;
}
/** The part that is called as the question, such as the talks in which one is asked, comes first. */
function asked_about_first(entries: [string, unknown][], board: BoardProps): [string, unknown][] {
  const { step } = board.view.decision;
  return [...entries.filter(([key]) => key === step), ...entries.filter(([key]) => key !== step)];
}
/** What the state says of my own seat: of the first of its parts that speaks of all seats. */
function my_part(board: BoardProps): { path: string[]; part: Tree } | null {
  const { me, view } = board;
  if (me === null || !is_tree(view.state)) return null;
  for (const [key, value] of Object.entries(view.state)) {
    const mine = by_seat(value, board)?.find(([seat]) => seat === me)?.[1];
    if (is_open_tree(mine)) return { path: [key, me], part: mine };
  }
  return null;
}

export default function GenericBoard(props: BoardProps): JSX.Element {
  const { view, moves, lang } = props;
  const { t } = words_of(lang);
  const mine = my_part(props);
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
      {mine && (
        <section className="generic-mine" aria-label={t("generic_mine")}>
          <Branch value={mine.part} board={props} path={["mine", ...mine.path]} />
        </section>
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
  const seats = by_seat(value, board);
  const entries = seats ?? without_zeros(Object.entries(value as Tree));
  if (entries.length === 0) return <span className="quiet">{words_of(board.lang).t("generic_none")}</span>;
  if (seats?.every(([, one]) => is_open_tree(one)))
    return <Rows rows={seats as [string, Tree][]} seats board={board} path={path} />;
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
      {are_alike(long) && <Rows rows={long} board={board} path={path} />}
      {!are_alike(long) && long.length > 0 && (
        <div className={path.length === 0 ? "generic-parts" : ""}>
          {asked_about_first(long, board).map(([key, one]) => (
            <details key={key} open={path.length < 2}>
              <summary>{key_of(key, board)}</summary>
              <Branch value={one} board={board} path={[...path, key]} />
            </details>
          ))}
        </div>
      )}
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
  const narrow = useNarrow();
  const keys = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
  // Five columns are too narrow beside the lists of the page, three on a phone.
  if (rows.length > (narrow ? 2 : 4)) return <Cards rows={rows} seats={seats ?? false} board={board} path={path} />;
  return (
    <div
      className="generic-scroll"
      tabIndex={0}
      role="group"
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
                <Head name={name} seats={seats ?? false} board={board} />
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

function Head({ name, seats, board }: { name: string; seats: boolean; board: BoardProps }): JSX.Element {
  if (!seats) return <>{key_of(name, board)}</>;
  return (
    <>
      <SeatMark seat={name} /> {seat_name(name, board)} <Sitter seat={name} board={board} />
    </>
  );
}

/** The same where there is no room for columns: one below the other. */
function Cards({
  rows,
  seats,
  board,
  path,
}: { rows: [string, Tree][]; seats: boolean } & Omit<At, "value">): JSX.Element {
  return (
    <ul className="generic-cards">
      {rows.map(([name, row]) => (
        <li key={name} className={seats && name === board.me ? "mine" : ""}>
          <strong>
            <Head name={name} seats={seats} board={board} />
          </strong>
          <Branch value={row} board={board} path={[...path, name]} />
        </li>
      ))}
    </ul>
  );
}

/** How many lie hidden, which of them one knows all the same, and how many of one's own the others know. */
function Covered({ value, board }: { value: Hidden; board: BoardProps }): JSX.Element {
  const { t } = words_of(board.lang);
  const known = Array.isArray(value.known) ? value.known : [];
  return (
    <span className="generic-covered">
      <span className="generic-hidden">{t("generic_hidden", { n: value.hidden })}</span>
      {known.length > 0 && (
        <>
          {" "}
          {t("generic_known")} <List list={known} board={board} path={[]} />
        </>
      )}
      {value.seen_by && (
        <>
          {" "}
          {t("generic_seen_by")} <Branch value={value.seen_by} board={board} path={["seen"]} />
        </>
      )}
    </span>
  );
}

function Leaf({ value, board }: { value: unknown; board: BoardProps }): JSX.Element {
  const { t, say } = words_of(board.lang);
  if (hidden(value) !== null) return <Covered value={value as Hidden} board={board} />;
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
  // A name of the game's own; what is written for people stands as it is.
  const is_token = typeof value === "string" && /^[a-z0-9]+([-_][a-z0-9]+)*$/.test(value);
  return <span>{is_token ? label_of(text) : text}</span>;
}
