// The other players: each in a panel with the same rows in brief. On a phone a panel opens when it is touched.
import type { JSX } from "react";
import { useState } from "react";
import { counted } from "../../texts/counted";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { useLow } from "../../ui/hooks";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import { others_of } from "../common";
import { size_of } from "../contract";
import { Thumb } from "./art";
import { Tile } from "./card";
import { Centre } from "./centre";
import { useCard, useDesk } from "./context";
import { Figure, Icon } from "./icons";
import { Belongings, FirstPlayer } from "./realm";
import type { AaState, Type } from "./state";
import { points_now, types } from "./state";
import { target_moves } from "./targets";
import { cards_counted, credit_count, plan_count, type_words, word } from "./words";

function useOthers(): string[] {
  const { view, me, own } = useDesk();
  return others_of(view.seats, me, own);
}

export function Opponents(): JSX.Element {
  const { lang } = useDesk();
  const others = useOthers();
  return (
    <section className={`aa-others aa-others-${others.length}`} aria-label={word("others", lang)}>
      {others.map((seat) => (
        <Opponent key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Opponent({ seat, whole = false }: { seat: string; whole?: boolean }): JSX.Element {
  const { state, name_of, view, lang } = useDesk();
  const low = useLow() && !whole;
  const [open, set_open] = useState(false);
  const asked = useAskedAbout(seat);
  // What can be chosen is seen.
  const folded = low && !open && !asked;
  const turn = state.active === seat && view.decision.seat !== undefined;
  const aimed = state.attack.target === seat;
  return (
    <article
      className={`aa-other${turn ? " aa-turn" : ""}${aimed ? " aa-aimed" : ""}`}
      aria-label={name_of(seat)}
      {...place("seat", seat)}
      {...places_of(seat)}
    >
      <OtherHead seat={seat} />
      {low && (
        <button
          type="button"
          className="aa-other-fold"
          aria-expanded={!folded}
          aria-label={`${name_of(seat)}: ${types.map((type) => `${type_words[type][lang]} ${owned(state, seat, type)}`).join(", ")}`}
          title={types
            .map((type) => {
              const { stage, empire } = state.players[seat]!;
              const counts = `${word("stage", lang)} ${stage[type].length}, ${word("empire", lang)} ${empire[type].length}`;
              return `${type_words[type][lang]}: ${counts}`;
            })
            .join("; ")}
          onClick={() => set_open(folded)}
        >
          {types.map((type) => (
            <Figure key={type} icon={type} text={owned(state, seat, type)} size={14} />
          ))}
          <Icon name="down" size={13} />
        </button>
      )}
      {!folded && <Belongings seat={seat} />}
      {!folded && types.map((type) => <OtherRow key={type} seat={seat} type={type} />)}
    </article>
  );
}

/** How many cards of a type somebody has, in the Stage and in the Empire. */
const owned = (state: AaState, seat: string, type: Type): string =>
  `${state.players[seat]!.stage[type].length}+${state.players[seat]!.empire[type].length}`;

/** Is something of theirs to be chosen? */
function useAskedAbout(seat: string): boolean {
  const { state, moves } = useDesk();
  const { stage, empire, artifacts } = state.players[seat]!;
  const theirs = [...types.flatMap((type) => [...stage[type], ...empire[type]]), ...artifacts];
  return moves.some(({ args }) => args.some((arg) => theirs.includes(arg)));
}

function useGlance(): (seat: string) => string {
  const { state, lang } = useDesk();
  return (seat) => {
    const player = state.players[seat]!;
    return [
      `${player.vp} ${word("vp", lang)}`,
      counted(credit_count, player.bank, lang),
      `${word("hand", lang)}: ${cards_counted(size_of(player.hand), lang)}`,
      counted(plan_count, size_of(player.plans), lang),
    ].join(", ");
  };
}

function Figures({ seat }: { seat: string }): JSX.Element {
  const { state, view, lang } = useDesk();
  const player = state.players[seat]!;
  const glance = useGlance()(seat);
  return (
    <span
      className="aa-figures"
      role="img"
      aria-label={glance}
      title={`${glance}; ${word("vp_now", lang)}: ${points_now(seat, view)}`}
    >
      <span {...shows(`${seat} vp`, player.vp)} {...parts(`players ${seat} vp`)}>
        <Figure icon="star" text={player.vp} />
      </span>
      <span {...shows(`${seat} bank`, player.bank)} {...parts(`players ${seat} bank`)}>
        <Figure icon="credit" text={player.bank} />
      </span>
      <span {...shows(`${seat} hand`, size_of(player.hand))}>
        <Figure icon="card" text={size_of(player.hand)} size={14} />
      </span>
    </span>
  );
}

function OtherHead({ seat }: { seat: string }): JSX.Element {
  const { moves, lang, name_of, state, look } = useDesk();
  const card = useCard();
  const here = target_moves(moves, seat);
  const player = state.players[seat]!;
  const spot = useSpot({ moves: here, label: `${name_of(seat)}. ${here[0]?.[lang] ?? ""}` }, "aa-other-name");
  const name = (
    <>
      <SeatMark seat={seat} size={16} /> <span className="aa-cut">{name_of(seat)}</span>
    </>
  );
  return (
    <header className="aa-other-head">
      {here.length > 0 ? <div {...spot}>{name}</div> : <h3 className="aa-other-name">{name}</h3>}
      {state.first_player === seat && <FirstPlayer />}
      {player.faction && (
        <button type="button" className="aa-chip aa-faction" onClick={() => look(player.faction)}>
          <Thumb id={player.faction} /> {card(player.faction).name}
        </button>
      )}
      <Figures seat={seat} />
    </header>
  );
}

function OtherRow({ seat, type }: { seat: string; type: Type }): JSX.Element | null {
  const { state, lang } = useDesk();
  const { stage, empire } = state.players[seat]!;
  if (stage[type].length + empire[type].length === 0) return null;
  return (
    <div className={`aa-other-row aa-r-${type}`} role="group" aria-label={type_words[type][lang]}>
      <Icon name={type} size={16} />
      <ul aria-label={word("stage", lang)} className="aa-other-stage">
        {stage[type].map((id) => (
          <li key={id}>
            <Tile id={id} seat={seat} where="stage" type={type} brief />
          </li>
        ))}
      </ul>
      <ul aria-label={word("empire", lang)} className="aa-other-empire">
        {empire[type].map((id) => (
          <li key={id}>
            <Tile id={id} seat={seat} where="empire" type={type} brief />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone: a line for the table and one for each player; one of them is open. */
export function Folds(): JSX.Element {
  const { lang, state, name_of, view, me } = useDesk();
  const others = useOthers();
  const [open, set_open] = useState<string | null>(me === null ? "table" : null);
  const glance = useGlance();
  const flip = (name: string) => set_open(open === name ? null : name);
  return (
    <section className="aa-folds" aria-label={word("others", lang)}>
      <button
        type="button"
        className="aa-fold"
        aria-expanded={open === "table"}
        aria-label={`${word("see_table", lang)}. ${word("round_marker", lang)}: ${state.round_marker}`}
        onClick={() => flip("table")}
      >
        <Icon name="artifact" size={15} /> <span className="aa-cut">{word("see_table", lang)}</span>
        <Figure icon="flag" text={state.round_marker} size={14} />
        <Figure icon="card" text={size_of(state.resource_deck)} size={14} />
        <Icon name="down" size={13} />
      </button>
      {open === "table" && <Centre />}
      {others.map((seat) => (
        <div key={seat}>
          <button
            type="button"
            className={`aa-fold${state.active === seat && view.decision.seat !== undefined ? " aa-turn" : ""}`}
            aria-expanded={open === seat}
            {...place("seat", seat)}
            aria-label={`${name_of(seat)}. ${glance(seat)}`}
            onClick={() => flip(seat)}
          >
            <SeatMark seat={seat} size={15} /> <span className="aa-cut">{name_of(seat)}</span>
            <span className="aa-figures" aria-hidden="true">
              <Figure icon="star" text={state.players[seat]!.vp} />
              <Figure icon="credit" text={state.players[seat]!.bank} />
              <Figure icon="card" text={size_of(state.players[seat]!.hand)} size={13} />
              <Figure icon="plan" text={size_of(state.players[seat]!.plans)} size={13} />
            </span>
            <Icon name="down" size={13} />
          </button>
          {open === seat && <Opponent seat={seat} whole />}
        </div>
      ))}
    </section>
  );
}
