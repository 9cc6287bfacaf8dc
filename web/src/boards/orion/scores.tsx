// How a finished game was won.
import type { JSX } from "react";
import { FinalScores } from "../final_scores";
import { useDesk } from "./context";
import { word } from "./words";

export function Scores(): JSX.Element | null {
  const { view, lang, name_of, own, mine } = useDesk();
  const me = mine ? own : null;
  const title = word("scores", lang);
  return <FinalScores view={view} title={title} className="mo-scores" name_of={name_of} me={me} lang={lang} />;
}
