// The encounter in the middle of the table: on the left the offense at the gate, on the right the defense, each with its
// allies, its card and its total; between them the warp, the destiny card and the piles.
import type { JSX } from "react";
import { counted } from "../../texts/counted";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import { called } from "../common";
import type { Move } from "../contract";
import { size_of } from "../contract";
import { Back, CardChip, Face, LookButton } from "./card";
import { DeskContext, useCard, useDesk } from "./context";
import { Icon, TypeIcon } from "./icons";
import { useLastEncounter } from "./last_encounter";
import { InForce } from "./powers";
import { Ships } from "./ships";
import type { CosmicState, Side } from "./state";
import { changed_value, destiny_card, fighters, is_laid, laid_card, main_of, played_of, sides } from "./state";
import { ship_moves, side_moves } from "./targets";
import { card_count, role_words, ship_count, word } from "./words";

/** The card that a side has laid: its back, and its face for its owner and after the reveal. */
function LaidCard({ side }: { side: Side }): JSX.Element {
  const { state, lang, facts } = useDesk();
  const card = useCard();
  const laid = laid_card(state, side);
  const open = state.is_revealed === 1 || state.is_open[side] === 1;
  if (!is_laid(state, side))
    return <span className="ce-card ce-no-card" role="img" aria-label={word("no_card", lang)} />;
  if (laid === null)
    return (
      <span className="ce-laid">
        <span role="img" aria-label={word("face_down", lang)}>
          <Back />
        </span>
        {state.is_laid_from_hoard[side] === 1 && <FromHoard />}
      </span>
    );
  const counts = state.counts_as[side];
  const changed = changed_value(state, side, facts);
  const turned = counts !== null && counts !== laid && changed === null;
  const now = changed !== null ? changed.to : turned ? card(counts).name : null;
  const label = now === null ? card(laid).name : `${card(laid).name}: ${word("counts_as", lang)} ${now}`;
  return (
    <span className={`ce-laid${open ? " ce-open" : " ce-peeked"}`} key={`${laid} ${open}`}>
      <span role="img" aria-label={open ? label : `${label}, ${word("face_down", lang)}`} {...place("card", laid)}>
        <Face id={laid} />
      </span>
      {turned && (
        <span className="ce-counts-as">
          <TypeIcon type={facts.type_of[counts] ?? ""} size={13} /> {card(counts).name}
        </span>
      )}
      {state.is_laid_from_hoard[side] === 1 && <FromHoard />}
      {changed !== null && (
        <span className="ce-value" aria-hidden="true" title={label}>
          {changed.from !== null && <s className="ce-drawn" data-text={changed.from} />}
          {changed.from !== null && "→"}
          <b className="ce-drawn" data-text={changed.to} {...shows(`value ${side}`, changed.to)} />
        </span>
      )}
      <LookButton id={laid} />
    </span>
  );
}

/** Which hand it is from has been said: the card may still lie face down. */
function FromHoard(): JSX.Element {
  const label = word("from_hoard", useDesk().lang);
  return (
    <span className="ce-from-hoard" role="img" aria-label={label} title={label}>
      <Icon name="chest" size={14} />
    </span>
  );
}

/** What technologies and powers have added to a total. */
function Added({ side }: { side: Side }): JSX.Element | null {
  const { state, lang } = useDesk();
  const added = state.additions[side];
  if (added === 0) return null;
  const text = added > 0 ? `+${added}` : `−${-added}`;
  const label = `${word("added", lang)}: ${text}`;
  return (
    <span className="ce-added" role="img" aria-label={label} title={label} {...shows(`added ${side}`, added)}>
      {text}
    </span>
  );
}

/** One player of a side with the ships that count for it. */
function Fighter({ seat, side }: { seat: string; side: Side }): JSX.Element {
  const { state, moves, name_of, me, lang } = useDesk();
  const player = state.players[seat]!;
  const where = side === "offense" ? "gate" : "beside";
  const here = seat === me ? ship_moves(moves, where) : [];
  // Once the outcome is fixed, those that made it; where they have gone is seen there.
  const ships = state.outcome === "open" ? player.in_encounter : Math.max(player.stored, player.in_encounter);
  const label = `${name_of(seat)}: ${counted(ship_count, ships, lang)}`;
  const spot = useSpot({ moves: here, label: here.length === 1 ? `${here[0]![lang]}. ${label}` : label }, "ce-fighter");
  return (
    <div {...spot} title={label} {...(seat === me ? place("place", where) : {})} {...parts(`players ${seat} ${where}`)}>
      <Ships seat={seat} n={ships} place={`encounter ${side}`} size={12} />
      <span className="ce-cut">{name_of(seat)}</span>
    </div>
  );
}

