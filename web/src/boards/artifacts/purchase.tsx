// Buying a card: first the deck, then the Credits; what they bring and leave is said before one button takes them.
import type { JSX } from "react";
import { useState } from "react";
import { counted } from "../../texts/counted";
import { useForesight } from "../../ui/foresight";
import { SpotBox, useSpot } from "../../ui/spot";
import type { Move } from "../contract";
import { hidden } from "../contract";
import { useCard, useDesk } from "./context";
import { Figure, Icon } from "./icons";
import type { AaState, Type } from "./state";
import { top_of, types } from "./state";
import { card_count, credit_count, type_words, word } from "./words";

export function Purchase({ moves }: { moves: Move[] }): JSX.Element {
  const { lang, state, thing } = useDesk();
  const card = useCard();
  const [deck, set_deck] = useState<Type | null>(null);
  const [extra, set_extra] = useState(0);
  const from = deck ?? types.find((type) => type === thing) ?? null;
  const here = moves.filter((m) => m.args[0] === from);
  // Another deck may have fewer cards to pay for.
  const bought = here.find((m) => Number(m.args[1]) === extra) ?? here.at(-1);
  // What is left is not told where tokens must be paid off first.
  const { price = 0, left, cards = 0 } = bought?.figures ?? {};
  const buy = word(left === undefined ? "buy_for_price" : "buy_for", lang)
    .replace("{0}", counted(credit_count, price, lang))
    .replace("{1}", String(left));
  const top = from && top_of(state.decks[from]);
  const more = cards - 1;
  return (
    <div className="aa-purchase">
      <div className="aa-options aa-tight" role="group" aria-label={word("from_deck", lang)}>
        <span className="aa-pay-title">{word("from_deck", lang)}</span>
        {types.map((type) => (
          <DeckChoice
            key={type}
            type={type}
            moves={moves.filter((m) => m.args[0] === type)}
            on={type === from}
            take={() => set_deck(type)}
          />
        ))}
      </div>
      {bought && here.length > 1 && (
        <div className="aa-options aa-tight" role="group" aria-label={word("extra", lang)}>
          <span className="aa-pay-title">{word("extra", lang)}</span>
          {here.map((m) => (
            <button
              key={m.action}
              type="button"
              className="aa-option aa-price"
              data-extra={m.args[1]}
              aria-current={m === bought}
              aria-label={counted(credit_count, m.figures?.["price"] ?? 0, lang)}
              onClick={() => set_extra(Number(m.args[1]))}
            >
              <Figure icon="credit" text={m.figures?.["price"] ?? 0} size={14} />
            </button>
          ))}
        </div>
      )}
      <div className="aa-options">
        {bought && (
          <SpotBox moves={[bought]} label={`${buy}. ${bought[lang]}`} className="aa-option aa-begin">
            <Icon name="purchase" size={17} /> {buy}
          </SpotBox>
        )}
        <p className="aa-hint" role="status">
          {bought
            ? [
                top && `${word("top_card", lang)}: ${card(top).name}.`,
                more > 0 && `${word("more_cards", lang)}: ${more}.`,
                word("keep_one", lang),
                left !== undefined && `${word("credits_left", lang)}: ${left}.`,
              ]
                .filter(Boolean)
                .join(" ")
            : word("pick_deck", lang)}
        </p>
      </div>
      {bought && <ForGood moves={[bought]} />}
    </div>
  );
}

const cards_in = (deck: AaState["decks"][Type]): number => hidden(deck) ?? (deck as string[]).length;

function DeckChoice(props: { type: Type; moves: Move[]; on: boolean; take: () => void }): JSX.Element {
  const { type, moves, on, take } = props;
  const { lang, state } = useDesk();
  const name = type_words[type][lang];
  const left = cards_in(state.decks[type]);
  const spot = useSpot(
    {
      moves,
      label: `${name} (${counted(card_count, left, lang)})`,
      would: `purchase ${type} 0`,
      ...(moves.length > 0 ? { take } : {}),
    },
    `aa-option aa-t-${type}${on ? " aa-option-on" : ""}`,
  );
  return (
    <div {...spot} aria-current={on} {...(moves.length > 0 ? { "data-pick": type } : {})}>
      <Icon name={type} size={16} /> {name}
    </div>
  );
}
/** Said before something is begun that cannot be taken back: trying it shows nothing, since others would learn by it. */
export function ForGood({ moves }: { moves: Move[] }): JSX.Element {
  const { view, lang } = useDesk();
  const after = useForesight(moves[0] ? [moves[0].action] : null);
  const stands = after !== null && after.decision.number === view.decision.number;
  // Its place is kept while it is asked for.
  return <p className="aa-hint aa-for-good">{stands && word("for_good", lang)}</p>;
}
