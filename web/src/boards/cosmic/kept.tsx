// Cards that lie apart from a hand, face down for the others: a chip with their number beside whoever has them, and for their
// owner one beside the hand.
import type { JSX } from "react";
import { counted } from "../../texts/counted";
import { shows } from "../../ui/motion";
import { Face } from "./card";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import type { KeptPlace } from "./state";
import { kept_of } from "./state";
import { is_between_hands } from "./targets";
import { card_count, word } from "./words";

const signs: Record<KeptPlace, IconName> = { hoard: "chest", put_by: "aside", promised: "negotiate" };

/** The second hand, of whoever chooses between it and the first. */
export function SecondHand({ seat }: { seat: string }): JSX.Element | null {
  const { state, view, moves, lang } = useDesk();
  const card = useCard();
  const hoard = kept_of(state, seat).find(({ place }) => place === "hoard");
  if (!hoard || moves.length === 0 || !is_between_hands(view)) return null;
  return (
    <section aria-label={word("second_hand", lang)}>
      <h2 className="ce-second-title">{word("second_hand", lang)}</h2>
      <ul className="ce-hand-row">
        {hoard.seen.map((id, i) => (
          <li key={i} role="img" aria-label={card(id).name}>
            <Face id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `named`: with words, where there is room. What one knows of them is looked at by a touch. */
export function KeptChips({ seat, named = false }: { seat: string; named?: boolean }): JSX.Element {
  const { state, lang, look } = useDesk();
  const card = useCard();
  return (
    <>
      {kept_of(state, seat).map(({ place, seen, unseen }) => {
        const n = seen.length + unseen;
        const label = `${word(place, lang)}: ${counted(card_count, n, lang)}`;
        const names = seen.map((id) => card(id).name).join(", ");
        const inside = (
          <>
            <Icon name={signs[place]} size={14} />
            {named && <span>{word(place, lang)}</span>}
            <b className="ce-drawn" data-text={n} {...shows(`${place} ${seat}`, n)} />
          </>
        );
        const told = seen.length === 0 ? label : `${label}; ${named ? names : `${word("known", lang)}: ${names}`}`;
        const classes = `ce-hand-chip ce-kept ce-kept-${place}`;
        return seen.length === 0 ? (
          <span key={place} className={classes} role="img" aria-label={told} title={told}>
            {inside}
          </span>
        ) : (
          <button
            key={place}
            type="button"
            className={classes}
            aria-label={told}
            title={told}
            onClick={() => look({ kept: place, of: seat })}
          >
            {inside}
          </button>
        );
      })}
    </>
  );
}
