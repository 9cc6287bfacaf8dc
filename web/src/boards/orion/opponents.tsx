// The other players: each at a glance, and in full when opened.
import type { JSX } from "react";
import { useState } from "react";
import { signed } from "../../texts/counted";
import { parts } from "../../ui/marks";
import { hyphened, in_bands } from "../../texts/hyphens";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { of_verb, others_of } from "../common";
import { look_of } from "./looks";
import { useSpot } from "../../ui/spot";
import type { Move } from "../contract";
import { size_of } from "../contract";
import { ResourceChip } from "./chip";
import { useCard, useDesk } from "./context";
import { Cube, Drawn, Icon } from "./icons";
import { Peekable } from "./peek";
import { BandArt, Face } from "./art";
import { AdvisorPlace, Sheet } from "./sheet";
import { Bars, Systems, system_marks, system_title } from "./systems";
import type { SystemName } from "./state";
import { colour_of, points_now } from "./state";
import { seat_moves, sink_moves } from "./targets";
import { cards_counted, word } from "./words";

export function Opponents(): JSX.Element {
  const { moves, question, lang } = useDesk();
  const [open, set_open] = useState<string | null>(null);
  const [folded, set_folded] = useState<number | null>(null);
  const others = useOthers();
  // Whom a question is about unfolds by itself, unless it was folded by hand.
  const shown = open ?? (folded === question ? null : asked_about(moves));
  const flip = (seat: string) => {
    if (shown === seat) set_folded(question);
    set_open(shown === seat ? null : seat);
  };
  return (
    <section aria-label={word("opponents", lang)}>
      <div className={`mo-others mo-others-${others.length}`}>
        {others.map((seat) => (
          <Glance key={seat} seat={seat} open={shown === seat} toggle={() => flip(seat)} />
        ))}
      </div>
      {shown && others.includes(shown) && <OpponentInFull seat={shown} />}
    </section>
  );
}

/** Whose cards are to be chosen from, so that they are shown in full. */
export function asked_about(moves: Move[]): string | null {
  return of_verb(moves, "sink")[0]?.args[0] ?? null;
}

export function OpponentInFull({ seat }: { seat: string }): JSX.Element {
  const { name_of } = useDesk();
  return (
    <div className="mo-other-full" {...places_of(seat)}>
      <h2 className="sr-only">{name_of(seat)}</h2>
      <div className="mo-realm-sheet">
        <Sheet seat={seat} own={false} />
        <AdvisorPlace seat={seat} own={false} />
      </div>
      <Systems seat={seat} own={false} />
    </div>
  );
}

export function useOthers(): string[] {
  const { view, me, own } = useDesk();
  return others_of(view.seats, me, own);
}

