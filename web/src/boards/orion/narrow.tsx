// The board on a phone. What is others' stands in one row of chips and unfolds when touched; the own realm is a line of
// numbers and a tile for each system, and unfolds too. So numbers, systems, actions and hand share one screen.
import type { JSX } from "react";
import { useState } from "react";
import { signed } from "../../texts/counted";
import { hyphened, in_bands } from "../../texts/hyphens";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { look_of } from "./looks";
import { SpotBox } from "../../ui/spot";
import { size_of } from "../contract";
import { Centre } from "./centre";
import { ResourceChip, useResources } from "./chip";
import { useCard, useDesk } from "./context";
import { Cube, Drawn, Icon } from "./icons";
import { OpponentInFull, asked_about, useOthers } from "./opponents";
import { Peekable } from "./peek";
import { BandArt, Face } from "./art";
import { Realm } from "./realm";
import { colour_of, in_a_system, points_now } from "./state";
import type { Card, Colour, SystemName } from "./state";
import { Bars, system_marks, system_title } from "./systems";
import { build_moves, source_moves } from "./targets";
import { cards_counted, word } from "./words";
import { useWhenChanged } from "../../ui/hooks";

/** The table and the opponents in a row, one of them in full below. */
export function Others(): JSX.Element {
  const { moves, question, lang } = useDesk();
  const asked = asked_about(moves);
  const [open, set_open] = useState(question === null ? null : asked);
  // When it is my turn, mine comes first, unless the question is about somebody else's. While others play, what is read
  // stays open.
  useWhenChanged(question === null ? null : `${question} ${asked}`, () => {
    if (question !== null) set_open(asked);
  });
  const others = useOthers();
  const flip = (what: string) => set_open(open === what ? null : what);
  return (
    <section aria-label={`${word("table", lang)}, ${word("opponents", lang)}`}>
      <div className={`mo-chips mo-chips-${others.length}`}>
        <TableChip open={open === "table"} flip={() => flip("table")} />
        {others.map((seat) => (
          <SeatChip key={seat} seat={seat} open={open === seat} flip={() => flip(seat)} />
        ))}
      </div>
      {open === "table" && <Centre />}
      {open !== null && others.includes(open) && <OpponentInFull seat={open} />}
    </section>
  );
}

function TableChip({ open, flip }: { open: boolean; flip: () => void }): JSX.Element {
  const { state, facts, lang } = useDesk();
  const label = `${word("table", lang)}. ${word("round", lang)} ${state.round}/${facts.rounds}, ${word("deck", lang)}: ${cards_counted(size_of(state.deck), lang)}`;
  return (
    <button type="button" className="mo-fold" aria-expanded={open} aria-label={label} onClick={flip}>
      <b>{word("table", lang)}</b>
      <span className="mo-fold-line" aria-hidden="true">
        <Drawn text={`${state.round}/${facts.rounds}`} />
        <span className="mo-unit">
          <Drawn text={size_of(state.deck)} />
          <Icon name="card" size={12} />
        </span>
      </span>
    </button>
  );
}

function SeatChip({ seat, open, flip }: { seat: string; open: boolean; flip: () => void }): JSX.Element {
  const { state, facts, lang, name_of, view } = useDesk();
  const player = state.players[seat]!;
  const resources = useResources();
  const points = points_now(seat, view);
  const name = name_of(seat);
  const label = `${name}. ${word("points", lang)}: ${points}, ${word("morale", lang)}: ${signed(player.morale)}, ${resources(seat)}`;
  return (
    <button
      type="button"
      className={`mo-fold${view.decision.seat === seat ? " mo-turn" : ""}`}
      {...place("seat", seat)}
      {...places_of(seat)}
      aria-expanded={open}
      aria-label={label}
      onClick={flip}
    >
      <b>
        <SeatMark seat={seat} size={12} /> {name}
      </b>
      <span className="mo-fold-line" aria-hidden="true">
        <span {...shows(`${seat} points`, points)} className="mo-points">
          <Icon name="star" size={12} />
          <Drawn text={points} />
        </span>
        <span {...shows(`${seat} morale`, player.morale)} className="mo-heart">
          <Icon name="morale" size={12} />
          <Drawn text={signed(player.morale)} />
        </span>
        {state.first_player === seat && <Icon name="flag" size={12} />}
        <span className="mo-fold-more">
          {facts.resources.map((r) => (
            <ResourceChip key={r} seat={seat} resource={r} size={13} />
          ))}
          <span className="mo-unit">
            <Drawn text={size_of(player.hand)} />
            <Icon name="card" size={12} />
          </span>
        </span>
      </span>
    </button>
  );
}

/** The own realm in brief, or whole. */
export function Mine(): JSX.Element {
  const { own, me } = useDesk();
  // Whoever only looks on has no actions and no hand that need the room.
  const [whole, set_whole] = useState(me === null);
  return (
    <div className="mo-mine" {...place("seat", own)} {...places_of(own)}>
      <Vitals open={whole} flip={() => set_whole(!whole)} />
      {whole ? <Realm /> : <Tiles key={own} />}
    </div>
  );
}

