// A player's systems: stacks of cards. The active card lies on top, in full; of the covered ones the bands peek out above
// it, and lift when pointed at, focused or tapped.
import type { JSX } from "react";
import { look_of } from "./looks";
import { parts } from "../../ui/marks";
import { place, places_of } from "../../ui/pointing";
import { SpotBox, useSpot } from "../../ui/spot";
import type { Lang } from "../../protocol";
import { hyphened, in_bands } from "../../texts/hyphens";
import type { Move } from "../contract";
import { CardBand, CardFace, useLabel } from "./card";
import { useCard, useDesk } from "./context";
import type { Facts } from "./facts";
import { Cube, Icon } from "./icons";
import { Peekable, useRest } from "./peek";
import { Face } from "./art";
import type { SystemName } from "./state";
import { colour_of, is_fulcrums } from "./state";
import { build_moves, sink_moves, source_moves } from "./targets";
import { word } from "./words";

export function Systems({ seat, own }: { seat: string; own: boolean }): JSX.Element {
  const { state, lang, mine, picked } = useDesk();
  const player = state.players[seat]!;
  const building = own && mine && picked !== null;
  const shown = player.open_systems.filter((s) => player.stacks[s].length > 0 || own);
  if (shown.length === 0) return <p className="mo-none">{word("no_systems", lang)}</p>;
  return (
    <ul className="mo-systems" data-zone={`${seat} systems`} {...places_of(seat)}>
      {shown.map((s) => (
        <li key={s} {...system_marks(seat, s)}>
          <Stack seat={seat} system={s} own={own} building={building} />
        </li>
      ))}
    </ul>
  );
}

/** By what words name a system, and what may have changed in it. */
export const system_marks = (seat: string, system: SystemName) => ({
  ...place("system source", system),
  ...parts(`players ${seat} stacks ${system}`, `players ${seat} markers ${system}`),
});

export function system_title(system: SystemName, empty: boolean, facts: Facts, lang: Lang): string {
  if (is_fulcrums(system, facts)) return word("fulcrum_system", lang);
  return empty ? word("new_system", lang) : `${word("system", lang)} ${system}`;
}

/** What lies under the active card, in small: a bar for each card. */
export function Bars({ seat, system }: { seat: string; system: SystemName }): JSX.Element {
  const { state } = useDesk();
  const card = useCard();
  const player = state.players[seat]!;
  const colours = player.stacks[system].slice(0, -1).map((id) => colour_of(card(id), player));
  return (
    <span className="mo-mini-bars" aria-hidden="true">
      {colours.map((colour, i) => (
        <i key={i} className={`mo-c-${colour}`} />
      ))}
    </span>
  );
}

function Stack(props: { seat: string; system: SystemName; own: boolean; building: boolean }): JSX.Element {
  const { seat, system, own, building } = props;
  const { state, facts, lang, moves, picked } = useDesk();
  const card = useCard();
  const player = state.players[seat]!;
  const stack = player.stacks[system];
  const title = system_title(system, player.systems[system].length === 0, facts, lang);
  const active = player.systems[system].at(-1);
  // An advisor lies there like a covered card, though he works.
  const covered = active ? stack.slice(0, -1) : stack;
  return (
    <div className={`mo-stack${stack.length === 0 ? " mo-stack-new" : ""}`}>
      <h3>
        {title}
        {stack.length > 0 && (
          <span className="mo-stack-count">
            {stack.length}/{facts.system_size}
          </span>
        )}
      </h3>
      {covered.map((id, i) =>
        id === player.advisor ? (
          <AdvisorStrip key={i} id={id} seat={seat} />
        ) : (
          <Peekable key={i} card={card(id)} className="mo-strip" note={word("covered", lang)}>
            <CardBand card={card(id)} />
          </Peekable>
        ),
      )}
      {active && <ActiveCard seat={seat} system={system} own={own} id={active} />}
      {own && building && picked && (
        <BuildSlot system={system} moves={build_moves(moves, picked, system)} picked={picked} />
      )}
      {stack.length === 0 && !building && <span className="mo-slot" aria-hidden="true" />}
    </div>
  );
}

function AdvisorStrip({ id, seat }: { id: string; seat: string }): JSX.Element {
  const { state, facts, lang } = useDesk();
  const card = useCard()(id);
  const player = state.players[seat]!;
  const { advisor_colour: colour } = player;
  return (
    <Peekable card={card} className="mo-strip" note={colour ? facts.called.colour[colour][lang] : ""}>
      <span className={`mo-band mo-c-${colour_of(card, player)}`}>
        {colour && <Icon name={colour} size={14} />}
        <Face id={id} size={20} />
        <span className="mo-band-name">{hyphened(card.name, lang, in_bands)}</span>
      </span>
    </Peekable>
  );
}

function ActiveCard(props: { seat: string; system: SystemName; own: boolean; id: string }): JSX.Element {
  const { seat, system, own, id } = props;
  const { state, lang, moves, mode, picked, acting } = useDesk();
  const label_of = useLabel();
  const card = useCard()(id);
  const marked = state.players[seat]!.markers.includes(system);
  const free = picked === null && (mode === null || mode === "activate");
  const here: Move[] = own ? (free ? source_moves(moves, system) : []) : sink_moves(moves, seat, system);
  const would = own && acting && free ? `activate ${id} ${system}` : undefined;
  const note = marked ? `, ${word("marker_on", lang)}` : "";
  const doing = here.length === 1 ? `${here[0]![lang]}. ` : "";
  const spot = useSpot(
    { moves: here, label: `${doing}${word("active", lang)}${note}: ${label_of(card)}`, would },
    "mo-active",
  );
  const rest = useRest(card);
  return (
    <div className="mo-active-row" data-piece={`${seat} ${id}`} {...place("structure card effect", id)} {...rest}>
      <div {...spot}>
        <CardFace card={card} lang={lang} marker={marked ? <Cube colour={look_of(seat).colour} size={20} /> : null} />
      </div>
      <Peekable card={card} className="mo-look">
        <Icon name="info" size={16} />
      </Peekable>
    </div>
  );
}

/** Where the card taken up could go. */
function BuildSlot({ system, moves, picked }: { system: SystemName; moves: Move[]; picked: string }): JSX.Element {
  const { lang } = useDesk();
  return (
    <SpotBox
      moves={moves}
      would={`build ${picked} ${system}`}
      label={`${word("build_here", lang)}: ${moves[0]?.[lang] ?? word("cannot_build", lang)}`}
      className="mo-slot mo-slot-build"
    >
      <Icon name={moves.length ? "build" : "lock"} size={18} /> {word("build_here", lang)}
    </SpotBox>
  );
}
