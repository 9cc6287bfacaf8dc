// The console: four energy controls in a ring, the tokens on them, and what each would give this player.
import { Fragment, useState } from "react";
import type { JSX } from "react";
import type { Lang } from "../../protocol";
import type { Nouns } from "../../texts/counted";
import { parts } from "../../ui/marks";
import { place } from "../../ui/pointing";
import { SeatGlyph, SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { useTable } from "./context";
import type { Gain, Reward } from "./facts";
import { Icon } from "./icons";
import { Panel } from "./panel";
import { gain_text } from "./words";
import type { Control } from "./state";
import { useWhenChanged } from "../../ui/hooks";
import "./console.css";

const gains_of = (reward: Reward) => Object.entries(reward) as [Gain, number][];
const times = (reward: Reward, n: number): Reward =>
  Object.fromEntries(gains_of(reward).map(([gain, count]) => [gain, count * n]));
const reward_text = (reward: Reward, nouns: Nouns, lang: Lang): string =>
  gains_of(reward)
    .map(([gain, n]) => gain_text(gain, n, nouns, lang))
    .join(", ");

/** Tells where a token would go while it is pointed at. */
type Aim = (control: Control | null) => void;

function Token({ token, control, aim }: { token: string; control: Control; aim: Aim }): JSX.Element {
  const { things, say, name_of, control_name, step, state } = useTable();
  const dark = token === "dark";
  const name = dark
    ? say("token_dark", control_name(control))
    : say("token_own", name_of(token), control_name(control));
  const moves = things.at(`token:${token}:${control}`);
  const to = moves.length > 0 ? state.next_control[control] : null;
  return (
    <span
      className="nk-token"
      {...place("token", token)}
      {...(dark ? {} : { "data-piece": `token ${token}` })} // dark ones are all alike: none can be said to have moved
      onPointerEnter={() => aim(to)}
      onPointerLeave={() => aim(null)}
      onFocus={() => aim(to)}
      onBlur={() => aim(null)}
    >
      <SpotBox
        className="nk-token-face"
        label={to ? say("goes_to", name, control_name(to)) : name}
        moves={moves}
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
    </span>
  );
}

function ControlBox({ control, aimed, aim }: { control: Control; aimed: boolean; aim: Aim }): JSX.Element {
  const { state, facts, nouns, lang, say, mine, me, name_of, control_name } = useTable();
  const { control_room } = facts;
  const tokens = state.controls[control];
  const markers_of = (seat: string) => state.ability_markers[control].filter((owner) => owner === seat).length;
  const whose = me === null ? name_of(mine) : say("you");
  const active = facts.active_rewards[control];
  const passive = times(facts.passive_rewards[control], state.players[mine]!.passive_rewards[control]);
  const rewards = [reward_text(active, nouns, lang), reward_text(passive, nouns, lang)] as const;
  const owners = [...new Set(state.ability_markers[control])];
  const here = tokens.includes(mine);
  return (
    <section
      className={`nk-control nk-control-${control}${here ? " nk-control-mine" : ""}`}
      {...place("control", control)}
      {...parts(`controls ${control}`, `ability_markers ${control}`)}
      aria-label={say("control_label", control_name(control), tokens.length, control_room, ...rewards, whose)}
    >
      <header>
        <Icon name={control} size={20} />
        <h4>{control_name(control)}</h4>
        {tokens.length === control_room && <span className="nk-full">{say("full")}</span>}
        <span className="nk-active" title={rewards[0]}>
          {gains_of(active).flatMap(([name, n]) =>
            Array.from({ length: n }, (_, i) => <Icon key={`${name}${i}`} name={name} size={18} />),
          )}
        </span>
      </header>
      <div className="nk-tokens">
        {tokens.map((token, i) => (
          <Token key={`${token}${i}`} token={token} control={control} aim={aim} />
        ))}
        {Array.from({ length: Math.max(0, control_room - tokens.length) }, (_, i) => (
          <span key={i} className={`nk-token nk-token-none${aimed && i === 0 ? " nk-token-aimed" : ""}`} />
        ))}
      </div>
      <footer>
        <span className="nk-passive" title={rewards[1]}>
          {gains_of(passive).map(([name, n]) => (
            <Fragment key={name}>
              <Icon name={name} size={18} />
              <b className="nk-times">{n}</b>
            </Fragment>
          ))}
        </span>
        <span className="nk-markers">
          {owners.map((seat) => (
            <span key={seat} title={name_of(seat)}>
              <SeatMark seat={seat} size={11} />
              {markers_of(seat) > 1 && <small>{markers_of(seat)}</small>}
            </span>
          ))}
        </span>
      </footer>
    </section>
  );
}

export function Console(): JSX.Element {
  const { say, facts, question } = useTable();
  const [aimed, aim] = useState<Control | null>(null);
  // A token that is gone no longer points anywhere, though nothing has left it.
  useWhenChanged(question, () => aim(null));
  return (
    <Panel title={say("console")}>
      <div className="nk-console" data-zone="console">
        {facts.controls.map((control) => (
          <ControlBox key={control} control={control} aimed={control === aimed} aim={aim} />
        ))}
        <svg className="nk-hub" viewBox="-30 -30 60 60" aria-hidden="true">
          <circle r="26" fill="var(--space-0)" stroke="var(--space-4)" strokeWidth="2" />
          <path d="M-13-8A15 15 0 1 1-14 6" fill="none" stroke="var(--ink-2)" strokeWidth="3" strokeLinecap="round" />
          <path d="M-19 9-14 3-8 9Z" fill="var(--ink-2)" />
        </svg>
      </div>
    </Panel>
  );
}

/** The console and the energy row in one line, where the whole is out of sight; a touch leads there. */
export function Brief({ go }: { go: (title: string) => void }): JSX.Element {
  const { state, say, facts, name_of, control_name } = useTable();
  const token_name = (token: string) => (token === "dark" ? say("dark") : name_of(token));
  const controls = facts.controls.map(
    (control) => `${control_name(control)}: ${state.controls[control].map(token_name).join(", ") || "–"}`,
  );
  const row = `${say("energy")}: ${state.energy_row.map(control_name).join(", ")}`;
  return (
    <button
      className="nk-brief"
      aria-label={`${say("console")}. ${[...controls, row].join("; ")}`}
      onClick={() => go(say("console"))}
    >
      {facts.controls.map((control) => (
        <span
          key={control}
          className={`nk-brief-control nk-tint-${control}`}
          {...place("control", control)}
          {...parts(`controls ${control}`)}
        >
          <Icon name={control} size={16} />
          {state.controls[control].map((token, i) => (
            <span key={i} {...place("token", token)}>
              {token === "dark" ? <span className="nk-brief-dark" /> : <SeatMark seat={token} size={12} />}
            </span>
          ))}
        </span>
      ))}
      <span className="nk-brief-row">
        {state.energy_row.map((card, i) => (
          <span key={i} {...place("energy-card", card)} {...parts(`energy_row ${i}`)}>
            <Icon name={card} size={15} />
          </span>
        ))}
      </span>
    </button>
  );
}
