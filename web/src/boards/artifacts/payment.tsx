// Paying card by card: what is paid for, how much of it is paid, what is still needed, and how many cards may come.
import type { JSX } from "react";
import { capital } from "../../texts/capital";
import { counted } from "../../texts/counted";
import { called } from "../common";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { ResourceCard } from "./resource";
import type { Colour, Payment as Paying } from "./state";
import { colours, lying_on, shown_section, types } from "./state";
import { section_moves } from "./targets";
import { card_count, colour_words, icon_count, icons_text, type_words, word } from "./words";

export function Payment(): JSX.Element {
  const { lang, moves } = useDesk();
  const attaching = moves.some((m) => m.verb === "attach");
  const playing = moves.some((m) => m.verb === "spend");
  return (
    <div className="aa-pay">
      <Account />
      {(attaching || playing) && <p className="aa-hint">{word(attaching ? "pick_attach" : "pick_section", lang)}</p>}
      <FromPlanets />
    </div>
  );
}

/** What the action is, and how it stands. */
export function Account(): JSX.Element | null {
  const { payment } = useDesk().state;
  return payment.deed !== null ? <Standing payment={payment} deed={payment.deed} /> : null;
}

function Standing({ payment, deed }: { payment: Paying; deed: string }): JSX.Element {
  const { lang, nouns, facts } = useDesk();
  const card = useCard();
  const { paid, need, played } = payment;
  const what = payment.card
    ? card(payment.card).name
    : payment.type
      ? type_words[payment.type][lang]
      : payment.colour
        ? colour_words[payment.colour][lang]
        : "";
  const wanted = colours.filter((c) => paid[c] + need[c] > 0);
  const missing = wanted.filter((c) => need[c] > 0).map((c) => icons_text(c, need[c], nouns, lang));
  return (
    <>
      <p className="aa-pay-what">
        <b>{capital(called(facts, "deed", deed, lang), lang)}</b>
        {what && <span>: {what}</span>}
      </p>
      {wanted.length > 0 ? (
        <p className="aa-pay-line">
          <span className="aa-pay-title">
            {missing.length > 0 ? `${word("still_needed", lang)}: ${missing.join(", ")}` : word("paid_up", lang)}
          </span>
          {wanted.map((c) => (
            <Pips key={c} colour={c} paid={paid[c]} of={paid[c] + need[c]} />
          ))}
        </p>
      ) : (
        <p className="aa-pay-line">
          <span className="aa-pay-title">
            {word("icons_so_far", lang)}: {counted(icon_count, payment.icons, lang)}
          </span>
        </p>
      )}
      <p className="aa-pay-line">
        <span className="aa-pay-title">
          {word("cards_left", lang)}: {counted(card_count, payment.cards, lang)}
        </span>
        <span className="aa-pay-cards" aria-hidden="true">
          {Array.from({ length: Math.min(12, played + payment.cards) }, (_, i) => (
            <span key={i} className={i < played ? "aa-used" : ""}>
              <Icon name="card" size={15} />
            </span>
          ))}
        </span>
      </p>
    </>
  );
}

function Pips({ colour, paid, of }: { colour: Colour; paid: number; of: number }): JSX.Element {
  return (
    <span className={`aa-pay-pips aa-ink-${colour}`} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={i < paid ? "" : "aa-missing"}>
          <Icon name={colour} size={17} />
        </span>
      ))}
    </span>
  );
}

/** Cards under one's Planets that can be played now: they may lie out of sight. */
function FromPlanets(): JSX.Element | null {
  const { state, player, moves, lang } = useDesk();
  const produced = types.flatMap((type) => player.empire[type].flatMap((id) => lying_on(state, id)));
  const here = produced.filter((id) => section_moves(moves, id, shown_section(state, id)).length > 0);
  if (here.length === 0) return null;
  return (
    <div className="aa-pay-sources" role="group" aria-label={word("from_planets", lang)}>
      <span className="aa-pay-title">{word("from_planets", lang)}</span>
      <span className="aa-cards-row">
        {here.map((id) => {
          const shown = shown_section(state, id);
          return (
            <ResourceCard
              key={id}
              id={id}
              shown={shown}
              moves={(name) => (name === shown ? section_moves(moves, id, name) : [])}
              piece={false}
            />
          );
        })}
      </span>
    </div>
  );
}
