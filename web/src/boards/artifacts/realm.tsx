// A faction board, large, the own one or that of whoever plays: Stage on the left, Empire on the right, a row for each type
// between them; Bank, Artifacts and Defence Plans.
import type { JSX } from "react";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import { moves_on } from "../common";
import { Thumb } from "./art";
import { Tile } from "./card";
import { useCard, useDesk } from "./context";
import { Drawn, Figure, Icon } from "./icons";
import type { Type } from "./state";
import { known_plans, points_now, row_deed, secret_plans, types } from "./state";
import type { Mode } from "./targets";
import { artifact_moves, plan_moves } from "./targets";
import { counted } from "../../texts/counted";
import { plan_count, type_words, word } from "./words";

export function Realm(): JSX.Element {
  const { view, own, name_of, state, lang } = useDesk();
  const turn = state.active === own && view.decision.seat !== undefined;
  return (
    <section
      className={`aa-realm${turn ? " aa-turn" : ""}`}
      aria-label={name_of(own)}
      {...place("seat", own)}
      {...places_of(own)}
    >
      <Head />
      <div className="aa-rows">
        <span className="aa-row-title">{word("stage", lang)}</span>
        <span className="aa-row-title aa-row-title-right">{word("empire", lang)}</span>
        {types.map((type) => (
          <Row key={type} type={type} />
        ))}
      </div>
    </section>
  );
}

function Head(): JSX.Element {
  const { own, player, name_of, lang, look, state, view } = useDesk();
  const card = useCard();
  const faction = player.faction ? card(player.faction) : null;
  const points = points_now(own, view);
  return (
    <header className="aa-head">
      <h2 className="aa-head-name">
        <SeatMark seat={own} size={18} /> {name_of(own)}
        {state.first_player === own && <FirstPlayer />}
      </h2>
      {faction && (
        <button type="button" className="aa-chip aa-faction" onClick={() => look(faction.id)}>
          <Thumb id={faction.id} /> {faction.name}
        </button>
      )}
      <span className="aa-vp" {...shows(`${own} vp`, player.vp)} {...parts(`players ${own} vp`)}>
        <Icon name="star" size={16} /> <b>{player.vp}</b> {word("vp", lang)}
        <span className="aa-dim-text" title={word("vp_now", lang)}>
          {" "}
          ({points})
        </span>
      </span>
      <Bank />
      <Belongings seat={own} />
    </header>
  );
}

export function FirstPlayer(): JSX.Element {
  const { lang } = useDesk();
  return (
    <span className="aa-first" role="img" aria-label={word("first_player", lang)} title={word("first_player", lang)}>
      <Icon name="flag" size={13} />
    </span>
  );
}