function Vitals({ open, flip }: { open: boolean; flip: () => void }): JSX.Element {
  const { state, own, facts, lang, view, name_of, mine } = useDesk();
  const player = state.players[own]!;
  const resources = useResources();
  const points = points_now(own, view);
  const name = mine ? word("mine", lang) : name_of(own);
  const label = `${name}. ${resources(own)}, ${word("morale", lang)}: ${signed(player.morale)}, ${word("points", lang)}: ${points}, ${word("actions", lang)}: ${player.actions.available}`;
  return (
    <button
      type="button"
      className={`mo-vitals${view.decision.seat === own ? " mo-turn" : ""}`}
      aria-expanded={open}
      aria-label={label}
      onClick={flip}
    >
      <SeatMark seat={own} size={16} />
      {!mine && <span className="mo-vitals-name">{name}</span>}
      <span className="mo-vitals-line" aria-hidden="true">
        {facts.resources.map((r) => (
          <ResourceChip key={r} seat={own} resource={r} size={16} />
        ))}
        <span {...shows(`${own} morale`, player.morale)} className="mo-heart">
          <Icon name="morale" size={16} />
          <Drawn text={signed(player.morale)} />
        </span>
        <span {...shows(`${own} points`, points)} className="mo-points">
          <Icon name="star" size={16} />
          <Drawn text={points} />
        </span>
        <span className="mo-unit">
          <Drawn text={player.actions.available} />
          <Cube colour={look_of(own).colour} size={16} />
        </span>
      </span>
      <Icon name="down" size={14} />
    </button>
  );
}

function Tiles(): JSX.Element | null {
  const { state, own, picked, mine } = useDesk();
  const player = state.players[own]!;
  const building = mine && picked !== null;
  // Where a new system would start is always seen of one's own: a card that is taken up must not push the hand away.
  const shown = player.open_systems.filter((s) => mine || player.stacks[s].length > 0);
  const advisor = player.advisor && !in_a_system(player.advisor, player) ? player.advisor : null;
  if (shown.length === 0 && !advisor) return null;
  return (
    <div className="mo-tiles">
      {shown.map((s) =>
        building ? (
          <BuildTile key={s} system={s} />
        ) : player.stacks[s].length > 0 ? (
          <SystemTile key={s} system={s} />
        ) : (
          <NewTile key={s} system={s} />
        ),
      )}
      {advisor && <AdvisorTile id={advisor} />}
    </div>
  );
}

/** A touch lifts the active card, which says what can be done with it. */
function SystemTile({ system }: { system: SystemName }): JSX.Element {
  const { state, own, facts, lang, moves, mode } = useDesk();
  const card = useCard();
  const player = state.players[own]!;
  const shown = card(player.stacks[system].at(-1) ?? "");
  const source = shown.id === player.advisor ? "advisor" : system;
  const here = mode === null || mode === "activate" ? source_moves(moves, source) : [];
  const marked = player.markers.includes(source);
  return (
    <Peekable
      card={shown}
      moves={here}
      className={`mo-tile${here.length > 0 ? " mo-lit" : ""}`}
      note={system_title(system, false, facts, lang)}
      marks={system_marks(own, system)}
    >
      <Bars seat={own} system={system} />
      <TileName card={shown} colour={colour_of(shown, player)} field={shown.facts.field} marked={marked} />
    </Peekable>
  );
}

function NewTile({ system }: { system: SystemName }): JSX.Element {
  const { facts, lang } = useDesk();
  return (
    <div className="mo-tile mo-tile-free">
      <span className="mo-tile-name mo-tile-new">
        <span>{system_title(system, true, facts, lang)}</span>
      </span>
    </div>
  );
}

function TileName(props: {
  card: Card;
  colour: Colour;
  field: string | null | undefined;
  marked: boolean;
}): JSX.Element {
  const { own, lang } = useDesk();
  return (
    <span className={`mo-tile-name mo-c-${props.colour}`}>
      <BandArt id={props.card.id} />
      <Icon name={props.colour} size={14} />
      <span>{hyphened(props.card.name, lang, in_bands)}</span>
      {props.field && (
        <span className={`mo-field${props.marked ? " mo-field-full" : ""}`} aria-hidden="true">
          {props.marked ? <Cube colour={look_of(own).colour} size={14} /> : <Drawn text={props.field} />}
        </span>
      )}
    </span>
  );
}

function BuildTile({ system }: { system: SystemName }): JSX.Element {
  const { state, own, facts, lang, moves, picked } = useDesk();
  const card = useCard();
  const active = state.players[own]!.systems[system].at(-1);
  const here = build_moves(moves, picked!, system);
  const title = system_title(system, !active, facts, lang);
  const name = active ? card(active).name : title;
  const label = `${name}. ${here[0]?.[lang] ?? word("cannot_build", lang)}`;
  return (
    <SpotBox
      moves={here}
      would={`build ${picked} ${system}`}
      label={label}
      className={`mo-tile${here.length > 0 ? "" : " mo-off"}`}
      marks={system_marks(own, system)}
    >
      <Bars seat={own} system={system} />
      {active ? (
        <TileName card={card(active)} colour={card(active).facts.colour ?? "grey"} field={null} marked={false} />
      ) : (
        <span className="mo-tile-name mo-tile-new">
          <span>{name}</span>
        </span>
      )}
      <span className="mo-tile-build">
        <Icon name={here.length > 0 ? "build" : "lock"} size={16} />
      </span>
    </SpotBox>
  );
}

function AdvisorTile({ id }: { id: string }): JSX.Element {
  const { state, own, moves, mode } = useDesk();
  const card = useCard()(id);
  const here = mode === null || mode === "activate" ? source_moves(moves, "advisor") : [];
  const marked = state.players[own]!.markers.includes("advisor");
  return (
    <Peekable card={card} moves={here} className={`mo-tile${here.length > 0 ? " mo-lit" : ""}`}>
      <span className="mo-tile-name">
        <Face id={id} size={30} />
        <span>{card.name}</span>
        {card.facts.field && (
          <span className={`mo-field${marked ? " mo-field-full" : ""}`} aria-hidden="true">
            {marked ? <Cube colour={look_of(own).colour} size={14} /> : <Drawn text={card.facts.field} />}
          </span>
        )}
      </span>
    </Peekable>
  );
}
