// How a finished game was won: what every player's points come from, in a box that comes into sight by itself.
import type { JSX } from "react";
import { useEffect, useRef } from "react";
import type { Lang, View } from "../protocol";
import { ScoreTable } from "../ui/score_table";
import { result_of } from "./contract";

interface Props {
  view: View;
  title: string;
  className: string;
  name_of: (seat: string) => string;
  me: string | null;
  lang: Lang;
}

export function FinalScores({ view, title, className, name_of, me, lang }: Props): JSX.Element | null {
  const result = result_of(view);
  const box = useRef<HTMLElement>(null);
  const over = result !== null;
  // The last decision may have been made far below. Some browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    if (over) box.current?.scrollIntoView({ block: "nearest" });
  }, [over]);
  if (!result) return null;
  return (
    <section className={className} ref={box} aria-label={title}>
      <h2>{title}</h2>
      <ScoreTable result={result} name_of={name_of} me={me} lang={lang} />
    </section>
  );
}
