// The hand: Resource cards with both sections, each of which can be played where the open question offers it.
import type { JSX } from "react";
import { places_of } from "../../ui/pointing";
import { known } from "../contract";
import { useDesk } from "./context";
import { ResourceCard } from "./resource";
import { resource_moves } from "./targets";
import { cards_counted, word } from "./words";

/** Whoever only looks on has no hand here; how many cards the players hold stands with their names. */
export function Hand(): JSX.Element | null {
  const { state, me, lang, view, moves } = useDesk();
  if (me === null) return null;
  const cards = known(state.players[me]!.hand) ?? [];
  if (view.decision.seat === undefined && cards.length === 0) return null;
  if (cards.length === 0) return <p className="aa-hand-empty">{word("hand_empty", lang)}</p>;
  return (
    <section className="aa-hand" aria-label={`${word("your_hand", lang)}: ${cards_counted(cards.length, lang)}`}>
      <h2 className="aa-hand-title">{word("your_hand", lang)}</h2>
      <ul className="aa-hand-row" data-zone="hand" tabIndex={0} {...places_of(me)}>
        {cards.map((id) => (
          <li key={id}>
            <ResourceCard id={id} whole={resource_moves(moves, id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