/** Credits from 0 to 15, as the track on the faction board. */
function Bank(): JSX.Element {
  const { player, own, lang, facts } = useDesk();
  const { bank_top } = facts;
  const label = `${word("bank", lang)}: ${player.bank} / ${bank_top}`;
  return (
    <span
      className="aa-bank"
      role="img"
      aria-label={label}
      title={label}
      {...shows(`${own} bank`, player.bank)}
      {...parts(`players ${own} bank`)}
    >
      <Figure icon="credit" text={player.bank} size={16} />
      <span className="aa-bank-track">
        {Array.from({ length: bank_top + 1 }, (_, n) => (
          <span key={n} className={n === player.bank ? "aa-bank-on" : n < player.bank ? "aa-bank-have" : ""}>
            <Drawn text={n} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Artifacts, which all can see, and Defence Plans: one's own, those known, and how many lie face down. */
export function Belongings({ seat }: { seat: string }): JSX.Element | null {
  const { state, lang } = useDesk();
  const player = state.players[seat]!;
  const plans = known_plans(player);
  const secret = secret_plans(player);
  if (player.artifacts.length + plans.length + secret === 0) return null;
  return (
    <span className="aa-belongings">
      {player.artifacts.map((id) => (
        <ArtifactChip key={id} id={id} seat={seat} />
      ))}
      {plans.map((id) => (
        <PlanChip key={id} id={id} />
      ))}
      {secret > 0 && (
        <span className="aa-chip aa-secret">
          <Icon name="plan" size={13} /> {counted(plan_count, secret, lang)}, {word("secret", lang)}
        </span>
      )}
    </span>
  );
}

function ArtifactChip({ id, seat }: { id: string; seat: string }): JSX.Element {
  const { moves, lang, look, acting, mode, thing, prepare } = useDesk();
  const card = useCard()(id);
  const here = artifact_moves(moves, id);
  const marks = { ...place("artifact card", id), ...parts(`players ${seat} artifacts ${id}`) };
  const spot = useSpot(
    {
      moves: here,
      label: `${here[0]?.[lang] ?? ""}. ${card.name}. ${card.text}`,
      ...(acting && here.length > 0
        ? { take: () => prepare("play", id), pressed: mode === "play" && thing === id }
        : {}),
    },
    "aa-chip",
  );
  const name = (
    <>
      <Thumb id={id} /> {card.name}
    </>
  );
  if (here.length > 0)
    return (
      <div {...spot} {...marks} title={card.text} {...(acting ? { "data-pick": id } : {})}>
        {name}
      </div>
    );
  return (
    <button type="button" className="aa-chip" {...marks} title={card.text} onClick={() => look(id)}>
      {name}
    </button>
  );
}

function PlanChip({ id }: { id: string }): JSX.Element {
  const { moves, lang, look } = useDesk();
  const card = useCard()(id);
  const here = plan_moves(moves, id);
  const spot = useSpot({ moves: here, label: `${here[0]?.[lang] ?? ""}. ${card.name}` }, "aa-chip");
  const name = (
    <>
      <Thumb id={id} /> {card.name}
    </>
  );
  if (here.length > 0)
    return (
      <div {...spot} {...place("plan", id)}>
        {name}
      </div>
    );
  return (
    <button type="button" className="aa-chip" {...place("plan", id)} onClick={() => look(id)}>
      {name}
    </button>
  );
}

function Row({ type }: { type: Type }): JSX.Element {
  const { own, player, lang } = useDesk();
  const name = type_words[type][lang];
  return (
    <div className={`aa-row aa-r-${type}`} role="group" aria-label={name}>
      <ul className="aa-stage" aria-label={`${name}, ${word("stage", lang)}`} data-zone={`${own} stage ${type}`}>
        {player.stage[type].map((id) => (
          <li key={id}>
            <Tile id={id} seat={own} where="stage" type={type} />
          </li>
        ))}
        {player.stage[type].length === 0 && <li className="aa-empty">{word("row_empty", lang)}</li>}
      </ul>
      <Spine type={type} />
      <ul className="aa-empire" aria-label={`${name}, ${word("empire", lang)}`} data-zone={`${own} empire ${type}`}>
        {player.empire[type].map((id) => (
          <li key={id}>
            <Tile id={id} seat={own} where="empire" type={type} />
          </li>
        ))}
        {player.empire[type].length === 0 && <li className="aa-empty">{word("row_empty", lang)}</li>}
      </ul>
    </div>
  );
}

/** Between Stage and Empire: what the next card of the row costs, and how many Resource cards may pay for it. */
function Spine({ type }: { type: Type }): JSX.Element {
  const { player, moves, lang, acting, facts, mode, thing, prepare } = useDesk();
  const here = moves_on(moves, ["prepare", "unblock"], type);
  const cost = player.costs[type];
  const limit = player.limits[row_deed[type]];
  const label = `${type_words[type][lang]}; ${word("cost", lang)}: ${cost}; ${word("limit", lang)}: ${limit}`;
  const spot = useSpot(
    {
      moves: here,
      label: here.length === 1 ? `${here[0]![lang]}. ${label}` : label,
      would: acting ? `prepare ${type}` : undefined,
      // Where both can be done with a row, the bar tells them apart.
      ...(acting && here.length === 1
        ? { take: () => prepare(here[0]!.verb as Mode, type), pressed: mode === here[0]!.verb && thing === type }
        : {}),
    },
    "aa-spine",
  );
  return (
    <div
      {...spot}
      {...place("type", type)}
      title={label}
      {...(acting && here.length === 1 ? { "data-pick": `row ${type}` } : {})}
    >
      <Icon name={type} size={20} />
      <Drawn className="aa-spine-name" text={type_words[type][lang]} />
      <span className="aa-spine-figures">
        <Figure icon={facts.colour_of_type[type]} text={cost} />
        <Figure icon="card" text={`≤ ${limit}`} size={13} />
      </span>
    </div>
  );
}
