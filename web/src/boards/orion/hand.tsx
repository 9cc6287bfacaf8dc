// The hand. In the action phase a card is taken up first, then built on a system or exploited; when cards are given away
// a click gives the card at once.
import type { JSX, PointerEvent } from "react";
import { useEffect, useRef } from "react";
import { useSpot } from "../../ui/spot";
import { CardBack, CardFace, card_label } from "./card";
import { use_card, use_desk } from "./context";
import { Icon } from "./icons";
import { Peekable } from "./peek";
import { count_of, known, open_systems } from "./state";
import { hand_moves, of_verb } from "./targets";
import { cards_counted, word } from "./words";

export function Hand(): JSX.Element {
  const { state, own, lang, mine } = use_desk();
  const hand = state.players[own]!.hand;
  const cards = known(hand);
  const title = mine ? word("your_hand", lang) : word("hand", lang);
  return (
    <section className="mo-hand" aria-label={`${title}: ${cards_counted(count_of(hand), lang)}`}>
      <h3>
        {title} <span className="mo-dim">{cards_counted(count_of(hand), lang)}</span>
      </h3>
      {/* Backs cannot be focused, so the row itself must be, to be scrolled by keys. */}
      <ul className="mo-hand-row" tabIndex={cards.length === 0 ? 0 : undefined}>
        {cards.map((id, i) => (
          <li key={`${id}-${i}`}>
            <HandCard id={id} />
          </li>
        ))}
        {cards.length === 0 && Array.from({ length: count_of(hand) }, (_, i) => (
          <li key={i}>
            <CardBack />
          </li>
        ))}
        {count_of(hand) === 0 && <li className="mo-none">{word("hand_empty", lang)}</li>}
      </ul>
    </section>
  );
}

/** Is some of the card's text cut off? */
function is_short(place: Element): boolean {
  const text = place.querySelector(".mo-card-text");
  return text !== null && text.scrollHeight > text.clientHeight + 2;
}

function HandCard({ id }: { id: string }): JSX.Element {
  const { lang, moves, mode, picked, set_picked, state, own, peek, acting } = use_desk();
  const card = use_card()(id);
  const all = hand_moves(moves, id);
  const takes_up = mode !== "exploit" && of_verb(moves, "build", "exploit").length > 0;
  const direct = takes_up ? [] : mode === "exploit" ? of_verb(all, "exploit") : all;
  const place = open_systems(state.players[own]!)[0] ?? "1";
  const offered = mode === null ? all.length > 0 : mode === "build" && of_verb(all, "build").length > 0;
  const spot = useSpot(
    { moves: direct, label: `${direct[0]?.[lang] ?? card.name}. ${card_label(card, lang)}`, would: acting ? `build ${id} ${place}` : undefined },
    "mo-hand-card",
  );
  const up = picked === id;
  const buildable = of_verb(all, "build").length > 0;
  const face = <CardFace card={card} lang={lang} />;
  // Where the hand is short, the whole card shows when one rests on it.
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (event: PointerEvent) => {
    const box = event.currentTarget;
    if (event.pointerType !== "mouse" || !is_short(box)) return;
    timer.current = window.setTimeout(() => peek({ card, box: box.getBoundingClientRect(), pinned: false }), 350);
  };
  const leave = () => {
    clearTimeout(timer.current);
    peek(null);
  };
  return (
    <div onPointerEnter={rest} onPointerLeave={leave} onPointerDown={leave} className={`mo-hand-place${up ? " mo-up" : ""}${takes_up && !buildable ? " mo-dear" : ""}`}>
      {takes_up && offered ? (
        <div
          role="button"
          tabIndex={0}
          aria-pressed={up}
          aria-label={card_label(card, lang)}
          className="mo-hand-card spot spot-open"
          data-pick={id}
          onClick={() => set_picked(up ? null : id)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            set_picked(up ? null : id);
          }}
        >
          {face}
        </div>
      ) : (
        <div {...spot}>{face}</div>
      )}
      <Peekable card={card} className="mo-look">
        <Icon name="info" size={16} />
      </Peekable>
    </div>
  );
}
