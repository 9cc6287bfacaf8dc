// How a finished game was won: what every player's points come from.
import type { JSX } from "react";
import { useEffect, useRef } from "react";
import { ScoreTable } from "../../ui/score_table";
import { useDesk } from "./context";
import { scores_of } from "./state";
import { word } from "./words";

export function Scores(): JSX.Element | null {
  const { view, cards, lang, name_of, own, mine } = useDesk();
  const scores = scores_of(view, cards);
  const box = useRef<HTMLElement>(null);
  const over = scores !== null;
  // The last decision may have been made far below. Some browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    if (over) box.current?.scrollIntoView({ block: "nearest" });
  }, [over]);
  if (!scores) return null;
  const tied = new Set(scores.map((s) => s.total)).size < scores.length;
  const parts = [
    { key: "track", title: word("score_track", lang) },
    { key: "morale", title: word("morale", lang) },
    { key: "printed", title: word("score_cards", lang) },
    { key: "effects", title: word("score_effects", lang) },
  ];
  const rows = scores.map(({ seat, place, total, resources, track, morale, printed, effects }) => ({
    seat,
    place,
    total,
    tie: resources,
    parts: { track, morale, printed, effects },
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
