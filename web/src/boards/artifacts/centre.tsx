// The middle of the table: Round marker, decks with their top cards, the available Alien System.
import type { JSX } from "react";
import { useState } from "react";
import { Dialog } from "../../ui/dialog";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place } from "../../ui/pointing";
import { useSpot } from "../../ui/spot";
import { moves_on } from "../common";
import { hidden, size_of } from "../contract";
import { BandArt, Thumb } from "./art";
import { AttackTable } from "./attack_table";
import { LookButton } from "./card";
import { useCard, useDesk } from "./context";
import type { IconName } from "./icons";
import { Drawn, Figure, Icon } from "./icons";
import { ResourceCard } from "./resource";
import type { Type } from "./state";
import { top_of, types } from "./state";
import { deck_moves, target_moves } from "./targets";
import { cards_counted, kind_words, type_words, word } from "./words";
import type { Word } from "./words";

export function Centre(): JSX.Element {
  const { lang } = useDesk();
  return (
    <section className="aa-centre" aria-label={word("table", lang)}>
      <div className="aa-commons">
        <Round />
        <Supplies />
        <div className="aa-decks">
          {types.map((type) => (
            <Deck key={type} type={type} />
          ))}
        </div>
        <BasicPlan />
      </div>
      <AlienSystem />
    </section>
  );
}

function Round(): JSX.Element {
  const { state, view, lang } = useDesk();
  const most = Math.max(view.seats.length, state.round_marker);
  const label = `${word("round_marker", lang)}: ${state.round_marker}. ${word("round_help", lang)}`;
  return (
    <div className="aa-round" {...shows("round", state.round_marker)} role="img" aria-label={label} title={label}>
      <span className="aa-round-title">{word("round_marker", lang)}</span>
      <span className="aa-round-track">
        {Array.from({ length: most }, (_, i) => most - i).map((n) => (
          <span key={n} className={n === state.round_marker ? "aa-round-on" : n > state.round_marker ? "aa-past" : ""}>
            <Drawn text={n} />
          </span>
        ))}
      </span>
      {state.ending === 1 && <b className="aa-ending">{word("last_round", lang)}</b>}
    </div>
  );
}

function Supply({ name, icon, count }: { name: Word; icon: IconName; count: number }): JSX.Element {
  const { lang } = useDesk();
  const label = `${word(name, lang)}: ${count}`;
  return (
    <span className="aa-supply" role="img" aria-label={label} title={label} {...shows(name, count)}>
      <Figure icon={icon} text={count} size={16} />
      <span className="aa-supply-name">{word(name, lang)}</span>
    </span>
  );
}

function Supplies(): JSX.Element {
  const { state, lang } = useDesk();
  const [open, set_open] = useState(false);
  const count = state.resource_discard.length;
  return (
    <div className="aa-supplies">
      <Supply name="resource_deck" icon="card" count={size_of(state.resource_deck)} />
      <button
        type="button"
        className="aa-supply aa-supply-button"
        disabled={count === 0}
        onClick={() => set_open(true)}
      >
        <span className="aa-figure">
          <Icon name="down" size={14} /> {count}
        </span>
        <span className="aa-supply-name">{word("resource_discard", lang)}</span>
      </button>
      <Supply name="artifact_deck" icon="artifact" count={size_of(state.artifact_deck)} />
      <Supply name="plan_deck" icon="plan" count={size_of(state.plan_deck)} />
      <Supply name="supply" icon="token" count={state.token_supply} />
      {open && (
        <Dialog
          title={`${word("resource_discard", lang)}: ${cards_counted(count, lang)}`}
          close={() => set_open(false)}
        >
          <div className="aa-board aa-discard">
            {state.resource_discard.map((id) => (
              <ResourceCard key={id} id={id} moves={() => []} piece={false} />
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** A deck, logistic side up: everybody sees the top card. A click draws from it, or asks for how many
 * Credits to buy. */
function Deck({ type }: { type: Type }): JSX.Element {
  const { state, facts, moves, lang, acting, look, mode, thing, prepare } = useDesk();
  const card = useCard();
  const deck = state.decks[type];
  const top = top_of(deck);
  const shown = top ? card(top) : null;
  const draws = deck_moves(moves, type);
  const buys = acting ? moves_on(moves, ["purchase"], type) : [];
  const count = hidden(deck) ?? (deck as string[]).length;
  const title = `${type_words[type][lang]}: ${cards_counted(count, lang)}`;
  const kind = shown?.facts.kind ? `, ${kind_words[shown.facts.kind][lang]}` : "";
  const name = shown ? `${shown.name}${kind}` : word("deck_empty", lang);
  const spot = useSpot(
    {
      moves: [...draws, ...buys],
      label: `${title}. ${name}`,
      would: acting ? `purchase ${type} 0` : undefined,
      ...(buys.length > 0
        ? { take: () => prepare("purchase", type), pressed: mode === "purchase" && thing === type }
        : {}),
    },
    `aa-deck aa-t-${type}`,
  );
  const inside = (
    <>
      {top && <BandArt id={top} />}
      <span className="aa-deck-head">
        <Icon name={facts.colour_of_type[type]} size={15} />
        <Drawn text={type_words[type][lang]} />
        <Drawn className="aa-count" text={count} />
      </span>
      <span className="aa-deck-top">
        {shown?.facts.kind && <Icon name={shown.facts.kind} size={14} />}
        <Drawn text={shown?.name ?? word("deck_empty", lang)} />
      </span>
    </>
  );
  const live = draws.length > 0 || buys.length > 0 || acting;
  return (
    <div className="aa-deck-place" {...place("type", type)} {...parts(`decks ${type} known 0 card`)}>
      {live || !top ? (
        <div {...spot} title={`${title}. ${name}`} {...(buys.length > 0 ? { "data-pick": `deck ${type}` } : {})}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          className={`aa-deck aa-t-${type}`}
          aria-label={`${title}. ${name}`}
          title={`${title}. ${name}`}
          onClick={() => look(top)}
        >
          {inside}
        </button>
      )}
      {live && top && <LookButton id={top} name={shown!.name} />}
    </div>
  );
}

/** The Defence Plan that lies there for all. */
function BasicPlan(): JSX.Element {
  const { facts, look } = useDesk();
  const card = useCard()(facts.basic_plan);
  return (
    <button type="button" className="aa-chip aa-basic-plan" onClick={() => look(card.id)}>
      <Thumb id={card.id} /> {card.name}
    </button>
  );
}

export function AlienSystem(): JSX.Element | null {
  const { state, moves, lang } = useDesk();
  const card = useCard();
  const here = target_moves(moves, "aliens");
  const system = state.system ? card(state.system) : null;
  const label = `${here[0] ? `${here[0][lang]}. ` : ""}${system?.name ?? ""}. ${word("alien_system", lang)}`;
  const spot = useSpot({ moves: here, label }, "aa-system-head");
  const aimed = state.attack.target === "aliens";
  if (!system) return null;
  return (
    <div
      className={`aa-system${aimed ? " aa-aimed" : ""}`}
      data-piece={system.id}
      {...place("target", "aliens")}
      {...parts("system")}
    >
      <BandArt id={system.id} />
      <div {...spot} title={label}>
        <Icon name="artifact" size={16} /> <b {...place("system", system.id)}>{system.name}</b>{" "}
        <Drawn text={word("alien_system", lang)} />
      </div>
      {/* While it is attacked, its table stands with the attack. */}
      {!aimed && <AttackTable card={system} />}
    </div>
  );
}
