// When the game is over: where everybody's points come from.
import type { JSX } from "react";
import { ScoreTable } from "../../ui/score_table";
import type { Result } from "../contract";
import { useTable } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { Panel } from "./panel";

const signs: Record<string, IconName> = {
  nebulae: "nebula",
  time: "crystal",
  advanced: "advanced",
  goals: "goal",
  rest: "points",
};

export function Scores({ result }: { result: Result }): JSX.Element {
  const { say, name_of, me, lang } = useTable();
  const drawn = Object.fromEntries(
    Object.entries(signs).map(([key, sign]) => [key, <Icon key={key} name={sign} size={18} />]),
  );
  return (
    <Panel title={say("scores")} className="nk-scores">
      <ScoreTable result={result} signs={drawn} name_of={name_of} me={me} lang={lang} />
    </Panel>
  );
}
