// When the game is over: where everybody's points come from.
import type { JSX } from "react";
import { ScoreTable } from "../../ui/score_table";
import type { Result } from "../contract";
import { useTable } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { Panel } from "./panel";

const signs: Record<string, IconName> = { nebulae: "nebula", time: "crystal", advanced: "advanced", rest: "points" };

export function Scores({ result }: { result: Result }): JSX.Element {
  const { say, name_of, me, lang } = useTable();
  const parts = result.parts.map(({ key, name }) => {
    const sign = signs[key];
    return { key, title: name[lang], ...(sign ? { sign: <Icon name={sign} size={18} /> } : {}) };
  });
  const rows = result.seats.map(({ score, ...row }) => ({ ...row, total: score }));
  return (
    <Panel title={say("scores")} className="nk-scores">
      <ScoreTable parts={parts} rows={rows} name_of={name_of} me={me} lang={lang} />
    </Panel>
  );
}
