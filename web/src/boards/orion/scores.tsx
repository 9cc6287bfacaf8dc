// How a finished game was won: what every player's points come from.
import type { JSX } from "react";
import { useEffect, useRef } from "react";
import { ScoreTable } from "../../ui/score_table";
import { useDesk } from "./context";
import { result_of } from "../contract";
import { total } from "./state";
import { word } from "./words";

export function Scores(): JSX.Element | null {
  const { view, state, lang, name_of, own, mine } = useDesk();
  const result = result_of(view);
  const box = useRef<HTMLElement>(null);
  const over = result !== null;
  // The last decision may have been made far below. Some browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    if (over) box.current?.scrollIntoView({ block: "nearest" });
  }, [over]);
  if (!result) return null;
  const tied = new Set(result.seats.map((one) => one.score)).size < result.seats.length;
  const parts = result.parts.map(({ key, name }) => ({ key, title: name[lang] }));
  const rows = result.seats.map(({ score, ...row }) => ({
    ...row,
    total: score,
    // They decide when points and morale are equal.
    tie: total(state.players[row.seat]!.resources),
  }));
  return (
    <section className="mo-scores" ref={box} aria-label={word("scores", lang)}>
      <h2>{word("scores", lang)}</h2>
      <ScoreTable
        parts={parts}
        rows={rows}
        tie={word("score_resources", lang)}
        name_of={name_of}
        me={mine ? own : null}
        lang={lang}
      />
      {tied && <p className="mo-dim">{word("score_tie", lang)}</p>}
    </section>
  );
}
