// The eight actions. Some are taken at once; the others first say what they want, and what they want lights up on the
// table. What draws cards cannot be taken back, so it too asks for a second click.
import type { JSX } from "react";
import { useSpot } from "../../ui/spot";
import { of_verb } from "../common";
import { known } from "../contract";
import { useDesk } from "./context";
import { Icon } from "./icons";
import type { Desk } from "./context";
import { action_names } from "./targets";
import type { ActionName } from "./words";
import { action_help, action_words, word } from "./words";

const at_once: ActionName[] = ["propaganda", "contract"];

export function ActionBar(): JSX.Element {
  const { lang } = useDesk();
  return (
    <nav className="mo-actions" aria-label={word("action_bar", lang)}>
      {action_names.map((name) => (
        <ActionButton key={name} name={name} />
      ))}
    </nav>
  );
}

/** An action of that kind to ask about when none is possible; the rule, where one has nothing to do it with. */
function likely(name: ActionName, desk: Desk): string | (() => void) {
  const player = desk.state.players[desk.me ?? desk.own]!;
  const hand = known(player.hand)?.[0];
  const read = (rule: string) => () => desk.explain({ rule });
  if (name === "build")
    return hand ? `build ${hand} ${player.open_systems[0] ?? desk.facts.systems[0]}` : read("MO-BLD-01");
  if (name === "exploit") return hand ? `exploit ${hand}` : read("MO-EXP-01");
  if (name === "attack") return `attack ${desk.view.seats.find((s) => s !== desk.me) ?? ""}`;
  if (name === "trade") return "trade food fleet";
  if (name !== "activate") return name;
  const system = desk.facts.systems.find((s) => player.systems[s].length > 0);
  if (system) return `activate ${player.systems[system].at(-1)} ${system}`;
  return player.advisor ? `activate ${player.advisor} advisor` : read("MO-ATV-01");
}

function ActionButton({ name }: { name: ActionName }): JSX.Element {
  const desk = useDesk();
  const { lang, moves, mode, set_mode, set_held } = desk;
  const here = desk.acting ? of_verb(moves, name) : [];
  const title = action_words[name][lang];
  const help = action_help(name, desk);
  const prepared = here.length > 0 && !at_once.includes(name);
  const prepare = () => {
    set_held(null);
    set_mode(mode === name ? null : name);
  };
  const spot = useSpot(
    {
      moves: here,
      label: `${title}: ${help}`,
      would: desk.me !== null ? likely(name, desk) : undefined,
      ...(prepared ? { take: prepare, pressed: mode === name } : {}),
    },
    mode === name ? "mo-action mo-action-on" : "mo-action",
  );
  return (
    <div {...spot} title={help} {...(prepared ? { "data-mode": name } : {})}>
      <Icon name={name} size={22} />
      <span>{title}</span>
    </div>
  );
}
