// A structure card: as a whole, and as the band that peeks out when another card covers it.
import type { JSX } from "react";
import type { Lang } from "../../protocol";
import { capital } from "../../texts/capital";
import { hyphened, in_bands } from "../../texts/hyphens";
import { Art, BandArt } from "./art";
import { useDesk } from "./context";
import { Drawn, Icon, Units, keyword_icon } from "./icons";
import type { Card } from "./state";
import { total } from "./state";
import { amount_text, keyword_words, word } from "./words";
import type { Telling, Word } from "./words";

/** Everything on the card, for those who listen: first the words that are seen on it, in their order, so that whoever
 * speaks to the computer can say them. */
function card_label(card: Card, { facts: game, nouns, lang }: Telling): string {
  const { facts } = card;
  const amount = (a: Card["facts"]["cost"]) => amount_text(a ?? {}, nouns, lang) || word("free", lang);
  const heading = (key: Word) => capital(word(key, lang), lang);
  if (facts.kind !== "structure") {
    const start = facts.start && total(facts.start) > 0 ? ` ${heading("start")}: ${amount(facts.start)}.` : "";
    return `${card.name}. ${card.text}${start}`;
  }
  const colour = facts.colour ? game.called.colour[facts.colour][lang] : "";
  const yields = amount_text(facts.produces ?? {}, nouns, lang, "acc");
  const produces = yields ? `${heading("produces")}: ${yields}` : heading("produces_nothing");
  return (
    `${card.name}. ${card.text} ${capital(colour, lang)}. ${heading("cost")}: ${amount(facts.cost)}. ` +
    `${produces}. ${heading("worth")}: ${facts.vp ?? "?"}.`
  );
}

export function useLabel(): (card: Card) => string {
  const desk = useDesk();
  return (card) => card_label(card, desk);
}

/** The text without its keyword, which the card shows by a sign of its own. */
function effect_text(card: Card, lang: Lang): string {
  const keyword = card.facts.keyword;
  const prefix = keyword ? `${keyword_words[keyword][lang]}: ` : "";
  if (!prefix || !card.text.startsWith(prefix)) return card.text;
  return capital(card.text.slice(prefix.length), lang);
}

/** The more there is to read, the smaller it is printed. */
function text_length(text: string): "short" | "long" | "longer" {
  return text.length > 150 ? "longer" : text.length > 95 ? "long" : "short";
}

export function Points({ vp }: { vp: number | null | undefined }): JSX.Element | null {
  if (vp === undefined) return null;
  return (
    <span className="mo-points" aria-hidden="true">
      <Icon name="star" size={12} />
      <Drawn text={vp ?? "?"} />
    </span>
  );
}

/** Name, colour, what it gives each round and its points: all that stays in force when a card is covered. */
export function CardBand({ card }: { card: Card }): JSX.Element {
  const { facts } = card;
  const { lang } = useDesk();
  return (
    <span className={`mo-band mo-c-${facts.colour ?? "grey"}`}>
      <BandArt id={card.id} />
      <Icon name={facts.colour ?? "grey"} size={14} />
      <span className="mo-band-name">
        {hyphened(card.name, lang, in_bands)}{" "}
        <span className="mo-band-numbers">
          {facts.produces && total(facts.produces) > 0 && <Units amount={facts.produces} size={12} />}
          <Points vp={facts.vp} />
        </span>
      </span>
    </span>
  );
}

/** The card itself. Whatever holds it has the card's label, so nothing but the name is read here. */
export function CardFace(props: { card: Card; lang: Lang; marker?: JSX.Element | null }): JSX.Element {
  const { card, lang, marker } = props;
  const { facts } = card;
  const { restricted_morale } = useDesk().facts;
  const colour = facts.colour ?? "grey";
  const effect = effect_text(card, lang);
  return (
    <span className={`mo-card mo-c-${colour}`}>
      <span className="mo-card-head">
        <Icon name={colour} size={15} />
        <span className="mo-card-name">{hyphened(card.name, lang, in_bands)}</span>
      </span>{" "}
      <span className="mo-card-picture" aria-hidden="true">
        <Art id={card.id} />
        <span className="mo-card-signs">
          {facts.field && (
            <span className={`mo-field${marker ? " mo-field-full" : ""}`}>
              {marker ?? <Drawn text={facts.field} />}
            </span>
          )}
          {facts.restriction && (
            <span className="mo-limit" title={word(facts.restriction, lang, restricted_morale)}>
              <Icon name="lock" size={11} />
              <Icon name="morale" size={12} />
              <Drawn text={restricted_morale} />
            </span>
          )}
        </span>
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
        <Points vp={facts.vp} />
      </span>
      <span className={`mo-card-text mo-text-${text_length(effect)}`} aria-hidden="true">
        {facts.keyword && (
          <b className="mo-keyword">
            <Icon name={keyword_icon(facts.keyword)} size={12} /> {keyword_words[facts.keyword][lang]}
          </b>
        )}{" "}
        <span className="mo-card-words">{effect}</span>
      </span>
    </span>
  );
}

/** The deck's back, always small: a hidden hand is a number. */
export function CardBack(): JSX.Element {
  return (
    <span className="mo-back" aria-hidden="true">
      <svg viewBox="0 0 40 56">
        <circle cx="20" cy="28" r="9" fill="none" stroke="currentColor" strokeWidth="1.500" />
        <ellipse
          cx="20"
          cy="28"
          rx="16"
          ry="5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.500"
          transform="rotate(-24 20 28)"
        />
        <circle cx="20" cy="28" r="3" fill="currentColor" />
      </svg>
    </span>
  );
}
