// How much of a resource a player has: a number beside its sign, in the colour of its development level.
import type { JSX } from "react";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { useDesk } from "./context";
import { zone_of } from "./facts";
import { Drawn, Icon } from "./icons";
import type { Resource } from "./state";
import { level_text } from "./words";

interface Props {
  seat: string;
  resource: Resource;
  size: number;
  /** It says what it is; else whatever it stands on does. */
  named?: boolean;
}

export function ResourceChip({ seat, resource, size, named = false }: Props): JSX.Element {
  const { state, facts, lang } = useDesk();
  const value = state.players[seat]!.resources[resource];
  const zone = zone_of(value, facts);
  const name = facts.called.resource[resource][lang];
  const said = { role: "img", "aria-label": `${name}: ${value}`, title: `${name} (${level_text(zone, facts, lang)})` };
  return (
    <span
      {...shows(`${seat} ${resource}`, value)}
      {...parts(`players ${seat} resources ${resource}`)}
      className={`mo-unit mo-res-${resource} mo-z-${zone}`}
      {...(named ? said : {})}
    >
      {named ? value : <Drawn text={value} />}
      <Icon name={resource} size={size} />
    </span>
  );
}

/** "food: 3, fleet: 1, production: 0" */
export function useResources(): (seat: string) => string {
  const { state, facts, lang } = useDesk();
  return (seat) =>
    facts.resources.map((r) => `${facts.called.resource[r][lang]}: ${state.players[seat]!.resources[r]}`).join(", ");
}
