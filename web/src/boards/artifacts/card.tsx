// Ships, Technologies and Planets: as tiles on the table, and whole, with both sides.
import type { JSX } from "react";
import type { Lang } from "../../protocol";
import { counted } from "../../texts/counted";
import { glued } from "../../texts/glued";
import { parts } from "../../ui/marks";
import { place } from "../../ui/pointing";
import { hyphened } from "../../texts/hyphens";
import { useSpot } from "../../ui/spot";
import { called } from "../common";
import type { Move } from "../contract";
import { BandArt, FaceArt } from "./art";
import { useCard, useDesk } from "./context";
import type { Facts } from "./facts";
import { Drawn, Figure, Icon } from "./icons";
import { Strip } from "./resource";
import type { Card, Side, Type } from "./state";
import { lying_on, row_deed, side_of, sides, tokens_on, type_of } from "./state";
import type { Mode } from "./targets";
import { attach_moves, card_moves } from "./targets";
import { icon_count, kind_words, one_words, side_words, token_count, word } from "./words";

/** What a side says; where sides are not told apart, the whole text. */
const side_text = (card: Card, side: Side): string => card.says?.[side] ?? card.text;

/** The words of a side that are seen: of an operational Technology its conditions. */
export function seen_words(card: Card, side: Side, lang: Lang): string {
  const { scores } = card.facts;
  if (side === "logistic" || !scores) return side_text(card, side);
  return scores.map((score) => score.when[lang]).join(" ");
}
/** ALWAYS, ADDITIONAL or ACTION stands on the logistic side of a Technology. */
const keyword_of = (card: Card, side: Side, facts: Facts, lang: Lang): string =>
  side === "logistic" && card.facts.keyword ? called(facts, "keyword", card.facts.keyword, lang) : "";

/** A side to be seen: the conditions of an operational Technology as a small table. */
export function SideText({ card, side, brief = false }: { card: Card; side: Side; brief?: boolean }): JSX.Element {
  const { lang } = useDesk();
  const { scores } = card.facts;
  if (side === "logistic" || !scores) return <>{glued(side_text(card, side), lang)}</>;
  return (
    <span className="aa-scores-of">
      {!brief && (
        <span className="aa-score-of aa-dim-text">
          <span />
          <Drawn text={`${word("during", lang)} / ${word("at_end", lang).toLocaleLowerCase(lang)}`} />
        </span>
      )}
      {scores.map((score, i) => (
        <span key={i} className="aa-score-of">
          <span>{glued(score.when[lang], lang)} </span>
          <Drawn className="aa-score-points" text={`${score.during}/${score.end}`} />
        </span>
      ))}
    </span>
  );
}

/** The card as one hears it: first the words that are seen on a tile, in their order. */
function useCardLabel(): (card: Card, side: Side | null) => string {
  const { lang, state, facts } = useDesk();
  return (card, side) => {
    const up = side ?? "logistic";
    const { kind, type } = card.facts;
    const tokens = tokens_on(state, card.id);
    const seen = [keyword_of(card, up, facts, lang), seen_words(card, up, lang)].filter(Boolean).join(" ");
    const whole = card.facts.scores && side === "operational" ? side_text(card, side) : "";
    return [
      `${card.name}. ${seen}`,
      `${one_words[type][lang]}${kind ? `, ${kind_words[kind][lang]}` : ""}`,
      ...(side ? [side_words[side][lang]] : []),
      ...(whole ? [whole] : []),
      ...(tokens > 0 ? [counted(token_count, tokens, lang)] : []),
    ].join("; ");
  };
}

/** `art`: with the picture, where there is no larger one beneath. */
function Band({ card, side, art = false }: { card: Card; side: Side | null; art?: boolean }): JSX.Element {
  const { lang } = useDesk();
  return (
    <span className={`aa-band aa-t-${card.facts.type}`}>
      {art && <BandArt id={card.id} />}
      <Icon name={card.facts.kind ?? type_of(card)} size={15} />
      <span className="aa-name">{hyphened(card.name, lang)}</span>
      {side && <Icon name={side} size={13} />}
    </span>
  );
}

