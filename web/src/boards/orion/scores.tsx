// How a finished game was won: what every player's points come from.
import type { JSX } from "react";
import { useEffect, useRef } from "react";
import { SeatMark } from "../../ui/seat";
import { seat_title, use_desk } from "./context";
import { Icon } from "./icons";
import type { Score } from "./state";
import { scores_of } from "./state";
import type { Word } from "./words";
import { word } from "./words";

const parts: [keyof Score, Word][] = [
  ["track", "score_track"],
  ["morale", "morale"],
  ["printed", "score_cards"],
  ["effects", "score_effects"],
];

export function Scores(): JSX.Element | null {
  const { view, cards, lang, seats, own, mine } = use_desk();
  const scores = scores_of(view, cards);
  const box = useRef<HTMLElement>(null);
  const over = scores !== null;
  // The last decision may have been made far below. Some browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    if (over) void box.current?.scrollIntoView?.({ block: "nearest" });
  }, [over]);
  if (!scores) return null;
  const tied = new Set(scores.map((s) => s.total)).size < scores.length;
  return (
    <section className="mo-scores" ref={box} aria-label={word("scores", lang)}>
      <table>
        <caption>{word("scores", lang)}</caption>
        <thead>
          <tr>
            <th scope="col" className="mo-scores-place">
              <span className="sr-only">{word("score_place", lang)}</span>
            </th>
            <th scope="col" className="mo-scores-name">
              {word("score_player", lang)}
            </th>
            {parts.map(([key, title]) => (
              <th key={key} scope="col">
                {word(title, lang)}
              </th>
            ))}
            <th scope="col">{word("score_total", lang)}</th>
            {tied && <th scope="col">{word("score_resources", lang)}</th>}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={score.seat} className={`${score.place === 1 ? "mo-scores-first" : ""}${mine && score.seat === own ? " mo-scores-own" : ""}`}>
              <td className="mo-scores-place">{score.place}</td>
              <th scope="row" className="mo-scores-name">
                <span>
                  <SeatMark seat={score.seat} size={14} /> <span className="mo-cut">{seat_title(score.seat, seats, lang)}</span>
                </span>
              </th>
              {parts.map(([key]) => (
                <td key={key}>{score[key]}</td>
              ))}
              <td className="mo-scores-total">
                <Icon name="star" size={14} /> {score.total}
              </td>
              {tied && <td className="mo-dim">{score.resources}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {tied && <p className="mo-dim">{word("score_tie", lang)}</p>}
    </section>
  );
}
