// When a game is over: who came where, and what everybody's points come from.
import type { JSX, ReactNode } from "react";
import type { Result } from "../boards/contract";
import type { Both, Lang } from "../protocol";
import { capital } from "../texts/capital";
import { signed } from "../texts/counted";
import { SeatMark } from "./seat";
import "./score_table.css";

interface Props {
  result: Result;
  /** Signs above the titles of parts, by their keys. */
  signs?: Readonly<Record<string, ReactNode>>;
  name_of: (seat: string) => string;
  me: string | null;
  lang: Lang;
}

const number = (n: number | undefined): string => (n === undefined ? "–" : signed(n));

const words = {
  place: { en: "Place", pl: "Miejsce" },
  player: { en: "Player", pl: "Gracz" },
  total: { en: "Total", pl: "Razem" },
  equal: { en: "Order when points are equal", pl: "Kolejność przy równych punktach" },
  then: { en: ", then ", pl: ", potem " },
} satisfies Record<string, Both>;

export function ScoreTable({ result, signs = {}, name_of, me, lang }: Props): JSX.Element {
  const { seats, parts, ties } = result;
  const tied = ties.length > 0 && new Set(seats.map((row) => row.score)).size < seats.length;
  // What is a part of the score too stands there already.
  const deciding = tied ? ties.filter(({ key }) => !parts.some((part) => part.key === key)) : [];
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
            {parts.map(({ key, name }) => (
              <th key={key} scope="col">
                {signs[key]}
                {name[lang]}
              </th>
            ))}
            <th scope="col">{words.total[lang]}</th>
            {deciding.map(({ key, name }) => (
              <th key={key} scope="col">
                {capital(name[lang], lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((row) => (
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
              <td className="score-total">{signed(row.score)}</td>
              {deciding.map(({ key }) => (
                <td key={key}>{number(row.ties[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {tied && (
        <p className="score-ties">
          {words.equal[lang]}: {ties.map(({ name }) => name[lang]).join(words.then[lang])}.
        </p>
      )}
    </div>
  );
}
