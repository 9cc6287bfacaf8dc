// The console: four energy controls in a ring, the tokens on them, and what each would give this player.
import type { JSX } from "react";
import { SeatGlyph, SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { useTable } from "./context";
import { deck_of } from "./facts";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { control_room, controls } from "./state";
import type { Control, Player } from "./state";

const active: Record<Control, IconName[]> = {
  light: ["H", "H", "H"],
  time: ["O", "dna", "dna"],
  gravity: ["He", "He", "supernova"],
  chemistry: ["C", "nebula"],
};
const passive: Record<Control, IconName> = { light: "card", time: "crystal", gravity: "graviton", chemistry: "proto" };

const markers_in = (player: Player | undefined, control: Control): number =>
  Object.values(player?.abilities ?? {}).filter((card) => deck_of(card) === control).length;

function Token({ token, control }: { token: string; control: Control }): JSX.Element {
  const { things, say, seat_name, step, mine } = useTable();
  const dark = token === "dark";
  const label = dark
    ? say("token_dark", say(control))
    : say("token_own", seat_name(token), say(control));
  return (
    <SpotBox
      className={`nk-token${token === mine ? " nk-token-mine" : ""}`}
      label={label}
      moves={things.at(`token:${token}:${control}`)}
      would={step === "shift" ? `shift ${token} ${control}` : undefined}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        {dark ? (
          <circle r="15" fill="url(#nk-dark)" stroke="#8f86c9" strokeWidth="1.5" strokeDasharray="3 2" />
        ) : (
          <SeatGlyph seat={token} x={0} y={0} size={31} />
        )}
      </svg>
    </SpotBox>
  );
}

function ControlBox({ control }: { control: Control }): JSX.Element {
  const { state, say, mine, seat_name } = useTable();
  const tokens = state.controls[control];
  const own = tokens.length + markers_in(state.players[mine], control);
  const label = say("control_label", say(control), tokens.length, say(`active_${control}`), say(`passive_${control}`, own));
  const markers = Object.entries(state.players).filter(([, p]) => markers_in(p, control) > 0);
  return (
    <section className={`nk-control nk-control-${control}`} aria-label={label}>
      <header>
        <Icon name={control} size={22} />
        <h4>{say(control)}</h4>
        <span className="nk-active" title={say(`active_${control}`)}>
          {active[control].map((name, i) => (
            <Icon key={i} name={name} size={18} />
          ))}
          {tokens.length === control_room && <span className="nk-full">{say("full")}</span>}
        </span>
      </header>
      <div className="nk-tokens">
        {tokens.map((token, i) => (
          <Token key={`${token}${i}`} token={token} control={control} />
        ))}
        {Array.from({ length: Math.max(0, control_room - tokens.length) }, (_, i) => (
          <span key={i} className="nk-token nk-token-none" />
        ))}
      </div>
      <footer>
        <span className="nk-passive" title={say(`passive_${control}`, own)}>
          <Icon name={passive[control]} size={18} />
          <b>×{own}</b>
        </span>
        <span className="nk-markers">
          {markers.map(([seat, player]) => (
            <span key={seat} title={seat_name(seat)}>
              <SeatMark seat={seat} size={11} />
              {markers_in(player, control) > 1 && <small>{markers_in(player, control)}</small>}
            </span>
          ))}
        </span>
      </footer>
    </section>
  );
}

export function Console(): JSX.Element {
  const { say } = useTable();
  return (
    <section className="nk-panel nk-console-panel">
      <h3>{say("console")}</h3>
      <div className="nk-console">
        {controls.map((control) => (
          <ControlBox key={control} control={control} />
        ))}
        <svg className="nk-hub" viewBox="-30 -30 60 60" aria-hidden="true">
          <circle r="26" fill="var(--space-0)" stroke="var(--space-4)" strokeWidth="2" />
          <path d="M-13-8A15 15 0 1 1-14 6" fill="none" stroke="var(--ink-2)" strokeWidth="3" strokeLinecap="round" />
          <path d="M-19 9-14 3-8 9Z" fill="var(--ink-2)" />
        </svg>
      </div>
    </section>
  );
}
