// What the open question is about, when it is more than a glow on the table. Moves that concern no thing are buttons.
import type { JSX, ReactNode } from "react";
import type { Lang } from "../../protocol";
import { SpotBox, useSpot } from "../../ui/spot";
import { moves_on, of_verb } from "../common";
import type { Move } from "../contract";
import { FaceArt } from "./art";
import { AttackTable } from "./attack_table";
import { Face, FactionText, LookButton, SideText, face_words, seen_words } from "./card";
import { useCard, useDesk } from "./context";
import type { IconName } from "./icons";
import { Icon } from "./icons";
import { Account, Payment } from "./payment";
import { Purchase } from "./purchase";
import { ResourceCard } from "./resource";
import type { Card, CardKind, SectionName, Side, Type } from "./state";
import { asked_card, is_built, kinds, sides, turned_over, type_of, types } from "./state";
import { all_card_moves, loose_moves, paying } from "./targets";
import { kind_words, side_words, type_words, word } from "./words";

/** The scene of a question that is no choice of an action. */
export function Scene(): JSX.Element {
  const { view, lang } = useDesk();
  return (
    <section className="aa-scene" data-scene aria-label={view.decision.question?.[lang] ?? ""}>
      <Revealed />
      {view.decision.step === "unlock" && (
        <div className="aa-pay">
          <Account />
        </div>
      )}
      <Inside />
      <Loose />
    </section>
  );
}

function Inside(): JSX.Element | null {
  const { view, moves, lang, held } = useDesk();
  const { step } = view.decision;
  if (of_verb(moves, "spend").length > 0 || paying(step))
    return (
      <>
        <Payment />
        {held !== null && <AttachTo />}
      </>
    );
  if (of_verb(moves, "attach").length > 0)
    return held === null ? <Hint text={word("pick_attach", lang)} /> : <AttachTo />;
  if (step === "keep") return <Cards moves={of_verb(moves, "keep")} />;
  if (of_verb(moves, "logistic", "operational").length > 0) return <Sides />;
  if (step === "section") return null;
  if (of_verb(moves, "defend").length > 0) return <Plans moves={of_verb(moves, "defend")} />;
  if (of_verb(moves, "faction").length > 0) return <Factions moves={of_verb(moves, "faction")} />;
  if (of_verb(moves, "search").length > 0) return <Search moves={of_verb(moves, "search")} />;
  if (of_verb(moves, "purchase").length > 0) return <Purchase moves={of_verb(moves, "purchase")} />;
  if (of_verb(moves, "discard").length > 0) return <Hint text={word("pick_discard", lang)} />;
  return <Chips moves={[...all_card_moves(moves), ...of_verb(moves, "attack", "against", "deck", "play", "fire")]} />;
}

const Hint = ({ text }: { text: string }): JSX.Element => <p className="aa-hint">{text}</p>;

/** Cards turned for a Planet, a Technology or an attack. */
function Revealed(): JSX.Element | null {
  const { moves, lang, view } = useDesk();
  const card = useCard();
  const revealed = turned_over(view).asked;
  if (revealed.length === 0) return null;
  const asked = asked_card(view);
  const on = asked ? card(asked) : null;
  const show = (name: SectionName) => moves.filter((m) => m.verb === "show" && m.args[0] === name);
  return (
    <div className="aa-revealed">
      <span className="aa-pay-title">
        {word("revealed", lang)}
        {on && ` – ${on.name}`}
      </span>
      {on?.facts.kind && (
        <span className="aa-wanted">
          <Icon name={on.facts.kind} size={15} /> {kind_words[on.facts.kind][lang]}
        </span>
      )}
      <span className="aa-cards-row">
        {revealed.map((id) => (
          <ResourceCard
            key={id}
            id={id}
            {...(of_verb(moves, "show").length > 0 ? { moves: show } : {})}
            whole={moves_on(moves, ["take"], id)}
          />
        ))}
      </span>
    </div>
  );
}

/** What a section that was taken up can be attached to. */
function AttachTo(): JSX.Element {
  const { moves, held, lang } = useDesk();
  const card = useCard();
  return (
    <div className="aa-options">
      <span className="aa-pay-title">{word("attach_to", lang)}</span>
      {moves
        .filter((m) => m.action.startsWith(`attach ${held} `))
        .map((m) => (
          <Option key={m.action} move={m} icon={type_of(card(m.args[2]!))} text={card(m.args[2]!).name} />
        ))}
    </div>
  );
}

/** A button with few words; what it does stands in its label. */
export function Option({ move, icon, text }: { move: Move; icon?: IconName | undefined; text: string }): JSX.Element {
  const { lang } = useDesk();
  const said = move[lang];
  const label = said.includes(text) ? said : `${text}. ${said}`;
  return (
    <SpotBox moves={[move]} label={label} className="aa-option">
      {icon && <Icon name={icon} size={17} />} {text}
    </SpotBox>
  );
}

/** Things that lie somewhere on the table, as buttons. */
export function Chips({ moves }: { moves: Move[] }): JSX.Element | null {
  const { name_of, view, lang, state, cards } = useDesk();
  const card = useCard();
  if (moves.length === 0) return null;
  const named = (move: Move): { text: string; icon?: IconName } => {
    const thing = move.args[0] ?? "";
    if (cards.has(thing)) {
      const found = card(thing);
      return { text: found.name, icon: is_built(found) ? type_of(found) : "artifact" };
    }
    if (thing === "aliens") return { text: state.system ? card(state.system).name : move[lang], icon: "artifact" };
    if (view.seats.includes(thing)) return { text: name_of(thing), icon: "offensive" };
    if ((types as readonly string[]).includes(thing))
      return { text: type_words[thing as Type][lang], icon: thing as Type };
    return { text: move[lang] };
  };
  return (
    <div className="aa-options">
      {moves.map((move) => {
        const { text, icon } = named(move);
        return <Option key={move.action} move={move} text={text} icon={icon} />;
      })}
    </div>
  );
}

