// An alien sheet, large: its picture, its power in full. At the beginning one of two is chosen.
import type { JSX } from "react";
import { useSpot } from "../../ui/spot";
import { known } from "../contract";
import { SheetArt } from "./art";
import { useCard, useDesk } from "./context";
import { called } from "./facts";
import { alien_moves } from "./targets";
import { word } from "./words";

/** What is printed under the name: alert level, power, when it is used. */
function Printed({ id }: { id: string }): JSX.Element {
  const { facts, lang } = useDesk();
  const { level, power, mandatory, role, phases = [] } = useCard()(id).facts;
  return (
    <p className="ce-sheet-printed">
      {level && (
        <span className={`ce-level ce-level-${level}`}>
          {word("level", lang)}: {called(facts, "level", level, lang)}
        </span>
      )}
      {power && (
        <b>
          {word("power", lang)} {power[lang]}
        </b>
      )}
      <span>
        {[
          word(mandatory ? "mandatory" : "optional", lang),
          role && called(facts, "role", role, lang),
          phases.map((phase) => called(facts, "phase", phase, lang)).join(", "),
        ]
          .filter(Boolean)
          .join("; ")}
      </span>
    </p>
  );
}

export function Sheet({ id }: { id: string }): JSX.Element {
  const card = useCard()(id);
  return (
    <div className="ce-sheet">
      <SheetArt id={id} />
      <div className="ce-sheet-words">
        <h3>{card.name}</h3>
        <Printed id={id} />
        <p className="ce-sheet-text">{card.text}</p>
      </div>
    </div>
  );
}

function Choice({ id }: { id: string }): JSX.Element {
  const { moves, lang } = useDesk();
  const { name } = useCard()(id);
  const here = alien_moves(moves, id);
  const spot = useSpot({ moves: here, label: here[0]?.[lang] ?? name }, "ce-button ce-choose");
  return (
    <li>
      <Sheet id={id} />
      {here.length > 0 && <div {...spot}>{here[0]![lang]}</div>}
    </li>
  );
}

/** The two that I was dealt. */
export function ChooseAlien(): JSX.Element | null {
  const { state, me, lang } = useDesk();
  if (me === null || state.moment !== "setup") return null;
  const dealt = known(state.players[me]!.dealt);
  const both = [dealt?.first, dealt?.second].filter((id) => id !== null && id !== undefined);
  return (
    <ul className="ce-aliens" aria-label={word("your_aliens", lang)}>
      {both.map((id) => (
        <Choice key={id} id={id} />
      ))}
    </ul>
  );
}
