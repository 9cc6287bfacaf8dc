// Advisors and races: their face, and what they can do.
import type { JSX } from "react";
import type { Lang } from "../../protocol";
import { Face } from "./art";
import { Drawn, Icon, Units } from "./icons";
import type { Card } from "./state";
import { total } from "./state";
import { word } from "./words";

/** The whole of an advisor or a race. */
export function Portrait(props: { card: Card; lang: Lang; marker?: JSX.Element | null }): JSX.Element {
  const { card, lang, marker } = props;
  const { facts } = card;
  return (
    <span className="mo-portrait">
      <span className="mo-portrait-head">
        <Face id={card.id} size={52} />
        <b>{card.name}</b>
        {facts.field && (
          <span aria-hidden="true" className={`mo-field${marker ? " mo-field-full" : ""}`}>
            {marker ?? <Drawn text={facts.field} />}
          </span>
        )}
      </span>{" "}
      <span className="mo-portrait-text" aria-hidden="true">
        {card.text}
      </span>{" "}
      {facts.start && total(facts.start) > 0 && (
        <span className="mo-portrait-start" aria-hidden="true">
          {word("start", lang)}: <Units amount={facts.start} size={16} />
          {facts.vp ? (
            <span className="mo-points">
              <Icon name="star" size={12} />
              <Drawn text={facts.vp} />
            </span>
          ) : null}
        </span>
      )}
    </span>
  );
}
