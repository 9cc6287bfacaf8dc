// When the game is over: where everybody's points come from.
import type { JSX } from "react";
import { ScoreTable } from "../../ui/score_table";
import type { Result } from "../contract";
import { useTable } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { score_parts } from "./measure";
import type { ScorePart } from "./measure";
import { Panel } from "./panel";

const signs: [ScorePart, IconName][] = [
  ["nebulae", "nebula"],
  ["time", "crystal"],
  ["advanced", "advanced"],
  ["rest", "points"],
];

export function Scores({ result }: { result: Result }): JSX.Element {
  const { state, cards, say, name_of, me, lang } = useTable();
  const parts = signs.map(([key, icon]) => ({
    key,
    title: say(`score_${key}`),
    note: say(`score_${key}_note`),
    sign: <Icon name={icon} size={18} />,
  }));
  const rows = result.seats.map(({ seat, place, score }) => ({
    seat,
    place,
    total: score,
    parts: score_parts(state.players[seat]!, cards) ?? {},
  }));
  return (
    <Panel title={say("scores")} className="nk-scores">
      <ScoreTable parts={parts} rows={rows} name_of={name_of} me={me} lang={lang} />
    </Panel>
  );
}
