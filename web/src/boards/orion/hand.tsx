// The hand. In the action phase a card is taken up first, then built on a system or exploited; cards that are given away
// are marked, and given together by one button.
import type { JSX } from "react";
import { place, places_of } from "../../ui/pointing";
import { useSpot } from "../../ui/spot";
import { of_verb } from "../common";
import { known } from "../contract";
import { CardFace, useLabel } from "./card";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { Peekable, useRest } from "./peek";
import type { Card } from "./state";
import { brings } from "./picked";
import { gives_away, hand_moves } from "./targets";
import { cards_counted, word } from "./words";

/** Whoever only looks on has no hand here; how many cards the players hold stands with their names. */
/** What a card would bring if it were exploited: how much depends on more than the card. */
function Brings({ card }: { card: Card }): JSX.Element {
  const gain = brings(card, useDesk().facts);
  return (
    <span className={`mo-brings mo-res-${gain}`} aria-hidden="true">
      +<Icon name={gain} size={18} />
    </span>
  );
}

export function Hand(): JSX.Element | null {
  const { state, me, lang, view } = useDesk();
  if (me === null) return null;
  const cards = known(state.players[me]!.hand) ?? [];
  const over = view.decision.seat === undefined;
  if (over && cards.length === 0) return null;
  if (cards.length === 0) return <p className="mo-hand-empty">{word("hand_empty", lang)}</p>;
  return (
    <section className="mo-hand" aria-label={`${word("your_hand", lang)}: ${cards_counted(cards.length, lang)}`}>
      <h2>
        {word("your_hand", lang)} <span className="mo-dim">{cards_counted(cards.length, lang)}</span>
      </h2>
      <ul className="mo-hand-row" data-zone="hand" {...places_of(me)}>
        {cards.map((id, i) => (
          <li key={`${id}-${i}`}>
            <HandCard id={id} at={i} seat={me} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandCard({ id, at, seat }: { id: string; at: number; seat: string }): JSX.Element {
  const { lang, moves, mode, held, set_held, marked, mark, state, facts, acting } = useDesk();
  const card = useCard()(id);
  const label_of = useLabel();
  const all = hand_moves(moves, id);
  const takes_up = of_verb(moves, "build", "exploit").length > 0;
  const marks = gives_away(moves);
  const direct = takes_up || marks ? [] : all;
  const first = state.players[seat]!.open_systems[0] ?? facts.systems[0];
  const offered = mode === null ? all.length > 0 : of_verb(all, mode).length > 0;
  const label = label_of(card);
  const up = held === at || marked.some((one) => one.at === at);
  const taken = marks
    ? { take: () => mark({ kind: id, at }), pressed: up }
    : takes_up && offered
      ? { take: () => set_held(up ? null : { kind: id, at }), pressed: up }
      : {};
  const spot = useSpot(
    {
      moves: direct,
      label: direct[0] ? `${direct[0][lang]}. ${label}` : label,
      would: acting ? `build ${id} ${first}` : undefined,
      ...taken,
    },
    "mo-hand-card",
  );
  const buildable = of_verb(all, "build").length > 0;
  const rest = useRest(card);
  return (
    <div
      {...rest}
      data-piece={`${seat} ${id}`}
      {...place("structure", id)}
      className={`mo-hand-place${up ? " mo-up" : ""}${takes_up && !buildable ? " mo-dear" : ""}`}
    >
      <div
        {...spot}
        {...(takes_up && offered ? { "data-pick": id } : {})}
        {...(marks ? { "data-mark": all[0]?.action ?? id } : {})}
      >
        <CardFace card={card} lang={lang} />
        {mode === "exploit" && offered && <Brings card={card} />}
      </div>
      <Peekable card={card} className="mo-look">
        <Icon name="info" size={16} />
      </Peekable>
    </div>
  );
}
