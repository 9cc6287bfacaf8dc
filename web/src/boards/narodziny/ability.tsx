// Ability cards: what they cost as signs, what they do in words.
import type { JSX } from "react";
import type { Move } from "../contract";
import { SpotBox } from "../../ui/spot";
import { useTable } from "./context";
import { ability_facts, deck_of } from "./facts";
import type { Cost } from "./facts";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { slot_costs } from "./state";
import type { Player } from "./state";

function CostSigns({ cost }: { cost: Cost }): JSX.Element {
  const { say } = useTable();
  const signs: IconName[] = [];
  const add = (n: number | undefined, name: IconName) => {
    for (let i = 0; i < (n ?? 0); ++i) signs.push(name);
  };
  add(cost.cards, cost.type ?? "any");
  add(cost.gravitons, "graviton");
  add(cost.supernovas, "supernova");
  add(cost.stable, "stable");
  add(cost.proto, "proto");
  return (
    <span className="nk-cost">
      {cost.instead_of_star && (
        <span className="nk-instead">
          <Icon name="crystal" size={18} />
          <small>{say("cost_instead")}</small>
        </span>
      )}
      {signs.map((name, i) => (
        <Icon key={i} name={name} size={18} />
      ))}
    </span>
  );
}

/** Cards say "cost: effect"; the cost is drawn, so the words need not repeat it. */
function effect_text(text: string): string {
  const colon = text.indexOf(": ");
  const rest = colon < 0 ? text : text.slice(colon + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function AbilityCard(props: { id: string; moves: Move[]; would?: string | undefined }): JSX.Element {
  const { id, moves, would } = props;
  const { cards, lang, say, explain } = useTable();
  const card = cards.get(id);
  const facts = ability_facts(cards, id);
  const name = card?.name[lang] ?? id;
  return (
    <div className="nk-card-wrap">
      <SpotBox
        className={`nk-card nk-tint-${deck_of(id)}`}
        label={card ? `${name}. ${card.text[lang]}` : id}
        moves={moves}
        would={would}
      >
        <div className="nk-card-head">
          <Icon name={deck_of(id)} size={18} />
          <b>{name}</b>
        </div>
        {facts && <CostSigns cost={facts.cost} />}
        {card && <p>{effect_text(card.text[lang])}</p>}
      </SpotBox>
      <button className="nk-info" aria-label={say("about", name)} onClick={() => explain({ card: id })}>
        ?
      </button>
    </div>
  );
}

/** The four slots of a player. */
export function Abilities({ player, live }: { player: Player; live: boolean }): JSX.Element {
  const { things, say, cards, asked, step, mine, state } = useTable();
  const hand = state.players[mine]?.hand as Record<string, number> | undefined;
  const richest = Object.entries(hand ?? {}).sort((a, b) => b[1] - a[1])[0]?.[0];
  const crafting = live && asked && step === "craft";
  return (
    <section className="nk-panel nk-abilities-panel">
      <h3>{say("abilities")}</h3>
      <div className="nk-abilities">
        {slot_costs.map((cost, i) => {
          const slot = String(i + 1);
          const id = player.abilities[slot];
          if (id) {
            const verb = ability_facts(cards, id)?.cost.instead_of_star ? "release-with" : "use";
            return (
              <AbilityCard
                key={slot}
                id={id}
                moves={live ? things.at(`card:${id}`) : []}
                would={crafting ? `${verb} ${id}` : undefined}
              />
            );
          }
          return (
            <SpotBox
              key={slot}
              className="nk-slot"
              label={say("slot", slot, cost)}
              moves={live ? things.at(`slot:${slot}`) : []}
              would={crafting && richest ? `acquire ${slot} ${richest}` : undefined}
            >
              <span className="nk-cost">
                {Array.from({ length: cost }, (_, n) => (
                  <Icon key={n} name="same" size={20} />
                ))}
              </span>
              <small>{say("slot_short", cost)}</small>
            </SpotBox>
          );
        })}
      </div>
    </section>
  );
}