function Glance({ seat, open, toggle }: { seat: string; open: boolean; toggle: () => void }): JSX.Element {
  const desk = useDesk();
  const { state, view, facts, lang, name_of, moves, mode, picked } = desk;
  const card = useCard();
  const player = state.players[seat]!;
  const name = name_of(seat);
  const here = picked === null && (mode === null || mode === "attack") ? seat_moves(moves, seat) : [];
  const points = points_now(seat, view);
  const glance = `${name}. ${player.race ? `${card(player.race).name}. ` : ""}${word("points", lang)}: ${points}, ${word("morale", lang)}: ${signed(player.morale)}${state.first_player === seat ? `, ${word("first", lang)}` : ""}`;
  const label = here[0] ? `${glance}. ${here[0][lang]}` : glance;
  const spot = useSpot(
    { moves: here, label, would: desk.acting && (mode === null || mode === "attack") ? `attack ${seat}` : undefined },
    "mo-glance-head",
  );
  const turn = view.decision.seat === seat;
  const advisor = player.advisor ? card(player.advisor) : null;
  return (
    <article
      className={`mo-glance${turn ? " mo-turn" : ""}`}
      aria-label={name}
      {...place("seat", seat)}
      {...places_of(seat)}
    >
      <div className="mo-glance-top">
        <div {...spot}>
          <SeatMark seat={seat} size={18} />
          {player.race && <Face id={player.race} size={28} />}
          <span className="mo-glance-name">
            <b>{name}</b>{" "}
            <span className="mo-dim">
              {player.race ? card(player.race).name : ""}
              {state.first_player === seat && (
                <span className="mo-first" title={word("first", lang)} aria-hidden="true">
                  <Icon name="flag" size={13} />
                </span>
              )}
              {here[0] && (
                <span className="mo-first">
                  <Icon name={here[0].verb === "attack" ? "attack" : "card"} size={14} />
                </span>
              )}
            </span>
          </span>
          <span
            {...shows(`${seat} points`, points)}
            className="mo-points"
            aria-hidden="true"
            title={`${word("points", lang)} (${player.vp} ${word("on_track", lang)})`}
          >
            <Icon name="star" size={14} />
            <Drawn text={points} />
          </span>
          <span
            {...shows(`${seat} morale`, player.morale)}
            className="mo-heart"
            aria-hidden="true"
            title={word("morale", lang)}
          >
            <Icon name="morale" size={14} />
            <Drawn text={signed(player.morale)} />
          </span>
        </div>
        <button
          type="button"
          className="mo-plain mo-glance-open"
          aria-expanded={open}
          aria-label={`${name}: ${word(open ? "fold" : "whole", lang)}`}
          title={word(open ? "fold" : "whole", lang)}
          onClick={toggle}
        >
          <Icon name="down" size={16} />
        </button>
      </div>
      <div className="mo-glance-line">
        {facts.resources.map((r) => (
          <ResourceChip key={r} seat={seat} resource={r} size={15} named />
        ))}
        <span
          role="img"
          className="mo-glance-cubes"
          aria-label={`${word("actions", lang)}: ${player.actions.available}`}
          title={word("actions", lang)}
        >
          {Array.from({ length: player.actions.available }, (_, i) => (
            <Cube key={i} colour={look_of(seat).colour} size={13} />
          ))}
        </span>
        <span
          {...shows(`${seat} hand`, size_of(player.hand))}
          className="mo-unit"
          role="img"
          aria-label={`${word("hand", lang)}: ${cards_counted(size_of(player.hand), lang)}`}
          title={word("hand", lang)}
        >
          {size_of(player.hand)}
          <Icon name="card" size={14} />
        </span>
        <Attacked seat={seat} />
        {advisor && (
          <Peekable
            card={advisor}
            className="mo-chip"
            marks={{ ...place("advisor card effect", advisor.id), ...parts(`players ${seat} advisor`) }}
          >
            <Face id={advisor.id} size={22} /> <span>{advisor.name}</span>
            {player.markers.includes("advisor") && <Cube colour={look_of(seat).colour} size={12} />}
          </Peekable>
        )}
      </div>
      <div className="mo-minis">
        {player.open_systems
          .filter((s) => player.stacks[s].length > 0)
          .map((s) => (
            <Mini key={s} seat={seat} system={s} />
          ))}
      </div>
    </article>
  );
}

/** Markers that others put here this round. */
function Attacked({ seat }: { seat: string }): JSX.Element | null {
  const { state, lang, name_of } = useDesk();
  const cubes = Object.entries(state.players).flatMap(([p, player]) =>
    Array.from({ length: player.attacks[seat] ?? 0 }, () => p),
  );
  if (cubes.length === 0) return null;
  const names = cubes.map((p) => name_of(p)).join(", ");
  return (
    <span
      className="mo-attacked"
      role="img"
      aria-label={`${word("attacked_by", lang)}: ${names}`}
      title={`${word("attacked_by", lang)}: ${names}`}
    >
      <Icon name="attack" size={14} />
      {cubes.map((p, i) => (
        <Cube key={i} colour={look_of(p).colour} size={13} />
      ))}
    </span>
  );
}

/** A system in small: one bar for each card, the active one at the front with its name. */
function Mini({ seat, system }: { seat: string; system: SystemName }): JSX.Element {
  const { state, facts, lang, moves } = useDesk();
  const card = useCard();
  const player = state.players[seat]!;
  const stack = player.stacks[system];
  const here = sink_moves(moves, seat, system);
  const shown = card(stack.at(-1) ?? "");
  const spot = useSpot({ moves: here, label: `${shown.name}. ${here[0]?.[lang] ?? ""}` }, "mo-mini");
  const marks = system_marks(seat, system);
  const bars = <Bars seat={seat} system={system} />;
  const colour = colour_of(shown, player);
  const name = (
    <span className={`mo-mini-name mo-c-${colour}`}>
      <BandArt id={shown.id} />
      <Icon name={colour} size={12} />
      <span>{hyphened(shown.name, lang, in_bands)}</span>
      {player.markers.includes(system) && <Cube colour={look_of(seat).colour} size={12} />}
    </span>
  );
  if (here.length > 0)
    return (
      <div {...spot} {...marks}>
        {bars}
        {name}
      </div>
    );
  return (
    <div className="mo-mini" {...shows(`${seat} system ${system}`, stack)} {...marks}>
      {bars}
      <Peekable card={shown} note={system_title(system, false, facts, lang)}>
        {name}
      </Peekable>
    </div>
  );
}
