// The hand: only its owner has one here. Those who know cards of it are named.
import type { JSX } from "react";
import { counted } from "../../texts/counted";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import { known } from "../contract";
import { Face, LookButton } from "./card";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { KeptChips, SecondHand } from "./kept";
import { card_moves, is_window } from "./targets";
import { card_count, word } from "./words";

function HandCard({ id }: { id: string }): JSX.Element {
  const { moves, lang, view, playing, state, me, held, set_held } = useDesk();
  const card = useCard()(id);
  const here = card_moves(moves, id, known(state.players[me!]!.hand) ?? []);
  const asked = playing && moves.length > 0;
  const { type, alien } = card.facts;
  const artifact = type === "artifact" ? (id === "plague" ? `${id} ${me}` : id) : undefined;
  const flare = type === "flare" && alien && is_window(view) ? `flare ${alien}` : undefined;
  const would = asked ? (artifact ?? flare) : undefined;
  const label = here.length === 1 ? `${here[0]![lang]}. ${card.name}` : `${card.name}. ${card.text}`;
  // It cannot be taken back: the first click takes it up, the second one plays it, beside the hand.
  const spends = type === "artifact" && here.length === 1 && here[0]!.verb === id;
  const up = held === id;
  const spot = useSpot(
    {
      moves: here,
      label,
      would: view.decision.step === "select" && asked ? `lay ${id}` : would,
      ...(spends ? { take: () => set_held(up ? null : id), pressed: up } : {}),
    },
    up ? "ce-hand-card ce-up" : "ce-hand-card",
  );
  return (
    <>
      <div
        {...spot}
        {...place("card artifact", id)}
        data-piece={`card ${id}`}
        title={`${card.name}. ${card.text}`}
        {...(spends ? { "data-mode": `spend ${id}` } : {})}
      >
        <Face id={id} />
      </div>
      <LookButton id={id} />
    </>
  );
}

/** How many of these cards each other player knows. */
function SeenBy(): JSX.Element | null {
  const { state, me, name_of, lang } = useDesk();
  const seen = Object.entries(state.players[me!]!.hand_seen_by ?? {}).filter(([, n]) => n > 0);
  if (seen.length === 0) return null;
  const label = `${word("seen_by", lang)}: ${seen.map(([seat, n]) => `${name_of(seat)} ${n}`).join(", ")}`;
  return (
    <span className="ce-seen-by" role="img" aria-label={label} title={label}>
      <Icon name="eye" size={14} />
      {seen.map(([seat, n]) => (
        <span key={seat}>
          <SeatMark seat={seat} size={12} /> {n}
        </span>
      ))}
    </span>
  );
}

export function Hand(): JSX.Element | null {
  const { state, me, lang, facts, view } = useDesk();
  if (me === null) return null;
  const cards = known(state.players[me]!.hand) ?? [];
  if (cards.length === 0 && (view.decision.seat === undefined || state.moment === "setup")) return null;
  // Cards of a type lie together, attacks by their value: as the server lists them all.
  const order = Object.keys(facts.type_of);
  const sorted = [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <section
      className={`ce-hand${cards.length > 9 ? " ce-hand-full" : ""}`}
      aria-label={`${word("your_hand", lang)}: ${counted(card_count, cards.length, lang)}`}
    >
      <header className="ce-hand-head">
        <h2>
          {word("your_hand", lang)}
          {cards.length > 0 && <span className="ce-hand-n"> · {cards.length}</span>}
        </h2>{" "}
        <SeenBy /> <KeptChips seat={me} named />
      </header>
      {cards.length === 0 ? (
        <p className="ce-quiet">{word("hand_empty", lang)}</p>
      ) : (
        <ul className="ce-hand-row" data-zone="hand">
          {sorted.map((id, i) => (
            <li key={`${id} ${i}`} {...places_of(me)}>
              <HandCard id={id} />
            </li>
          ))}
        </ul>
      )}
      <SecondHand seat={me} />
    </section>
  );
}
