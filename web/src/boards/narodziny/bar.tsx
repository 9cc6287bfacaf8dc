// Buttons for every answer that has no thing on the board, or one that may be out of sight. The bar stands below what
// scrolls and never lies on it. The question itself stands outside of the board, with the clocks.
import type { JSX } from "react";
import type { Move } from "../contract";
import { useSpot } from "../../ui/spot";
import { AbilityCard } from "./ability";
import { hidden } from "../contract";
import { useTable } from "./context";
import type { Table } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import type { Unseen } from "./sight";
import type { Control } from "./state";
import "./bar.css";

function icon_of(move: Move): IconName | null {
  const [a = ""] = move.args;
  switch (move.verb) {
    case "star-type":
    case "pay":
    case "take":
    case "drop":
      return a as IconName;
    case "draw":
      return "card";
    case "size":
      return "nebula";
    case "release":
      return "crystal";
    case "omega":
      return a === "nebula" ? "nebula" : "stable";
    default:
      return null;
  }
}

/** The question says what it is about, so an icon and a word will do; the whole sentence is the label. */
function short_text(move: Move, { say, control_name, lang }: Table): string {
  const [a = ""] = move.args;
  switch (move.verb) {
    case "pay":
    case "take":
    case "drop":
      return control_name(a as Control);
    case "draw":
      return say("deck");
    case "star-type":
      return a;
    case "size":
      return say("size", a);
    case "omega":
      return say(a === "nebula" ? "omega_nebula_short" : "omega_stabilise_short");
    default:
      return move[lang];
  }
}

function BarButton({ move }: { move: Move }): JSX.Element {
  const table = useTable();
  const short = short_text(move, table);
  const whole = move[table.lang];
  const label = short === whole ? whole : `${short}. ${whole}`; // what is read begins with what is seen
  const spot = useSpot({ moves: [move], label }, "nk-button");
  const icon = icon_of(move);
  const last = ["end", "stop", "wait", "enough"].includes(move.verb);
  return (
    <div {...spot} title={whole} className={`${spot.className}${last ? " nk-button-last" : ""}`}>
      {icon && <Icon name={icon} size={22} />}
      <span>{short}</span>
    </div>
  );
}

/** Ability cards drawn for a choice lie open before the one who chooses. */
function Drawn({ cards }: { cards: string[] }): JSX.Element {
  const { things, say } = useTable();
  return (
    <div className="nk-drawn" role="group" aria-label={say("drawn")}>
      {cards.map((id) => (
        <AbilityCard key={id} id={id} moves={things.at(`drawn:${id}`)} />
      ))}
    </div>
  );
}

/** Panels with something to choose that are out of sight, a tap away. */
function Elsewhere({ unseen, go }: { unseen: Unseen[]; go: (title: string) => void }): JSX.Element {
  const { say } = useTable();
  return (
    <>
      {unseen.map(({ title, above }) => (
        <button key={title} className="nk-pill nk-elsewhere" onClick={() => go(title)}>
          <span aria-hidden="true">{above ? "↑" : "↓"}</span>
          <span className="nk-hear">{say("elsewhere", "")}</span> {title}
        </button>
      ))}
    </>
  );
}

interface Props {
  unseen: Unseen[];
  go: (title: string) => void;
}
/** What can be answered at the foot of the board, without a look for the thing. */
export function Bar({ unseen, go }: Props): JSX.Element | null {
  const { things, say, state, asked, held } = useTable();
  const drawn = hidden(state.drawn) === null && (state.drawn as string[]).length > 0;
  const buttons = things.bar.length > 0 || unseen.length > 0;
  // While one is asked its place is kept: what is chosen elsewhere must not move when a button comes. A piece that is taken
  // up wants the room for the galaxy.
  if (!buttons && !drawn) return asked && held === null ? <div className="nk-bar nk-bar-empty" /> : null;
  return (
    <section className="nk-bar" aria-label={say("choices")}>
      {drawn && <Drawn cards={state.drawn as string[]} />}
      {buttons && (
        <div className="nk-buttons">
          {things.bar.map((move) => (
            <BarButton key={move.action} move={move} />
          ))}
          <Elsewhere unseen={unseen} go={go} />
        </div>
      )}
    </section>
  );
}
