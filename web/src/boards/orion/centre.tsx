// The middle of the table: round track, deck, discard pile, advisors to hire.
import type { JSX } from "react";
import { useState } from "react";
import { Dialog } from "../../ui/dialog";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { of_verb } from "../common";
import { known, size_of } from "../contract";
import { CardBack, CardBand } from "./card";
import { useCard, useDesk } from "./context";
import { Peekable } from "./peek";
import { Face } from "./art";
import { PileCards } from "./scenes";
import { cards_counted, word } from "./words";
import { useWhenChanged } from "../../ui/hooks";

export function Centre(): JSX.Element {
  return (
    <section className="mo-centre">
      <RoundTrack />
      <Piles />
      <Offer />
    </section>
  );
}

function RoundTrack(): JSX.Element {
  const { state, facts, lang, name_of } = useDesk();
  const { rounds } = facts;
  const first = typeof state.first_player === "string" ? state.first_player : null;
  return (
    <div className="mo-round">
      <span role="img" aria-label={`${word("round", lang)} ${state.round}/${rounds}`}>
        <span className="mo-label">
          {word("round", lang)} <b>{state.round}</b>/{rounds}
        </span>
        <span className="mo-pips" aria-hidden="true">
          {Array.from({ length: rounds }, (_, i) => (
            <i key={i} className={i + 1 < state.round ? "mo-past" : i + 1 === state.round ? "mo-now" : ""} />
          ))}
        </span>
      </span>
      {first && (
        <span className="mo-dim mo-round-first">
          <SeatMark seat={first} size={12} /> {word("first", lang)}: {name_of(first)}
        </span>
      )}
    </div>
  );
}

function Piles(): JSX.Element {
  const { state, lang, question } = useDesk();
  const card = useCard();
  const [open, set_open] = useState(false);
  // A card was taken in it, or something else is asked.
  useWhenChanged(question, () => set_open(false));
  const top = state.discard[0];
  const deck = `${word("deck", lang)}: ${cards_counted(size_of(state.deck), lang)}`;
  return (
    <div className="mo-piles">
      <div className="mo-deck" role="img" aria-label={deck} title={deck}>
        <CardBack />
        <span className="mo-label mo-pile-words">
          <span className="mo-pile-word">{word("deck", lang)}</span> <b>{size_of(state.deck)}</b>
        </span>
      </div>
      <div className="mo-discard" {...shows("discard", state.discard.length)} {...parts("discard length")}>
        <button
          type="button"
          className="mo-plain"
          onClick={() => set_open(true)}
          disabled={!top}
          aria-haspopup="dialog"
        >
          <span className="mo-label mo-pile-words">
            {word("discard", lang)} <b>{state.discard.length}</b>
          </span>
        </button>
        {top ? (
          <Peekable card={card(top)} className="mo-strip">
            <CardBand card={card(top)} />
          </Peekable>
        ) : (
          <span className="mo-dim">{word("empty", lang)}</span>
        )}
      </div>
      {open && <PileDialog close={() => set_open(false)} />}
    </div>
  );
}

function PileDialog({ close }: { close: () => void }): JSX.Element {
  const { lang, moves, state } = useDesk();
  return (
    <Dialog
      title={`${word("discard", lang)} (${cards_counted(state.discard.length, lang)})`}
      close={close}
      className="mo-dialog"
    >
      <PileCards moves={moves} whole />
    </Dialog>
  );
}

function Offer(): JSX.Element {
  const { state, lang, moves } = useDesk();
  const card = useCard();
  if (state.no_advisors) return <p className="mo-dim mo-offer">{word("no_advisors", lang)}</p>;
  const centre = known(state.centre) ?? [];
  const hires = of_verb(moves, "hire");
  return (
    <div className="mo-offer">
      <span className="mo-label">{word("advisors", lang)}</span>
      <ul>
        {!Array.isArray(state.centre) &&
          Array.from({ length: size_of(state.centre) }, (_, i) => (
            <li key={i}>
              <CardBack />
            </li>
          ))}
        {Array.isArray(state.centre) && centre.length === 0 && <li className="mo-dim">{word("none_left", lang)}</li>}
        {centre.map((id) => {
          const here = hires.filter((m) => m.args[0] === id);
          const face = (
            <>
              <Face id={id} size={34} />
              <span>{card(id).name}</span>
            </>
          );
          return (
            <li key={id} {...place("advisor", id)} {...parts(`centre ${id}`)}>
              {here.length > 0 ? (
                <SpotBox
                  moves={here}
                  label={`${card(id).name}. ${here[0]![lang]}. ${card(id).text}`}
                  className="mo-offered"
                >
                  {face}
                </SpotBox>
              ) : (
                <Peekable card={card(id)} className="mo-offered">
                  {face}
                </Peekable>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
