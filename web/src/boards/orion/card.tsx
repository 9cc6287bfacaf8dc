// A structure card: as a whole, and as the band that peeks out when another card covers it.
import type { JSX } from "react";
import type { Lang } from "../../protocol";
import { Art } from "./art";
import { Icon, Units, colour_icon, keyword_icon } from "./icons";
import type { Card } from "./state";
import { resources, total } from "./state";
import { colour_words, keyword_words, resource_words, word } from "./words";

/** Everything on the card in one sentence, for those who listen. */
export function card_label(card: Card, lang: Lang): string {
  const { facts } = card;
  const amount = (a: Card["facts"]["cost"]) =>
    resources.filter((r) => a?.[r]).map((r) => `${a![r]} ${resource_words[r][lang]}`).join(", ") || word("free", lang);
  if (facts.kind !== "structure") return `${card.name}. ${card.text}`;
  const colour = facts.colour ? colour_words[facts.colour][lang] : "";
  return (
    `${card.name}, ${colour}. ${word("cost", lang)}: ${amount(facts.cost)}. ` +
    `${word("produces", lang)}: ${amount(facts.produces)}. ${word("worth", lang)}: ${facts.vp ?? "?"}. ${card.text}`
  );
}

/** The text without its keyword, which the card shows by a sign of its own. */
export function effect_text(card: Card, lang: Lang): string {
  const keyword = card.facts.keyword;
  const prefix = keyword ? `${keyword_words[keyword][lang]}: ` : "";
  if (!prefix || !card.text.startsWith(prefix)) return card.text;
  const rest = card.text.slice(prefix.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function Points({ vp }: { vp: number | null | undefined }): JSX.Element | null {
  if (vp === undefined) return null;
  return (
    <span className="mo-points">
      <Icon name="star" size={12} />
      {vp ?? "?"}
    </span>
  );
}

/** Name, colour, what it gives each round and its points: all that stays in force when a card is covered. */
export function CardBand({ card, marker }: { card: Card; marker?: JSX.Element | null }): JSX.Element {
  const { facts } = card;
  return (
    <span className={`mo-band mo-c-${facts.colour ?? "grey"}`}>
      <Icon name={colour_icon(facts.colour ?? "grey")} size={14} />
      <span className="mo-band-name">{card.name}</span>
      {marker}
      {facts.produces && total(facts.produces) > 0 && <Units amount={facts.produces} size={12} />}
      <Points vp={facts.vp} />
    </span>
  );
}

export function CardFace(props: { card: Card; lang: Lang; marker?: JSX.Element | null; small?: boolean }): JSX.Element {
  const { card, lang, marker, small } = props;
  const { facts } = card;
  const colour = facts.colour ?? "grey";
  return (
    <span className={`mo-card mo-c-${colour}${small ? " mo-card-small" : ""}`}>
      <span className="mo-card-head">
        <Icon name={colour_icon(colour)} size={15} />
        <span className="mo-card-name">{card.name}</span>
      </span>
      <span className="mo-card-picture">
        <Art id={card.id} colour={colour} />
        {facts.produces && total(facts.produces) > 0 && (
          <span className="mo-yield">
            +<Units amount={facts.produces} size={12} />
          </span>
        )}
        {facts.cost && (
          <span className="mo-cost">
            <Units amount={facts.cost} size={14} />
          </span>
        )}
        {facts.field && <span className={`mo-field${marker ? " mo-field-full" : ""}`}>{marker ?? facts.field}</span>}
      </span>
      <span className="mo-card-text">
        {facts.keyword && (
          <b className="mo-keyword">
            <Icon name={keyword_icon(facts.keyword)} size={12} /> {keyword_words[facts.keyword][lang]}
          </b>
        )}
        <span>{effect_text(card, lang)}</span>
      </span>
      <span className="mo-card-foot">
        {facts.restriction && (
          <span className="mo-limit" title={word(facts.restriction, lang)}>
            <Icon name="lock" size={11} />
            <Icon name="morale" size={12} />6
          </span>
        )}
        <Points vp={facts.vp} />
      </span>
    </span>
  );
}

export function CardBack({ small }: { small?: boolean }): JSX.Element {
  return (
    <span className={`mo-back${small ? " mo-back-small" : ""}`} aria-hidden="true">
      <svg viewBox="0 0 40 56">
        <circle cx="20" cy="28" r="9" fill="none" stroke="currentColor" strokeWidth="1.500" />
        <ellipse cx="20" cy="28" rx="16" ry="5" fill="none" stroke="currentColor" strokeWidth="1.500" transform="rotate(-24 20 28)" />
        <circle cx="20" cy="28" r="3" fill="currentColor" />
      </svg>
    </span>
  );
}
