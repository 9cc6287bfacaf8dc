// What belongs to everybody: energy row and deck, goals and how they stand, the supply.
import type { JSX } from "react";
import { parts } from "../../ui/marks";
import { place } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { size_of } from "../contract";
import { GoalArt } from "./art";
import { useTable } from "./context";
import { Glyph } from "./glyph";
import { Icon } from "./icons";
import { Panel } from "./panel";
import { hexagon } from "./pieces";
import { few_crystals } from "./state";
import type { Player } from "./state";
import "./commons.css";

export function EnergyRow(): JSX.Element {
  const { state, say, control_name, things, step } = useTable();
  const taking = step === "take-card";
  const discarded = size_of(state.energy_discard);
  return (
    <Panel title={say("energy")} beside={<span className="nk-quiet">{say("discard", discarded)}</span>}>
      <div className="nk-row">
        {state.energy_row.map((card, i) => (
          <SpotBox
            key={i}
            className={`nk-energy nk-tint-${card}`}
            label={say("energy_card", control_name(card))}
            marks={{ ...place("energy-card", card), ...parts(`energy_row ${i}`) }}
            moves={things.at(`row:${card}`)}
            would={taking ? `take ${card}` : undefined}
          >
            <Icon name={card} size={26} />
          </SpotBox>
        ))}
        <SpotBox
          className="nk-energy nk-deck"
          label={say("energy_deck", size_of(state.energy_deck))}
          moves={things.at("deck")}
          would={taking ? "draw" : undefined}
        >
          <b>{size_of(state.energy_deck)}</b> <small>{say("deck")}</small>
        </SpotBox>
      </div>
    </Panel>
  );
}

type GoalPlace = keyof Player["goals"]["value"];

/** Goals move on as rounds end: how many of them until this one is scored. */
const goal_when = (rounds: number) => (rounds <= 1 ? "goal_now" : rounds === 2 ? "goal_next" : "goal_later");

function GoalRow({ at, id }: { at: GoalPlace; id: string }): JSX.Element {
  const { state, cards, facts, lang, say, explain, name_of } = useTable();
  const card = cards.get(id);
  const when = goal_when(facts.goal_places - Number(at));
  const standings = Object.entries(state.players).map(([seat, { goals }]) => ({
    seat,
    value: goals.value[at],
    points: goals.points[at],
  }));
  const name = card?.name[lang] ?? id;
  return (
    <li
      className={when === "goal_now" ? "nk-goal nk-goal-now" : "nk-goal"}
      {...place("goal", id)}
      {...parts(`goal_row ${at}`)}
    >
      <GoalArt id={id} />
      <div className="nk-goal-head">
        <span className="nk-goal-name" title={name}>
          {name}
        </span>
        <button
          className="nk-info"
          aria-label={say("about", name)}
          title={card?.text[lang]}
          onClick={() => explain({ card: id })}
        >
          ?
        </button>
      </div>
      <div className="nk-goal-when">{say(when)}</div>
      <ul className="nk-stand">
        {standings.map(({ seat, value, points }) => (
          <li key={seat} title={name_of(seat)} className={points > 0 ? "nk-leads" : ""}>
            <SeatMark seat={seat} size={13} />
            <span className="nk-hear">{name_of(seat)}: </span>
            <span>{value}</span>
            {points > 0 && <b>+{points}</b>}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function Goals(): JSX.Element {
  const { state, say } = useTable();
  // The first to be scored comes first.
  const shown = (Object.keys(state.goal_row) as GoalPlace[]).sort((a, b) => Number(b) - Number(a));
  return (
    <Panel
      title={say("goals")}
      className="nk-goals-panel"
      beside={<span className="nk-quiet">{say("goals_left", size_of(state.goal_deck))}</span>}
    >
      {shown.length === 0 && <p className="nk-note">{say("no_goals")}</p>}
      <ol className="nk-goals">
        {shown.map((at) => (
          <GoalRow key={at} at={at} id={state.goal_row[at]!} />
        ))}
      </ol>
    </Panel>
  );
}

export function Supply(): JSX.Element {
  const { state, facts, say, things, step } = useTable();
  const { supply } = state;
  return (
    <Panel title={say("supply")}>
      <div className="nk-supply">
        {facts.elements.map((e) => (
          <SpotBox
            key={e}
            className="nk-chip"
            label={say("supply_star", e, supply.stars[e])}
            marks={place("star-type", e)}
            moves={things.at(`supply:${e}`)}
            would={step === "star-type" ? `star-type ${e}` : undefined}
          >
            <Icon name={e} size={22} />
            <b>{supply.stars[e]}</b>
          </SpotBox>
        ))}
        <SpotBox className="nk-chip" label={say("supply_life", supply.life)} moves={[]}>
          <Icon name="proto" size={22} />
          <b>{supply.life}</b>
        </SpotBox>
        <SpotBox
          className={few_crystals(state) ? "nk-chip nk-low" : "nk-chip"}
          label={say("supply_crystals", supply.crystals)}
          moves={[]}
        >
          <Icon name="crystal" size={22} />
          <b>{supply.crystals}</b>
        </SpotBox>
        {(["1", "2", "3"] as const).map((size) => (
          <SpotBox
            key={size}
            className="nk-chip"
            label={say("stack", size, size_of(state.nebula_stacks[size]))}
            marks={place("size", size)}
            moves={things.at(`stack:${size}`)}
            would={step === "nebula-size" ? `size ${size}` : undefined}
          >
            <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
              <polygon
                points={hexagon(12)}
                fill={`url(#nk-cloud-${size})`}
                stroke={`var(--nk-size${size})`}
                strokeWidth="1.5"
              />
              <Glyph text={size} size={12} fill="#fff" />
            </svg>
            <b>{size_of(state.nebula_stacks[size])}</b>
          </SpotBox>
        ))}
        <SpotBox className="nk-chip" label={say("advanced_stack", size_of(state.advanced_stack))} moves={[]}>
          <Icon name="advanced" size={24} />
          <b>{size_of(state.advanced_stack)}</b>
        </SpotBox>
      </div>
    </Panel>
  );
}
