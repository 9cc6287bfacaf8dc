// Resource cards: two sections, of which one counts, and a number. Whole in the hand and when they are revealed; as a
// small strip under Planets and on cards of the Stage, the section that counts clear, the other dim.
import type { JSX } from "react";
import { parts } from "../../ui/marks";
import { place } from "../../ui/pointing";
import { useSpot } from "../../ui/spot";
import type { Move } from "../contract";
import { useCard, useDesk } from "./context";
import { Drawn, Icon } from "./icons";
import type { Card, SectionName } from "./state";
import { section_names, section_of, shown_section } from "./state";
import { section_moves } from "./targets";
import { one_words, section_text, section_words, word } from "./words";

/** A section as one hears it: "Section A: 2 blue icons, Exploration". */
function useSectionLabel(): (card: Card, name: SectionName) => string {
  const { nouns, lang } = useDesk();
  return (card, name) => {
    const section = section_of(card, name);
    return `${section_words[name][lang]}${section ? `: ${section_text(section, nouns, lang)}` : ""}`;
  };
}
/** The whole card as one hears it. */
export function useResourceLabel(): (card: Card) => string {
  const { lang } = useDesk();
  const label_of = useSectionLabel();
  return (card) => {
    const sections = section_names.map((name) => label_of(card, name)).join("; ");
    const number = card.facts.number === undefined ? "" : `; ${word("number", lang)}: ${card.facts.number}`;
    return `${one_words.resource[lang]} ${card.id}: ${sections}${number}`;
  };
}

/** The icons of a section. */
function Icons({ card, name, size }: { card: Card; name: SectionName; size: number }): JSX.Element {
  const section = section_of(card, name);
  if (!section) return <Drawn text={`${card.id} ${name.toUpperCase()}`} />;
  return (
    <>
      <span className="aa-pips">
        {Array.from({ length: section.icons }, (_, i) => (
          <Icon key={i} name={section.colour} size={size} />
        ))}
      </span>
      <span className="aa-kind">
        <Icon name={section.kind} size={size - 3} />
      </span>
    </>
  );
}
const colour_class = (card: Card, name: SectionName) => `aa-c-${section_of(card, name)?.colour ?? "none"}`;

function Half(props: {
  card: Card;
  name: SectionName;
  moves: Move[];
  dim: boolean;
  /** Sections of a card that is chosen as a whole are only seen. */
  plain: boolean;
}): JSX.Element {
  const { card, name, moves, dim, plain } = props;
  const { lang, held, set_held } = useDesk();
  const label_of = useSectionLabel();
  const key = `${card.id} ${name}`;
  // What can be attached to several cards is taken up first.
  const takes_up = moves.length > 1 && moves.every((m) => m.verb === "attach");
  const label = `${label_of(card, name)} (${card.id})`;
  const spot = useSpot(
    {
      moves,
      label: moves.length === 1 ? moves[0]![lang] : label,
      ...(takes_up ? { take: () => set_held(held === key ? null : key), pressed: held === key } : {}),
    },
    `aa-half ${colour_class(card, name)}${dim ? " aa-dim" : ""}${held === key ? " aa-up" : ""}`,
  );
  if (plain)
    return (
      <div className={`aa-half ${colour_class(card, name)}${dim ? " aa-dim" : ""}`} aria-hidden="true">
        <Icons card={card} name={name} size={18} />
      </div>
    );
  return (
    <div {...spot} {...(takes_up ? { "data-pick": key } : {})}>
      <Icons card={card} name={name} size={18} />
    </div>
  );
}

export function ResourceCard(props: {
  id: string;
  /** What can be done with each section; by default what the open question offers. */
  moves?: (section: SectionName) => Move[];
  /** What can be done with the card as a whole. */
  whole?: Move[];
  /** The section that counts, where one does. */
  shown?: SectionName | undefined;
  piece?: boolean;
}): JSX.Element {
  const { id, whole = [], shown } = props;
  const desk = useDesk();
  const { lang } = desk;
  const card = useCard()(id);
  const label_of = useResourceLabel();
  const moves = props.moves ?? ((name: SectionName) => section_moves(desk.moves, id, name));
  const label = label_of(card);
  const as_whole = whole.length > 0;
  const spot = useSpot({ moves: whole, label: as_whole ? whole[0]![lang] : label }, "aa-resource");
  const choosing = desk.moves.some((m) => m.verb === "spend" || m.verb === "attach");
  const halves = section_names.map((name) => {
    const here = as_whole ? [] : moves(name);
    const dim = (shown !== undefined && shown !== name) || (choosing && here.length === 0 && !as_whole);
    return <Half key={name} card={card} name={name} moves={here} dim={dim} plain={as_whole || here.length === 0} />;
  });
  const number = card.facts.number !== undefined && (
    <span className="aa-number">
      <Drawn text={card.facts.number} />
    </span>
  );
  const marks = props.piece === false ? {} : { "data-piece": id, ...place("resource", id) };
  if (as_whole)
    return (
      <div {...spot} {...marks}>
        {halves}
        {number}
      </div>
    );
  return (
    <div className="aa-resource" role="group" aria-label={label} {...marks}>
      {halves}
      {number}
    </div>
  );
}

/** A card that lies under a Planet or is attached: small. */
export function Strip({ id }: { id: string }): JSX.Element {
  const { state, moves, lang } = useDesk();
  const card = useCard()(id);
  const label_of = useSectionLabel();
  const shown = shown_section(state, id);
  const other = shown === "a" ? "b" : "a";
  const here = section_moves(moves, id, shown);
  const label = `${label_of(card, shown)} (${word("visible_section", lang)}); ${label_of(card, other)} (${word("hidden_section", lang)})`;
  const spot = useSpot({ moves: here, label: here.length === 1 ? here[0]![lang] : label }, "aa-strip");
  return (
    <div {...spot} title={label} data-piece={id} {...place("resource", id)} {...parts(`lying ${id}`)}>
      <span className={`aa-strip-clear ${colour_class(card, shown)}`}>
        <Icons card={card} name={shown} size={13} />
      </span>
      <span className={`aa-strip-dim ${colour_class(card, other)}`}>
        <Icons card={card} name={other} size={10} />
      </span>
    </div>
  );
}
