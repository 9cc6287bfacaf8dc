// The little scenes of the questions: what each is about, and its choices drawn as things.
import type { JSX } from "react";
import { SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { of_verb } from "../common";
import type { Move } from "../contract";
import { CardFace, useLabel } from "./card";
import { useCard, useDesk } from "./context";
import { Icon, Unit, Units } from "./icons";
import { Portrait } from "./portrait";
import type { Card, Colour, Resource, SystemName } from "./state";
import { asked_card } from "./state";
import { pile_moves } from "./targets";
import type { Word } from "./words";
import { action_help, action_words, word } from "./words";

/** An action was chosen, its target not yet. */
export function ModeScene(): JSX.Element {
  const { mode, moves, facts, nouns, lang } = useDesk();
  const here = of_verb(moves, mode!);
  const head = (
    <p className="mo-hint">
      <Icon name={mode!} size={18} /> <b>{action_words[mode!][lang]}</b> {action_help(mode!, { facts, nouns, lang })}
    </p>
  );
  if (mode === "build" || mode === "exploit")
    return (
      <>
        {head}
        <p className="mo-hint">{word("pick_hand", lang)}</p>
      </>
    );
  if (mode === "research")
    return (
      <>
        {head}
        <div className="mo-row">
          {here.map((m) => (
            <SpotBox key={m.action} moves={[m]} label={m[lang]} className="mo-button">
              {m[lang]}
            </SpotBox>
          ))}
        </div>
      </>
    );
  if (mode === "trade")
    return (
      <>
        {head}
        <div className="mo-row mo-exchanges">
          {here.map((m) => (
            <Exchanged key={m.action} move={m} give={m.args[0] as Resource} get={m.args[1] as Resource} />
          ))}
        </div>
      </>
    );
  return (
    <>
      {head}
      <Chips moves={here} />
    </>
  );
}

function Exchanged({ move, give, get }: { move: Move; give: Resource; get: Resource }): JSX.Element {
  const { lang, facts } = useDesk();
  return (
    <SpotBox moves={[move]} label={move[lang]} className="mo-button">
      <Unit resource={give} n={facts.trade[give]} size={20} />
      <span aria-hidden="true">→</span>
      <Unit resource={get} n={facts.trade[get]} size={20} />
    </SpotBox>
  );
}

/** The same choices as those that glow on the table, gathered within reach. */
export function Chips({ moves }: { moves: Move[] }): JSX.Element {
  const { lang, name_of, state } = useDesk();
  const card = useCard();
  /** What is chosen, and where it is. */
  const words = (m: Move): [string, string?] => {
    if (m.verb === "arrange") return [m[lang]];
    if (m.verb === "attack" || m.verb === "rob" || m.verb === "sink") {
      const sunk = m.verb === "sink" ? state.players[m.args[0]!]!.systems[m.args[1] as SystemName].at(-1) : undefined;
      return [name_of(m.args[0]!), sunk && card(sunk).name];
    }
    const source = m.args[1]!;
    const place =
      source === "sheet"
        ? word("race", lang)
        : source === "advisor"
          ? word("advisor", lang)
          : `${word("system", lang)} ${source}`;
    return [card(m.args[0]!).name, place];
  };
  const against = (m: Move) => ["attack", "rob", "sink"].includes(m.verb);
  return (
    <div className="mo-row">
      {moves.map((m) => (
        <SpotBox
          key={m.action}
          moves={[m]}
          label={[...words(m).filter(Boolean), m[lang]].join(". ")}
          className="mo-button"
        >
          {against(m) && <SeatMark seat={m.args[0]!} size={18} />}
          <b>{words(m)[0]}</b> {words(m)[1] && <span className="mo-dim">{words(m)[1]}</span>}
        </SpotBox>
      ))}
    </div>
  );
}

/** Cards to choose from by kind; alike ones are one choice. */
export function Kinds({ verb, kinds, title }: { verb: string; kinds: string[]; title: Word }): JSX.Element {
  const { moves, lang } = useDesk();
  const card = useCard();
  const label_of = useLabel();
  return (
    <>
      <p className="mo-hint">{word(title, lang)}</p>
      <div className="mo-cards-row">
        {kinds.map((kind, i) => (
          <SpotBox
            key={i}
            moves={of_verb(moves, verb).filter((m) => m.args[0] === kind)}
            label={label_of(card(kind))}
            className="mo-pick-card"
          >
            <CardFace card={card(kind)} lang={lang} />
          </SpotBox>
        ))}
      </div>
    </>
  );
}

export function Arrange(): JSX.Element {
  const { state, moves, lang } = useDesk();
  const card = useCard();
  return (
    <>
      <p className="mo-hint">{word("arrange", lang)}</p>
      <ol className="mo-order">
        {state.arranged.map((id, i) => (
          <li key={i} className={`mo-band mo-c-${card(id).facts.colour ?? "grey"}`}>
            {i + 1}. {card(id).name}
          </li>
        ))}
        <li className="mo-order-next">{state.arranged.length + 1}. ?</li>
      </ol>
      <Kinds verb="next" kinds={of_verb(moves, "next").map((m) => m.args[0]!)} title="remaining" />
    </>
  );
}

export function Advisors({ moves }: { moves: Move[] }): JSX.Element {
  const { lang } = useDesk();
  const card = useCard();
  const label_of = useLabel();
  return (
    <div className="mo-cards-row">
      {of_verb(moves, "hire").map((m) => (
        <SpotBox
          key={m.action}
          moves={[m]}
          label={`${m[lang]}. ${label_of(card(m.args[0]!))}`}
          className="mo-pick-card"
        >
          <Portrait card={card(m.args[0]!)} lang={lang} />
        </SpotBox>
      ))}
    </div>
  );
}

export function Colours({ moves }: { moves: Move[] }): JSX.Element {
  const { facts, lang } = useDesk();
  const name = (m: Move) => facts.called.colour[m.args[0] as Colour][lang];
  return (
    <div className="mo-row">
      {of_verb(moves, "colour").map((m) => (
        <SpotBox key={m.action} moves={[m]} label={`${name(m)}. ${m[lang]}`} className="mo-button">
          <span className={`mo-band mo-c-${m.args[0]}`}>
            <Icon name={m.args[0] as Colour} size={20} /> {name(m)}
          </span>
        </SpotBox>
      ))}
    </div>
  );
}

/** The discard pile laid out, the top first; only what can be taken, when that is the question. */
export function PileCards({ moves, whole = false }: { moves: Move[]; whole?: boolean }): JSX.Element {
  const { state, lang } = useDesk();
  const card = useCard();
  const label_of = useLabel();
  const pile = state.discard.map((id, i) => ({ id, here: pile_moves(moves, state.discard, i) }));
  return (
    <>
      <p className="mo-hint">{word("top_first", lang)}</p>
      <div className="mo-cards-row mo-pile-row">
        {pile.map(({ id, here }, i) =>
          whole || here.length > 0 ? (
            <SpotBox key={i} moves={here} label={label_of(card(id))} className="mo-pick-card">
              <CardFace card={card(id)} lang={lang} />
            </SpotBox>
          ) : null,
        )}
      </div>
    </>
  );
}

function useAskedCard(): Card | null {
  const { view, cards, lang } = useDesk();
  return asked_card(view, cards, lang);
}

export function Asked(): JSX.Element | null {
  const { lang } = useDesk();
  const shown = useAskedCard();
  const label_of = useLabel();
  if (!shown) return null;
  return (
    <div className="mo-asked">
      <div className="mo-pick-card" role="img" aria-label={label_of(shown)}>
        {shown.facts.kind === "structure" ? (
          <CardFace card={shown} lang={lang} />
        ) : (
          <Portrait card={shown} lang={lang} />
        )}
      </div>
    </div>
  );
}

export function Exchange({ moves }: { moves: Move[] }): JSX.Element {
  const { lang } = useDesk();
  const sides = useAskedCard()?.facts.exchange;
  return (
    <>
      <p className="mo-hint">{word("give_get", lang)}</p>
      <div className="mo-row">
        {of_verb(moves, "exchange").map((m) => (
          <SpotBox key={m.action} moves={[m]} label={m[lang]} className="mo-button">
            {sides ? (
              <>
                <Units amount={sides[m.args[0] === "back" ? 1 : 0]} size={20} />
                <span aria-hidden="true">→</span>
                <Units amount={sides[m.args[0] === "back" ? 0 : 1]} size={20} />
              </>
            ) : (
              m[lang]
            )}
          </SpotBox>
        ))}
      </div>
    </>
  );
}

export function Gains({ moves }: { moves: Move[] }): JSX.Element {
  const { view, facts, lang } = useDesk();
  const amounts = view.decision.step === "gain-one-of" ? view.decision.question?.args : undefined;
  const order = Object.keys(facts.called.resource);
  return (
    <div className="mo-row">
      {of_verb(moves, "gain").map((m) => {
        const r = m.args[0] as Resource;
        const name = facts.called.resource[r][lang];
        return (
          <SpotBox key={m.action} moves={[m]} label={`${name}. ${m[lang]}`} className="mo-button">
            <span aria-hidden="true">+</span>
            <Unit resource={r} n={Number(amounts?.[order.indexOf(r)]?.value ?? 1)} size={22} /> {name}
          </SpotBox>
        );
      })}
    </div>
  );
}
