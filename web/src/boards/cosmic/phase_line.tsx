// The phases of an encounter in a line, where it stands in them, and in a word what one could do there.
import type { JSX } from "react";
import { capital } from "../../texts/capital";
import { called } from "../common";
import { useDesk } from "./context";
import { SeatMark } from "../../ui/seat";
import { word } from "./words";

/** In the order of the windows, each once; those of no phase are left out. */
function phases_in(windows: Partial<Record<string, { phase: string }>>, order: readonly string[]): string[] {
  const found = order.map((moment) => windows[moment]?.phase ?? "any");
  return [...new Set(found)].filter((phase) => phase !== "any");
}

export function PhaseLine(): JSX.Element | null {
  const { state, facts, lang, name_of, narrow } = useDesk();
  const window = facts.windows[state.moment];
  if (!window || state.offense === null) return null;
  const phases = phases_in(facts.windows, Object.keys(facts.windows));
  const at = phases.indexOf(window.phase);
  const name = called(facts, "moment", state.moment, lang);
  const label = `${word("phase", lang)}: ${called(facts, "phase", window.phase, lang)}. ${name}`;
  return (
    <div className="ce-phases" role="group" aria-label={label}>
      <span className="ce-whose-turn" title={word("turn_of", lang)}>
        <SeatMark seat={state.offense} size={14} />
        {!narrow && <span className="ce-cut">{name_of(state.offense)}</span>}
        <span className="ce-encounter-number">{`${state.encounter_of_turn}.`}</span>
      </span>
      <ol aria-hidden="true">
        {phases.map((phase, i) => (
          <li key={phase} className={i === at ? "ce-phase-on" : i < at ? "ce-phase-past" : ""}>
            {narrow && i !== at ? "" : capital(called(facts, "phase", phase, lang), lang)}
          </li>
        ))}
      </ol>
      <span className="ce-window">
        <b>{capital(window.act[lang], lang)}</b> <span className="ce-window-name">{name}</span>
      </span>
    </div>
  );
}
