// A deal: both proposals as exchanges with two sides, and the one that is being prepared, to which terms are added by
// touching types, cards of the hand, planets.
import type { JSX, ReactNode } from "react";
import { useState } from "react";
import { capital } from "../../texts/capital";
import { counted } from "../../texts/counted";
import { parts } from "../../ui/marks";
import { useWhenChanged } from "../../ui/hooks";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import { called } from "../common";
import type { Move } from "../contract";
import { hidden } from "../contract";
import { CardChip } from "./card";
import { useCard, useDesk } from "./context";
import { MoveButton } from "./dock";
import { Icon, TypeIcon } from "./icons";
import type { Offer, Side, Term } from "./state";
import { draft_of, is_bargaining, offer_of, other_side, side_of } from "./state";
import { accepts, asked_cards, term_moves } from "./targets";
import { ship_count, word } from "./words";

/** One thing that changes hands. */
function TermChip({ term }: { term: Term | { hidden: number } }): JSX.Element {
  const { facts, lang, name_of } = useDesk();
  if (hidden(term) !== null)
    return (
      <span className="ce-term">
        <Icon name="card" size={14} /> {word("a_card", lang)}
      </span>
    );
  const { term: kind, card, type, planet, owner, ships } = term as Term;
  if (card) return <CardChip id={card} />;
  if (owner)
    return (
      <span className="ce-term ce-term-freed">
        <Icon name="warp" size={14} />
        <span>
          {word("from_warp", lang)} <SeatMark seat={owner} size={13} /> {name_of(owner)},{" "}
          {counted(ship_count, ships, lang)}
        </span>
      </span>
    );
  if (planet)
    return (
      <span className="ce-term ce-term-colony">
        <Icon name="colony" size={14} /> {word("colony_on", lang)} {called(facts, "planet", planet, lang)}
      </span>
    );
  if (type)
    return (
      <span className="ce-term">
        <TypeIcon type={type} size={14} /> {word("any_of", lang)} {called(facts, "type", type, lang)}
      </span>
    );
  return (
    <span className="ce-term">
      <Icon name={kind === "random" ? "card" : "attack"} size={14} /> {called(facts, "term", kind, lang)}
    </span>
  );
}

function Terms({ terms, giver }: { terms: readonly (Term | { hidden: number })[]; giver: Side }): JSX.Element {
  const { lang } = useDesk();
  const given = terms.filter((term) => ("giver" in term ? term.giver === giver : false));
  if (given.length === 0) return <span className="ce-quiet">{word("nothing", lang)}</span>;
  return (
    <>
      {given.map((term, i) => (
        <TermChip key={i} term={term} />
      ))}
    </>
  );
}

/** The two sides of an exchange as the viewer sees them: what goes, what comes. */
function Exchange(props: {
  terms: readonly (Term | { hidden: number })[];
  /** Cards that the viewer may not see are of whoever proposes. */
  maker: Side;
  left: ReactNode;
  right: ReactNode;
  left_side: Side;
}): JSX.Element {
  const { terms, maker, left_side } = props;
  const seen = terms.map((term) => ("giver" in term ? term : { ...term, giver: maker }));
  return (
    <div className="ce-exchange">
      <div>
        <h3>{props.left}</h3>
        <Terms terms={seen} giver={left_side} />
      </div>
      <div>
        <h3>{props.right}</h3>
        <Terms terms={seen} giver={other_side(left_side)} />
      </div>
    </div>
  );
}

function useTitles(left_side: Side): [ReactNode, ReactNode] {
  const { state, me, name_of, lang } = useDesk();
  const mine = me !== null && state[left_side] === me;
  if (mine) return [word("you_give", lang), word("you_get", lang)];
  const gives = (seat: string | null) =>
    seat && (
      <>
        <SeatMark seat={seat} size={12} /> {name_of(seat)} {word("gives", lang)}
      </>
    );
  return [gives(state[left_side]), gives(state[other_side(left_side)])];
}

