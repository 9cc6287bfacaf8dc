// What somebody's points came from, as a bar: a piece for each part.
import type { JSX } from "react";
import type { Result } from "../boards/contract";
import type { Lang } from "../protocol";
import { capital } from "../texts/capital";
import { grown } from "../ui/growth";

/** Points that were counted by now; what no part explains comes with the last. */
export function counted_by(row: Result["seats"][number], parts: Result["parts"], progress: number): number {
  if (progress >= parts.length) return row.score;
  return Math.round(parts.reduce((sum, { key }, i) => sum + (row.parts[key] ?? 0) * grown(progress, i), 0));
}

export function ScoreBar(props: {
  row: Result["seats"][number];
  parts: Result["parts"];
  /** The longest bar. */
  most: number;
  progress: number;
}): JSX.Element {
  const { row, parts, most, progress } = props;
  return (
    <span className="score-bar" aria-hidden="true">
      {parts.map(({ key }, i) => (
        <i
          key={key}
          data-part={i % 6}
          style={{ width: `${(Math.max(0, row.parts[key] ?? 0) / most) * 100 * grown(progress, i)}%` }}
        />
      ))}
    </span>
  );
}

/** Which colour is what. */
export function ScoreParts({ parts, lang }: { parts: Result["parts"]; lang: Lang }): JSX.Element {
  return (
    <ul className="score-parts">
      {parts.map(({ key, name }, i) => (
        <li key={key}>
          <i data-part={i % 6} aria-hidden="true" /> {capital(name[lang], lang)}
        </li>
      ))}
    </ul>
  );
}