function SideBox({ side }: { side: Side }): JSX.Element {
  const { view, state, moves, lang, name_of, cards } = useDesk();
  const main = main_of(state, side);
  const here = side_moves(moves, side);
  const role = role_words[side][lang];
  const invited = state.invited[side].filter((seat) => state.players[seat]!.ally === "no");
  const spot = useSpot({ moves: here, label: here[0]?.[lang] ?? role }, "ce-side-title");
  const total = state.totals[side];
  const sum_word = word(state.is_revealed === 1 ? "total_final" : "total", lang);
  // Without the cards that it was made of it would be another than the one that decided.
  const has_sum = state.outcome === "open" || sides.some((one) => is_laid(state, one));
  const won = state.outcome === `${side}-wins`;
  const title = (
    <>
      <Icon name={side === "offense" ? "gate" : "shield"} size={15} /> {role}
    </>
  );
  return (
    <section
      className={`ce-side ce-${side}${won ? " ce-won" : ""}`}
      aria-label={main === null ? role : `${role}: ${name_of(main)}`}
      {...place("side", side)}
    >
      {here.length > 0 ? <div {...spot}>{title}</div> : <h3 className="ce-side-title">{title}</h3>}
      {main === null ? (
        <p className="ce-quiet">{word("nobody_yet", lang)}</p>
      ) : (
        <>
          <div className="ce-side-body">
            <LaidCard side={side} />
            {has_sum && (
              <div className="ce-sum">
                <small className="ce-sum-word" aria-hidden="true">
                  {sum_word}
                </small>
                <div
                  className="ce-total"
                  role="img"
                  aria-label={`${sum_word}: ${total}`}
                  title={sum_word}
                  {...shows(`total ${side}`, total)}
                >
                  {total}
                </div>
                <Added side={side} />
              </div>
            )}
          </div>
          <InForce side={side} />
          <div className="ce-fighters">
            {fighters(view, side).map((seat) => (
              <Fighter key={seat} seat={seat} side={side} />
            ))}
          </div>
          {state.support[side].length > 0 && (
            <div className="ce-support">
              {state.support[side].map((id, i) => (
                <span key={i} data-piece={`card ${id}`}>
                  {cards.size > 0 && <CardChip id={id} />}
                </span>
              ))}
            </div>
          )}
          {invited.length > 0 && (
            <div className="ce-invited" {...parts(`invited ${side}`)}>
              {word("invited", lang)}:{" "}
              {invited.map((seat) => (
                <span key={seat} role="img" aria-label={name_of(seat)} title={name_of(seat)}>
                  <SeatMark seat={seat} size={13} />
                </span>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The destiny card, turned over when it is drawn. */
function Destiny(): JSX.Element {
  const { state, lang, look, facts } = useDesk();
  const card = useCard();
  const { destiny } = state;
  const n = size_of(state.destiny_deck);
  const pile = `${word("destiny_deck", lang)}: ${counted(card_count, n, lang)}`;
  if (destiny === null)
    return (
      <span className="ce-destiny ce-destiny-pile" role="img" aria-label={pile} title={pile}>
        <Icon name="destiny" size={20} /> {n}
      </span>
    );
  const colour = card(destiny_card(destiny)).facts.colour ?? null;
  const name = called(facts, "destiny", destiny, lang);
  return (
    <button
      key={`${destiny} ${n}`}
      type="button"
      className="ce-destiny ce-destiny-open"
      {...place("destiny", destiny)}
      aria-label={`${word("destiny", lang)}: ${name}`}
      title={`${word("destiny", lang)}: ${name}. ${pile}`}
      onClick={() => look({ card: destiny_card(destiny) })}
    >
      {colour ? <SeatMark seat={colour} size={20} /> : <Icon name="destiny" size={20} />}
      <span>{name}</span>
    </button>
  );
}

function Piles(): JSX.Element {
  const { state, lang, look } = useDesk();
  const deck = size_of(state.deck);
  const top = state.discard.at(-1);
  const thrown = `${word("discard", lang)}: ${counted(card_count, state.discard.length, lang)}`;
  return (
    <div className="ce-piles">
      <span
        className="ce-pile"
        role="img"
        aria-label={`${word("deck", lang)}: ${counted(card_count, deck, lang)}`}
        title={word("deck", lang)}
      >
        <Icon name="cards" size={15} /> {deck}
      </span>
      <Destiny />
      {top !== undefined && (
        <button
          type="button"
          className="ce-pile"
          aria-label={thrown}
          title={thrown}
          {...parts("discard")}
          onClick={() => look({ pile: "discard" })}
        >
          <Icon name="card" size={15} /> {state.discard.length}
        </button>
      )}
    </div>
  );
}

/** Artifacts and flares that are being played: the last one is answered first. Before them flares with an effect that is not
 * yet done. */
function Playing(): JSX.Element | null {
  const { state, lang, cards } = useDesk();
  const pending = state.aside.filter((id) => !state.in_force.some(({ what }) => played_of(what).id === id));
  if (state.playing.length + pending.length === 0 || cards.size === 0) return null;
  return (
    <div className="ce-playing" role="group" aria-label={word("being_played", lang)}>
      {pending.map((id) => (
        <span key={id} data-piece={`card ${id}`} className="ce-pending" title={word("pending", lang)}>
          <CardChip id={id} />
        </span>
      ))}
      {state.playing.map((id, i) => (
        <span key={i} data-piece={`card ${id}`} className={i === state.playing.length - 1 ? "ce-playing-last" : ""}>
          <CardChip id={id} />
        </span>
      ))}
    </div>
  );
}

/** The warp: a whirl with the ships that were lost. */
export function Warp(): JSX.Element {
  const { view, state, lang } = useDesk();
  const lost = view.seats.filter((seat) => state.players[seat]!.warp > 0);
  const arm = "M0-44C26-44 44-24 44 0C44 20 28 33 11 33C-6 33-18 22-18 7C-18-6-8-15 3-15C11-15 16-9 16-3";
  return (
    <div className="ce-warp" role="group" aria-label={word("warp", lang)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="48" className="ce-warp-disc" />
        <g className="ce-warp-arms" fill="none" strokeLinecap="round">
          {[0, 120, 240].map((turn) => (
            <path key={turn} d={arm} transform={`rotate(${turn})`} />
          ))}
        </g>
      </svg>
      <div className="ce-warp-ships">
        {lost.map((seat) => (
          <span key={seat} {...parts(`players ${seat} warp`)}>
            <Ships seat={seat} n={state.players[seat]!.warp} place="warp" size={12} />
          </span>
        ))}
        {lost.length === 0 && <span className="ce-warp-name">{word("warp", lang)}</span>}
      </div>
    </div>
  );
}

/** Ships on their way to the warp, which could still be saved, and those that are out of the game. */
function Leaving(): JSX.Element | null {
  const { view, state, lang } = useDesk();
  const ways = ["leaving", "removed"] as const;
  const of = (way: (typeof ways)[number]) => view.seats.filter((seat) => state.players[seat]![way] > 0);
  const shown = ways.filter((way) => of(way).length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="ce-ways">
      {shown.map((way) => (
        <span
          key={way}
          className={`ce-way ce-${way}`}
          role="group"
          aria-label={word(way, lang)}
          title={word(way, lang)}
        >
          <Icon name={way === "leaving" ? "down" : "lost"} size={13} />
          {of(way).map((seat) => (
            <span key={seat} {...parts(`players ${seat} ${way}`)}>
              <Ships seat={seat} n={state.players[seat]![way]} place={way} size={11} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

const none: Move[] = [];

export function Encounter(): JSX.Element {
  const desk = useDesk();
  const { view, state } = desk;
  const last = useLastEncounter(view);
  const meets = state.offense !== null || last !== null;
  // Of what is over nothing can be chosen; its cards may be gone while it goes on.
  const told = last && { ...desk, view: last, state: last.state as CosmicState };
  const seen = told && (state.destiny === null ? { ...told, moves: none } : told);
  const side = (one: Side) => (
    <DeskContext.Provider value={seen ?? desk}>
      <SideBox side={one} />
    </DeskContext.Provider>
  );
  return (
    <div className={meets ? "ce-encounter" : "ce-encounter ce-idle"}>
      {meets && side("offense")}
      <div className="ce-between">
        <Warp />
        <DeskContext.Provider value={seen ?? desk}>
          <Outcome />
        </DeskContext.Provider>
        <div className="ce-doings">
          <Leaving />
          {meets && <InForce side={null} />}
          <Playing />
        </div>
        <Piles />
      </div>
      {meets && side("defense")}
    </div>
  );
}

/** How the encounter has ended, as soon as that is known. */
function Outcome(): JSX.Element | null {
  const { state, facts, lang } = useDesk();
  if (state.outcome === "open" || state.offense === null) return null;
  return <p className="ce-outcome">{called(facts, "outcome", state.outcome, lang)}</p>;
}
