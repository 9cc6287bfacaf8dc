// Cosmic cards: whole, as they lie in a hand or on the table, and small.
import type { JSX } from "react";
import { capital } from "../../texts/capital";
import { hyphened, in_bands } from "../../texts/hyphens";
import { called } from "../common";
import { CardArt, Thumb } from "./art";
import { useCard, useDesk } from "./context";
import { Icon, TypeIcon } from "./icons";
import type { Card } from "./state";
import { word } from "./words";

/** What is printed large in the corner: the value, or the sign of the type. */
function Corner({ card }: { card: Card }): JSX.Element {
  const { type = "", value } = card.facts;
  const text = value === null || value === undefined ? null : type === "reinforcement" ? `+${value}` : value;
  return (
    <span className="ce-corner" aria-hidden="true">
      {text === null ? <TypeIcon type={type} size={20} /> : <b className="ce-drawn" data-text={text} />}
    </span>
  );
}

/** The face of a card. What is under it says its name to those who do not see it. */
export function Face({ id }: { id: string }): JSX.Element {
  const { facts, lang } = useDesk();
  const card = useCard()(id);
  const { type = card.facts.kind } = card.facts;
  const numbered = card.facts.value !== null && card.facts.value !== undefined;
  const title = numbered ? capital(called(facts, "type", type, lang), lang) : card.name;
  return (
    <span className={`ce-card ce-t-${type}`}>
      <CardArt id={id} />
      <Corner card={card} />
      <span className="ce-card-name">{hyphened(title, lang, in_bands)}</span>
    </span>
  );
}
/** A card that lies face down. */
export function Back({ className = "" }: { className?: string }): JSX.Element {
  return (
    <span className={`ce-card ce-back ${className}`.trim()} aria-hidden="true">
      <Icon name="warp" size={30} />
    </span>
  );
}
/** A card in a line of words. */
export function CardChip({ id }: { id: string }): JSX.Element {
  const card = useCard()(id);
  const { value, type = "" } = card.facts;
  return (
    <span className={`ce-card-chip ce-t-${type}`}>
      {value === null || value === undefined ? (
        <>
          <Thumb id={id} size={20} /> {card.name}
        </>
      ) : (
        <>
          <TypeIcon type={type} size={14} /> {card.name}
        </>
      )}
    </span>
  );
}
/** What opens a closer look. */
export function LookButton({ id }: { id: string }): JSX.Element {
  const { look, lang } = useDesk();
  const { name } = useCard()(id);
  return (
    <button
      type="button"
      className="ce-look"
      aria-label={`${word("look", lang)}: ${name}`}
      onClick={() => look({ card: id })}
    >
      <Icon name="info" size={14} />
    </button>
  );
}
