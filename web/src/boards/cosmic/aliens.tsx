// An alien sheet, large: its face, what it does in a line, its power in full. At the beginning one of two is chosen.
import type { JSX } from "react";
import { useSpot } from "../../ui/spot";
import { called } from "../common";
import { known } from "../contract";
import { SheetArt } from "./art";
import { useCard, useDesk } from "./context";
import { gists } from "./gists";
import { Icon } from "./icons";
import { alien_moves } from "./targets";
import { level_words, word } from "./words";

/** What is printed under the name: the power and whether it must be used, the alert level, when and by whom. */
function Printed({ id }: { id: string }): JSX.Element {
  const { facts, lang } = useDesk();
  const { level, power, mandatory, role, phases = [] } = useCard()(id).facts;
  const when = [
    phases.map((phase) => called(facts, "phase", phase, lang)).join(", "),
    role && called(facts, "role", role, lang),
  ];
  return (
    <div className="ce-sheet-printed">
      {power && (
        <p className="ce-sheet-power">
          <Icon name="bolt" size={15} />{" "}
          <b>
            {word("power", lang)} {power[lang]}
          </b>{" "}
          <span className={mandatory ? "ce-tag ce-tag-strong" : "ce-tag"}>
            {word(mandatory ? "mandatory" : "optional", lang)}
          </span>
        </p>
      )}
      {when.some(Boolean) && (
        <p>
          {word("when", lang)}: {when.filter(Boolean).join("; ")}
        </p>
      )}
      {level && (
        <p className="ce-sheet-level">
          <span className={`ce-level ce-level-${level}`}>
            {word("level", lang)}: {called(facts, "level", level, lang)}
          </span>
          <span className="ce-quiet">{level_words[level][lang]}</span>
        </p>
      )}
    </div>
  );
}

/** `more`: what the table adds to it, above the text. */
export function Sheet({ id, more }: { id: string; more?: JSX.Element | null }): JSX.Element {
  const { lang } = useDesk();
  const card = useCard()(id);
  const gist = gists[id]?.[lang];
  return (
    <div className={`ce-sheet ce-sheet-${card.facts.level ?? "plain"}`}>
      <SheetArt id={id} />
      <div className="ce-sheet-words">
        <h3>{card.name}</h3>
        {gist && <p className="ce-sheet-gist">{gist}</p>}
        <Printed id={id} />
        {more}
        <p className="ce-sheet-text">{card.text}</p>
      </div>
    </div>
  );
}

/** The back of a sheet that its owner has not shown. */
export function SheetBack({ size }: { size: number }): JSX.Element {
  return (
    <span className="ce-sheet-back" style={{ width: size, height: size }} aria-hidden="true">
      <Icon name="warp" size={Math.round(size * 0.7)} />
    </span>
  );
}

function Choice({ id }: { id: string }): JSX.Element {
  const { moves, lang } = useDesk();
  const { name } = useCard()(id);
  const here = alien_moves(moves, id);
  const spot = useSpot({ moves: here, label: here[0]?.[lang] ?? name }, "ce-button ce-choose");
  return (
    <li
      id={`ce-alien-${id}`}
      className={here.length > 0 ? "ce-can-choose" : ""}
      // The whole sheet stands for its button, which keys and readers find.
      onClick={(event) => event.currentTarget.querySelector<HTMLElement>(".ce-choose")?.click()}
    >
      <Sheet id={id} />
      {here.length > 0 && <div {...spot}>{here[0]![lang]}</div>}
    </li>
  );
}

/** On a phone the second sheet lies below the first: both are named above them, and a touch leads there. */
function Ways({ ids }: { ids: readonly string[] }): JSX.Element {
  const card = useCard();
  return (
    <div className="ce-aliens-ways">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="ce-button"
          onClick={() => document.getElementById(`ce-alien-${id}`)?.scrollIntoView({ block: "start" })}
        >
          <span aria-hidden="true">↓</span> {card(id).name}
        </button>
      ))}
    </div>
  );
}

/** The two that I was dealt. */
export function ChooseAlien(): JSX.Element | null {
  const { state, me, lang, narrow } = useDesk();
  if (me === null || state.moment !== "setup") return null;
  const dealt = known(state.players[me]!.dealt);
  const both = [dealt?.first, dealt?.second].filter((id) => id !== null && id !== undefined);
  return (
    <>
      {narrow && both.length > 1 && <Ways ids={both} />}
      <ul className="ce-aliens" aria-label={word("your_aliens", lang)}>
        {both.map((id) => (
          <Choice key={id} id={id} />
        ))}
      </ul>
    </>
  );
}