/** How far a card of the Stage is paid: attached icons against what it costs. */
function Progress({ id, seat, type, cost }: { id: string; seat: string; type: Type; cost: number }): JSX.Element {
  const { state, lang, facts } = useDesk();
  const icons = state.players[seat]!.icons[id] ?? 0;
  const label = `${word("attached", lang)}: ${counted(icon_count, icons, lang)}; ${word("cost", lang)}: ${cost}`;
  return (
    <span className={`aa-progress${icons >= cost ? " aa-full" : ""}`} role="img" aria-label={label} title={label}>
      <Figure icon={facts.colour_of_type[type]} text={`${icons}/${cost}`} size={13} />
      <span className="aa-meter" style={{ "--part": Math.min(1, icons / cost) } as React.CSSProperties} />
    </span>
  );
}

function Tokens({ id }: { id: string }): JSX.Element | null {
  const { state } = useDesk();
  const tokens = tokens_on(state, id);
  if (tokens === 0) return null;
  return (
    <span className="aa-tokens">
      <Figure icon="token" text={tokens} size={15} />
    </span>
  );
}

/** So many letters are long for a tile. */
const long_text = 80;

interface TileProps {
  id: string;
  seat: string;
  where: "stage" | "empire";
  type: Type;
  /** Only the name: an opponent's. */
  brief?: boolean;
}

/** A card that lies in somebody's Stage or Empire. A click does what can be done with it, or lifts it. */
export function Tile({ id, seat, where, type, brief = false }: TileProps): JSX.Element {
  const { state, facts, moves, held, lang, look, own, mine, acting, mode, thing, prepare } = useDesk();
  const card = useCard()(id);
  const label_of = useCardLabel();
  const player = state.players[seat]!;
  const side = where === "empire" ? side_of(player, type, id) : null;
  const here: Move[] = [...card_moves(moves, id), ...attach_moves(moves, held, id)];
  const label = label_of(card, side);
  const stuck = acting && mine && seat === own && where === "stage" && here.length === 0;
  // Among the actions of a turn it is laid out first.
  const laid = acting && here[0] ? (here[0].verb as Mode) : null;
  const pressed = mode === laid && thing === id;
  const spot = useSpot(
    {
      moves: here,
      label: here.length === 1 ? `${here[0]![lang]}. ${label}` : label,
      ...(laid ? { take: () => prepare(laid, id), pressed } : {}),
      would: stuck ? `${row_deed[type]} ${id}` : undefined,
    },
    "aa-tile-face",
  );
  const lying = lying_on(state, id);
  const blocked = tokens_on(state, id) > 0;
  const text = seen_words(card, side ?? "logistic", lang);
  // The side's sign begins the text, where that is a sentence.
  const in_band = brief || !text || (side === "operational" && card.facts.scores !== undefined);
  const inside = (
    <>
      <Band card={card} side={in_band ? side : null} art />
      <Tokens id={id} />
      {!brief && text && (
        <span className={`aa-tile-text${text.length > long_text ? " aa-text-long" : ""}`} aria-hidden="true">
          {side && !in_band && <Icon name={side} size={12} />}{" "}
          <b className="aa-keyword">{keyword_of(card, side ?? "logistic", facts, lang)}</b>{" "}
          <SideText card={card} side={side ?? "logistic"} brief />
        </span>
      )}
    </>
  );
  const classes = [
    "aa-tile",
    `aa-in-${where}`,
    side && `aa-side-${side}`,
    blocked && "aa-blocked",
    brief && "aa-brief",
  ];
  return (
    <div
      className={classes.filter(Boolean).join(" ")}
      data-piece={id}
      {...place("card", id)}
      {...parts(`players ${seat} ${where} ${type} ${id}`, `players ${seat} operational ${type} ${id}`, `tokens ${id}`)}
    >
      {here.length > 0 || stuck ? (
        <>
          <div {...spot} title={label} {...(laid ? { "data-pick": id } : {})}>
            {inside}
          </div>
          <LookButton id={id} name={card.name} />
        </>
      ) : (
        <button type="button" className="aa-tile-face" aria-label={label} title={label} onClick={() => look(id)}>
          {inside}
        </button>
      )}
      {where === "stage" && <Progress id={id} seat={seat} type={type} cost={player.costs[type]} />}
      {lying.length > 0 && (
        <div
          className="aa-strips"
          role="group"
          aria-label={`${card.name}: ${word(where === "stage" ? "attached" : "produced", lang)}`}
        >
          {lying.map((r) => (
            <Strip key={r} id={r} />
          ))}
        </div>
      )}
    </div>
  );
}

