// When a game is over: who came where, and what everybody's points come from.
import type { JSX, ReactNode } from "react";
import type { Both, Lang } from "../protocol";
import { signed } from "../texts/counted";
import { SeatMark } from "./seat";
import "./score_table.css";

export interface ScorePart {
  key: string;
  title: string;
  /** More words, for who points at the title. */
  note?: string;
  sign?: ReactNode;
}
export interface ScoreRow {
  seat: string;
  place: number;
  /** By the keys of the parts; null: not known. */
  parts: Readonly<Record<string, number | null>>;
  total: number;
  /** What decides when points are equal. */
  tie?: number;
}
interface Props {
  parts: readonly ScorePart[];
  /** The best first. */
  rows: readonly ScoreRow[];
  /** The title of what decides when points are equal; shown only if they are. */
  tie?: string;
  name_of: (seat: string) => string;
  me: string | null;
  lang: Lang;
}

const number = (n: number | null | undefined): string => (n === null || n === undefined ? "–" : signed(n));

const words = {
  place: { en: "Place", pl: "Miejsce" },
  player: { en: "Player", pl: "Gracz" },
  total: { en: "Total", pl: "Razem" },
} satisfies Record<string, Both>;

export function ScoreTable({ parts, rows, tie, name_of, me, lang }: Props): JSX.Element {
  const tied = tie !== undefined && new Set(rows.map((row) => row.total)).size < rows.length;
  return (
    <div className="score-room">
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.place[lang]}</span>
            </th>
            <th scope="col" className="score-name">
              {words.player[lang]}
            </th>
            {parts.map(({ key, title, note, sign }) => (
              <th key={key} scope="col" title={note}>
                {sign}
                {title}
              </th>
            ))}
            <th scope="col">{words.total[lang]}</th>
            {tied && <th scope="col">{tie}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} className={row.place === 1 ? "score-first" : ""} data-mine={row.seat === me}>
              <td className="score-place">{row.place}</td>
              <th scope="row" className="score-name">
                <span>
                  <SeatMark seat={row.seat} size={14} />{" "}
                  <span className="score-who" title={name_of(row.seat)}>
                    {name_of(row.seat)}
                  </span>
                </span>
              </th>
              {parts.map(({ key }) => (
                <td key={key}>{number(row.parts[key])}</td>
              ))}
              <td className="score-total">{signed(row.total)}</td>
              {tied && <td>{row.tie}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
