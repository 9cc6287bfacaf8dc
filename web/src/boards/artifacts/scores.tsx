// How a finished game was won: what every player's points come from.
import type { JSX } from "react";
import { useEffect, useRef } from "react";
import { ScoreTable } from "../../ui/score_table";
import { result_of } from "../contract";
import { useDesk } from "./context";
import { word } from "./words";

export function Scores(): JSX.Element | null {
  const { view, lang, name_of, own, mine } = useDesk();
  const result = result_of(view);
  const box = useRef<HTMLElement>(null);
  const over = result !== null;
  // The last decision may have been made far below.
  useEffect(() => {
    if (over) box.current?.scrollIntoView({ block: "nearest" });
  }, [over]);
  if (!result) return null;
  return (
    <section className="aa-scores" ref={box} aria-label={word("scores", lang)}>
      <h2>{word("scores", lang)}</h2>
      <ScoreTable result={result} name_of={name_of} me={mine ? own : null} lang={lang} />
    </section>
  );
}
