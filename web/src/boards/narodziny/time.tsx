// The time chamber: the crystal that grows, those that wait, and what the released ones have scored.
import type { JSX } from "react";
import { shows } from "../../ui/motion";
import { SpotBox } from "../../ui/spot";
import { useTable } from "./context";
import { Glyph } from "./glyph";
import { Panel } from "./panel";
import { Crystal } from "./pieces";
import type { Player } from "./state";

/** A space of the growing track; crystals wait on the last one. */
function GrowthSpace({ number, time }: { number: number; time: Player["time"] }): JSX.Element {
  const last = number === useTable().facts.track_top;
  const crystals = last ? time.waiting : Number(number === time.growing);
  return (
    <g>
      <circle
        r="14"
        fill="var(--space-1)"
        stroke={last ? "var(--nk-crystal)" : "var(--space-4)"}
        strokeWidth={last ? 2.5 : 1.5}
      />
      {crystals > 0 ? <Crystal r={18} /> : <Glyph text={number} size={13} className="nk-dim" />}
      {crystals > 1 && (
        <g transform="translate(13 -14)">
          <circle r="9" fill="var(--glow)" />
          <Glyph text={crystals} size={13} fill="var(--glow-ink)" />
        </g>
      )}
    </g>
  );
}

function ScoringSpace({ points, filled }: { points: number; filled: boolean }): JSX.Element {
  return (
    <g>
      <rect
        x="-21"
        y="-19"
        width="42"
        height="40"
        rx="8"
        fill="var(--space-1)"
        stroke={filled ? "var(--nk-crystal)" : "var(--space-4)"}
        strokeWidth="1.5"
      />
      {filled && (
        <g transform="translate(-12 1)">
          <Crystal r={11} />
        </g>
      )}
      <Glyph text={points} size={15} x={filled ? 7.5 : 0} className={filled ? "nk-lit" : "nk-dim"} />
    </g>
  );
}

export function TimeChamber({ player, seat, live }: { player: Player; seat: string; live: boolean }): JSX.Element {
  const { things, say, asked, step, facts } = useTable();
  const { time_points, track_top } = facts;
  const { growing, waiting, scored } = player.time;
  const x = (i: number) => 20 + i * 43;
  return (
    <Panel title={say("time_chamber")}>
      <SpotBox
        className="nk-time"
        label={say("time_label", growing, waiting, scored, track_top)}
        moves={live ? things.at("time") : []}
        would={live && asked && step === "craft" ? "release" : undefined}
      >
        <svg viewBox="0 0 298 94" aria-hidden="true" {...shows(`${seat} time`, player.time)}>
          <line x1={x(0)} x2={x(track_top)} y1="25" y2="25" stroke="var(--space-4)" strokeWidth="3" />
          <line x1={x(0)} x2={x(growing)} y1="25" y2="25" stroke="var(--nk-crystal)" strokeWidth="3" />
          {Array.from({ length: track_top + 1 }, (_, i) => (
            <g key={i} transform={`translate(${x(i)} 25)`}>
              <GrowthSpace number={i} time={player.time} />
            </g>
          ))}
          {time_points.map((points, i) => (
            <g key={points} transform={`translate(${49 + i * 50} 71)`}>
              <ScoringSpace points={points} filled={i < scored} />
            </g>
          ))}
        </svg>
      </SpotBox>
    </Panel>
  );
}
