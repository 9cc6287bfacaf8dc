// Ability cards: what they cost as signs, what they do in words.
import type { JSX } from "react";
import type { Lang } from "../../protocol";
import { capital } from "../../texts/capital";
import { hyphened } from "../../texts/hyphens";
import type { Move } from "../contract";
import { parts } from "../../ui/marks";
import { place, places_of } from "../../ui/pointing";
import { SpotBox } from "../../ui/spot";
import { AbilityArt } from "./art";
import { useTable } from "./context";
import { ability_facts, deck_of } from "./facts";
import type { Cost } from "./facts";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { Panel } from "./panel";
import type { Player } from "./state";
import "./ability.css";

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
function split_text(text: string, lang: Lang): { cost: string; effect: string } {
  const colon = text.indexOf(": ");
  const rest = colon < 0 ? text : text.slice(colon + 2);
  return { cost: text.slice(0, Math.max(0, colon)), effect: capital(rest, lang) };
}

export function AbilityCard(props: { id: string; moves: Move[]; would?: string | undefined }): JSX.Element {
  const { id, moves, would } = props;
  const { cards, lang, say, explain } = useTable();
  const card = cards.get(id);
  const facts = ability_facts(cards, id);
  const name = card?.name[lang] ?? id;
  const { cost, effect } = split_text(card?.text[lang] ?? "", lang);
  // What is read begins with what is seen, the drawn cost comes last.
  const instead = facts?.cost.instead_of_star ? say("cost_instead") : "";
  const label = [name, effect.replace(/\.$/, ""), instead, cost && say("cost_label", cost)].filter(Boolean).join(". ");
  return (
    <div className="nk-card-wrap" {...place("ability-card", id)}>
      <SpotBox className={`nk-card nk-tint-${deck_of(cards, id)}`} label={label} moves={moves} would={would}>
        <div className="nk-card-head">
          <Icon name={deck_of(cards, id)} size={18} />
          <b>{hyphened(name, lang)}</b>
        </div>{" "}
        {effect && <p>{effect}</p>}{" "}
        <div className="nk-card-foot">
          <AbilityArt id={id} />
          {facts && <CostSigns cost={facts.cost} />}
        </div>
      </SpotBox>
      <button className="nk-info" aria-label={say("about", name)} onClick={() => explain({ card: id })}>
        ?
      </button>
    </div>
  );
}

/** The four slots of a player. */
export function Abilities(props: { player: Player; seat: string; live: boolean }): JSX.Element {
  const { player, seat, live } = props;
  const { things, say, cards, facts: table, asked, step, mine, state } = useTable();
  const hand = state.players[mine]?.hand as Record<string, number> | undefined;
  const richest = Object.entries(hand ?? {}).sort((a, b) => b[1] - a[1])[0]?.[0];
  const crafting = live && asked && step === "craft";
  return (
    <Panel title={say("abilities")}>
      <div className="nk-abilities" {...places_of(seat)} {...parts(`players ${seat} abilities`)}>
        {table.slot_costs.map((cost, i) => {
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
              marks={place("slot", slot)}
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
    </Panel>
  );
}
