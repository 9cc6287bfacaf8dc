// The eight actions. Those that need nothing more are taken at once; the others first say what they want, and what they
// want lights up on the table.
import type { JSX } from "react";
import { useSpot } from "../../ui/spot";
import type { Move } from "../contract";
import { use_desk } from "./context";
import { Icon } from "./icons";
import type { Desk } from "./context";
import { known, open_systems, systems } from "./state";
import { action_names, of_verb } from "./targets";
import type { ActionName } from "./words";
import { action_words, word } from "./words";

const at_once: ActionName[] = ["research", "propaganda", "contract"];

export function ActionBar(): JSX.Element {
  const { lang } = use_desk();
  return (
    <nav className="mo-actions" aria-label={word("action_bar", lang)}>
      {action_names.map((name) => (
        <ActionButton key={name} name={name} />
      ))}
    </nav>
  );
}

/** An action of that kind to ask about when none is possible. */
function likely(name: ActionName, desk: Desk): string {
  const player = desk.state.players[desk.own]!;
  const hand = known(player.hand)[0] ?? "biospheres";
  if (name === "build") return `build ${hand} ${open_systems(player)[0] ?? "1"}`;
  if (name === "exploit") return `exploit ${hand}`;
  if (name === "attack") return `attack ${desk.view.seats.find((s) => s !== desk.own) ?? ""}`;
  if (name === "trade") return "trade food fleet";
  if (name !== "activate") return name;
  const system = systems.find((s) => player.systems[s].length > 0);
  if (system) return `activate ${player.systems[system].at(-1)} ${system}`;
  return player.advisor ? `activate ${player.advisor} advisor` : "activate biospheres 1";
}

function ActionButton({ name }: { name: ActionName }): JSX.Element {
  const desk = use_desk();
  const { lang, moves, mode, set_mode, set_picked, view } = desk;
  const my_action = view.decision.step === "action" && moves.length > 0;
  const here: Move[] = my_action ? of_verb(moves, name) : [];
  const words = action_words[name];
  const direct = here.length > 0 && at_once.includes(name);
  const spot = useSpot(
    { moves: direct ? here : [], label: `${words[lang]}: ${words.help[lang]}`, would: desk.mine ? likely(name, desk) : undefined },
    "mo-action",
  );
  const content = (
    <>
      <Icon name={name} size={22} />
      <span>{words[lang]}</span>
    </>
  );
  if (here.length > 0 && !direct)
    return (
      <button
        type="button"
        className={`mo-action spot spot-open${mode === name ? " mo-action-on" : ""}`}
        aria-pressed={mode === name}
        data-mode={name}
        title={words.help[lang]}
        onClick={() => {
          set_picked(null);
          set_mode(mode === name ? null : name);
        }}
      >
        {content}
      </button>
    );
  return (
    <div {...spot} title={words.help[lang]}>
      {content}
    </div>
  );
}