function Proposal({ offer, side, left_side }: { offer: Offer; side: Side; left_side: Side }): JSX.Element {
  const { moves, lang, name_of, me, state } = useDesk();
  const [left, right] = useTitles(left_side);
  const mine = state[side] === me;
  const here = mine ? [] : accepts(moves);
  const title = mine ? word("your_proposal", lang) : `${word("proposal_of", lang)} ${name_of(offer.seat!)}`;
  return (
    <section
      className={mine ? "ce-proposal ce-mine" : "ce-proposal"}
      aria-label={title}
      {...parts(`talk ${side === "offense" ? "first" : "second"}`)}
    >
      <h3>
        <SeatMark seat={offer.seat!} size={13} /> {title}
        {offer.number > 0 && <span className="ce-quiet"> {offer.number}</span>}
      </h3>
      {offer.offer.length === 0 ? (
        <p className="ce-quiet">{word("no_proposal", lang)}</p>
      ) : (
        <Exchange terms={offer.offer} maker={side} left={left} right={right} left_side={left_side} />
      )}
      {here.length > 0 && (
        <div className="ce-buttons">
          {here.map((move) => (
            <MoveButton key={move.action} move={move} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A term that can be added. */
function AddTerm({ move }: { move: Move }): JSX.Element {
  const { facts, lang } = useDesk();
  const what = move.verb.replace(/^(?:give|ask)-/, "");
  const type = what === "type" ? move.args[0]! : null;
  const name = type === null ? called(facts, "term", what, lang) : called(facts, "type", type, lang);
  const spot = useSpot({ moves: [move], label: `${name}: ${move[lang]}` }, "ce-add");
  return (
    <div {...spot} title={move[lang]}>
      {type !== null && <TypeIcon type={type} size={14} />} {name}
    </div>
  );
}
function AddCard({ move }: { move: Move }): JSX.Element {
  const { lang } = useDesk();
  const id = move.args[0]!;
  const { name } = useCard()(id);
  const spot = useSpot({ moves: [move], label: `${name}: ${move[lang]}` }, "ce-add");
  return (
    <div {...spot} title={move[lang]}>
      <CardChip id={id} />
    </div>
  );
}

/** Any card may be asked for by its name: they are many, so they are laid out when that is wanted. */
function NamedCards(): JSX.Element | null {
  const { moves, lang, facts, view } = useDesk();
  const card = useCard();
  const [open, set_open] = useState(false);
  useWhenChanged(view.decision.number, () => set_open(false));
  const here = asked_cards(moves);
  const spot = useSpot(
    { moves: [], label: word("named_card", lang), take: () => set_open(!open), pressed: open },
    "ce-add ce-add-named",
  );
  if (here.length === 0) return null;
  return (
    <>
      <div {...spot} data-mode="named">
        {word("named_card", lang)} <Icon name="down" size={12} />
      </div>
      {open && (
        <div className="ce-named" role="group" aria-label={word("named_card", lang)}>
          {facts.types.map((type) => {
            const those = here.filter((move) => facts.type_of[move.args[0]!] === type);
            return (
              those.length > 0 && (
                <div key={type}>
                  <h5>
                    <TypeIcon type={type} size={14} /> {capital(called(facts, "type", type, lang), lang)}
                  </h5>
                  {[...those]
                    .sort((a, b) =>
                      type === "flare" ? card(a.args[0]!).name.localeCompare(card(b.args[0]!).name, lang) : 0,
                    )
                    .map((move) => (
                      <AddCard key={move.action} move={move} />
                    ))}
                </div>
              )
            );
          })}
        </div>
      )}
    </>
  );
}

/** The proposal that I prepare. */
function Draft({ side }: { side: Side }): JSX.Element {
  const { state, moves, lang } = useDesk();
  const terms = draft_of(state);
  const column = (way: "give" | "ask") => (
    <div>
      <h3>{word(way === "give" ? "you_give" : "you_get", lang)}</h3>
      <div className="ce-drafted">
        <Terms terms={terms} giver={way === "give" ? side : other_side(side)} />
      </div>
      <div className="ce-adds" role="group" aria-label={word(way === "give" ? "you_give" : "you_get", lang)}>
        {term_moves(moves, way).map((move) => (
          <AddTerm key={move.action} move={move} />
        ))}
        {way === "ask" && <NamedCards />}
      </div>
    </div>
  );
  return (
    <div className="ce-draft">
      <div className="ce-exchange">
        {column("give")}
        {column("ask")}
      </div>
      <p className="ce-quiet">{word("pick_terms", lang)}</p>
    </div>
  );
}

export function Deal(): JSX.Element | null {
  const { state, me, view, lang, moves } = useDesk();
  if (!is_bargaining(state)) return null;
  const mine = me === null ? null : side_of(state, me);
  const is_main = mine !== null && state[mine] === me;
  const left_side = is_main ? mine : "offense";
  const preparing = view.decision.step === "prepare" && moves.length > 0;
  // What the other has proposed comes first.
  const order: Side[] = [other_side(left_side), left_side];
  const offers = order.map((side) => ({ side, offer: state[side] && offer_of(state, state[side]) }));
  return (
    <section className="ce-deal" aria-label={word("deal", lang)}>
      <h2>
        <Icon name="negotiate" size={18} /> {word("deal", lang)}
      </h2>
      {preparing && is_main && <Draft side={mine} />}
      <div className="ce-proposals">
        {offers.map(
          ({ side, offer }) =>
            offer &&
            !(preparing && offer.offer.length === 0) && (
              <Proposal key={side} offer={offer} side={side} left_side={left_side} />
            ),
        )}
      </div>
    </section>
  );
}