export function LookButton({ id, name }: { id: string; name: string }): JSX.Element {
  const { look, lang } = useDesk();
  return (
    <button
      type="button"
      className="aa-look"
      aria-label={`${word("look", lang)}: ${name}`}
      onClick={(event) => {
        event.stopPropagation();
        look(id);
      }}
    >
      <Icon name="info" size={14} />
    </button>
  );
}

/** The words of a whole side, in the order in which they are seen. */
export function face_words(card: Card, side: Side, facts: Facts, lang: Lang): string {
  const { kind } = card.facts;
  const words = [kind ? kind_words[kind][lang] : "", side_words[side][lang], keyword_of(card, side, facts, lang)];
  return [card.name, ...words, seen_words(card, side, lang)].filter(Boolean).join(". ");
}

/** One side of a card, whole. */
export function Face({ card, side, up }: { card: Card; side: Side | null; up?: boolean }): JSX.Element {
  const { lang, facts } = useDesk();
  const { kind, type } = card.facts;
  return (
    <span className={`aa-face aa-t-${type}${up ? " aa-face-up" : ""}`}>
      <Band card={card} side={side} />
      <FaceArt id={card.id} />{" "}
      <span className="aa-face-sort">
        {kind && (
          <>
            <Icon name={kind} size={14} /> {kind_words[kind][lang]}
          </>
        )}
      </span>{" "}
      {side && (
        <b className="aa-face-side">
          {side_words[side][lang]}
          {up && `, ${word("up", lang)}`}
        </b>
      )}{" "}
      {side && <b className="aa-keyword">{keyword_of(card, side, facts, lang)}</b>}{" "}
      <span className="aa-face-text">{side ? <SideText card={card} side={side} /> : glued(card.text, lang)}</span>
    </span>
  );
}

/** Both sides, the one that lies up marked; a card whose sides are not told apart is shown once. */
export function BothSides({ card, up }: { card: Card; up: Side | null }): JSX.Element {
  if (!card.says) return <Face card={card} side={null} />;
  return (
    <span className="aa-both">
      {sides.map((side) => (
        <Face key={side} card={card} side={side} up={side === up} />
      ))}
    </span>
  );
}

/** What a faction does, line by line; of other cards the text. */
export function FactionText({ card }: { card: Card }): JSX.Element {
  const { lang } = useDesk();
  const { setup, action, bonus } = card.facts;
  if (!setup || !action || typeof bonus !== "object")
    return <span className="aa-face-text">{glued(card.text, lang)}</span>;
  const line = (title: string, text: string) => (
    <span className="aa-face-half">
      <b className="aa-keyword">{title}</b> {glued(text, lang)}
    </span>
  );
  return (
    <>
      {line(word("faction_setup", lang), setup.map((one) => one[lang]).join(" "))}{" "}
      {line(word("faction_action", lang), action[lang])}{" "}
      <span className="aa-face-half">{glued(bonus[lang], lang)}</span>
    </>
  );
}