export function Loose(): JSX.Element | null {
  const { moves, lang } = useDesk();
  const loose = loose_moves(moves);
  if (loose.length === 0) return null;
  return (
    <div className="aa-options">
      {loose.map((m) => (
        <SpotBox key={m.action} moves={[m]} label={m[lang]} className="aa-option">
          {m[lang]}
        </SpotBox>
      ))}
    </div>
  );
}

/** Drawn cards, of which one is kept: both sides of each. */
function Cards({ moves }: { moves: Move[] }): JSX.Element {
  return (
    <Row>
      {moves.map((m) => (
        <Kept key={m.action} move={m} />
      ))}
    </Row>
  );
}
const Row = ({ children }: { children: ReactNode }): JSX.Element => <div className="aa-faces">{children}</div>;

function Kept({ move }: { move: Move }): JSX.Element {
  const { lang } = useDesk();
  const card = useCard()(move.args[0]!);
  const spot = useSpot({ moves: [move], label: `${both_words(card, lang)}. ${move[lang]}` }, "aa-face-spot");
  return (
    <div className="aa-face-place">
      <div {...spot}>
        <TwoTexts card={card} />
      </div>
      <LookButton id={card.id} name={card.name} />
    </div>
  );
}

/** Both sides in one face, to compare cards at a glance. */
function TwoTexts({ card }: { card: Card }): JSX.Element {
  const { lang } = useDesk();
  return (
    <span className={`aa-face aa-t-${card.facts.type}`} aria-hidden="true">
      <span className={`aa-band aa-t-${card.facts.type}`}>
        <Icon name={card.facts.kind ?? type_of(card)} size={15} />
        <span className="aa-name">{card.name}</span>
      </span>
      <FaceArt id={card.id} />{" "}
      {card.says ? (
        sides.map((side) => (
          <span key={side} className="aa-face-half" title={side_words[side][lang]}>
            <Icon name={side} size={13} /> <SideText card={card} side={side} />{" "}
          </span>
        ))
      ) : (
        <span className="aa-face-text">{card.text}</span>
      )}
    </span>
  );
}
const both_words = (card: Card, lang: Lang): string =>
  [card.name, ...(card.says ? sides.map((side) => seen_words(card, side, lang)) : [card.text])].join(". ");

/** With which side up a card enters the Empire. */
function Sides(): JSX.Element {
  const { moves, view, lang } = useDesk();
  const card = useCard();
  const asked = asked_card(view);
  return (
    <Row>
      {of_verb(moves, "logistic", "operational").map((m) => (
        <SideSpot key={m.action} move={m} card={asked ? card(asked) : null} lang={lang} />
      ))}
    </Row>
  );
}
function SideSpot({ move, card, lang }: { move: Move; card: Card | null; lang: Lang }): JSX.Element {
  const { facts } = useDesk();
  const side = move.verb as Side;
  const seen = card ? face_words(card, side, facts, lang) : "";
  const spot = useSpot({ moves: [move], label: `${seen}. ${move[lang]}` }, "aa-face-spot");
  return <div {...spot}>{card ? <Face card={card} side={side} /> : move[lang]}</div>;
}

/** Defence Plans with their tables. */
function Plans({ moves }: { moves: Move[] }): JSX.Element {
  return (
    <Row>
      {moves.map((m) => (
        <PlanSpot key={m.action} move={m} />
      ))}
    </Row>
  );
}
function PlanSpot({ move }: { move: Move }): JSX.Element {
  const { lang } = useDesk();
  const card = useCard()(move.args[0]!);
  const spot = useSpot({ moves: [move], label: `${card.name}. ${move[lang]}` }, "aa-face-title");
  return (
    <div className="aa-face aa-t-plan">
      <div {...spot} title={move[lang]}>
        <Icon name="plan" size={16} /> <b>{card.name}</b>
      </div>
      <FaceArt id={card.id} />
      <AttackTable card={card} />
    </div>
  );
}

function Factions({ moves }: { moves: Move[] }): JSX.Element {
  const card = useCard();
  const { lang } = useDesk();
  return (
    <Row>
      {moves.map((m) => {
        const faction = card(m.args[0]!);
        return (
          <SpotBox
            key={m.action}
            moves={[m]}
            label={`${faction.name}. ${faction.text} ${m[lang]}`}
            className="aa-face-spot"
          >
            <span className="aa-face aa-t-faction">
              <span className="aa-band aa-t-faction">
                <Icon name="faction" size={15} />
                <span className="aa-name">{faction.name}</span>
              </span>
              <FaceArt id={faction.id} /> <FactionText card={faction} />
            </span>
          </SpotBox>
        );
      })}
    </Row>
  );
}

/** A deck and a kind. */
function Search({ moves }: { moves: Move[] }): JSX.Element {
  const { lang } = useDesk();
  return (
    <div className="aa-grid-choice">
      {types.map((type) => {
        const here = moves.filter((m) => m.args[0] === type);
        if (here.length === 0) return null;
        return (
          <div key={type} className="aa-options" role="group" aria-label={type_words[type][lang]}>
            <span className="aa-pay-title">
              <Icon name={type} size={15} /> {type_words[type][lang]}
            </span>
            {kinds.flatMap((kind: CardKind) =>
              here
                .filter((m) => m.args[1] === kind)
                .map((m) => <Option key={m.action} move={m} icon={kind} text={kind_words[kind][lang]} />),
            )}
          </div>
        );
      })}
    </div>
  );
}
