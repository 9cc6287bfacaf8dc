// A card taken up from the hand (or offered from the discard pile): where it can be built, and what it brings when it is
// exploited instead.
import type { JSX } from "react";
import { SpotBox } from "../../ui/spot";
import { moves_on } from "../common";
import { useLabel } from "./card";
import { useCard, useDesk } from "./context";
import { Icon, Unit, Units } from "./icons";
import type { Facts } from "./facts";
import type { Card, Resource } from "./state";
import { system_title } from "./systems";
import { build_moves, pile_build } from "./targets";
import { action_words, amount_text, word } from "./words";

/** What the colour brings. How much depends on race, structures and room on the track: the engine knows. */
export function brings(card: Card, facts: Facts): Resource | "card" {
  const gain = Object.keys(facts.exploit[card.facts.colour ?? "grey"])[0] as Resource | "cards";
  return gain === "cards" ? "card" : gain;
}

export function Picked(): JSX.Element {
  const { picked, moves, lang, facts, state, own, mode, set_held, set_mode, view, narrow } = useDesk();
  const label_of = useLabel();
  const chosen = pile_build(moves, state.discard, view.decision.step) === null;
  const card = useCard()(picked!);
  const player = state.players[own]!;
  const builds = mode === "exploit" ? [] : build_moves(moves, picked!);
  const exploits = mode === "build" ? [] : moves_on(moves, ["exploit"], picked!);
  const gives = brings(card, facts);
  return (
    <section className="mo-picked" aria-label={label_of(card)}>
      <span className="mo-picked-name">
        <Icon name="build" size={18} />
        <b>{card.name}</b>
        {card.facts.cost && <Units amount={card.facts.cost} size={14} />}
        {builds[0]?.figures && <Bill figures={builds[0].figures} />}
      </span>
      {/* On a phone the tiles of the systems stand right above. */}
      {!narrow &&
        mode !== "exploit" &&
        player.open_systems.map((s) => (
          <PlaceButton
            key={s}
            title={system_title(s, player.systems[s].length === 0, facts, lang)}
            on={player.systems[s].at(-1)}
            moves={build_moves(moves, picked!, s)}
            would={`build ${picked} ${s}`}
          />
        ))}
      {exploits.length > 0 && (
        <SpotBox
          moves={exploits}
          label={`${action_words.exploit[lang]}. ${exploits[0]![lang]}`}
          className="mo-button mo-place"
        >
          <b>
            <Icon name="exploit" size={16} /> {action_words.exploit[lang]}
          </b>{" "}
          <span className={`mo-res-${gives}`} aria-hidden="true">
            +<Icon name={gives} size={16} />
          </span>
        </SpotBox>
      )}
      {chosen && (
        <button
          type="button"
          className="mo-plain"
          onClick={() => {
            set_held(null);
            set_mode(null);
          }}
        >
          {word("put_back", lang)}
        </button>
      )}
    </section>
  );
}

/** What building would leave, or how much one may save, as the engine reckons it. */
function Bill({ figures }: { figures: Record<string, number> }): JSX.Element {
  const { lang, facts, nouns } = useDesk();
  const left = (r: Resource) => figures[r] ?? 0;
  return (
    <span className="mo-bill mo-dim" role="status">
      {figures["discount"] !== undefined ? (
        `${word("discount", lang)}: ${figures["discount"]}`
      ) : (
        <>
          {word("left_over", lang)}:{" "}
          {facts.resources.map((r) => (
            <Unit key={r} resource={r} n={left(r)} />
          ))}
          <span className="sr-only">
            {amount_text({ food: left("food"), fleet: left("fleet"), production: left("production") }, nouns, lang) ||
              word("free", lang)}
          </span>
        </>
      )}
    </span>
  );
}

function PlaceButton(props: {
  title: string;
  on: string | undefined;
  moves: ReturnType<typeof build_moves>;
  would: string;
}): JSX.Element {
  const { title, on, moves, would } = props;
  const { lang } = useDesk();
  const card = useCard();
  const label = [title, on && card(on).name, moves[0]?.[lang] ?? word("cannot_build", lang)].filter(Boolean).join(". ");
  return (
    <SpotBox moves={moves} would={would} label={label} className={`mo-button mo-place${moves.length ? "" : " mo-off"}`}>
      <b>{title}</b> {on && <span className={`mo-band mo-c-${card(on).facts.colour ?? "grey"}`}>{card(on).name}</span>}
    </SpotBox>
  );
}
