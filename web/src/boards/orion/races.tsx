// Before the game: seven peoples to choose from.
import type { JSX } from "react";
import { SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { moves_on, of_verb } from "../common";
import { useLabel } from "./card";
import { useCard, useDesk } from "./context";
import { Drawn } from "./icons";
import { Portrait } from "./portrait";
import { word } from "./words";

export function Races(): JSX.Element {
  const { cards, moves, lang, state, name_of, view } = useDesk();
  const label_of = useLabel();
  const card = useCard();
  const ids = [...cards.values()].filter((c) => (c.facts as { kind?: string }).kind === "race").map((c) => c.id);
  // Cards without facts (an older server): the moves name the races.
  const shown = ids.length > 0 ? ids : of_verb(moves, "race").map((m) => m.args[0]!);
  return (
    <section className="mo-races" aria-label={word("races", lang)}>
      <h2>{word("races", lang)}</h2>
      <div className="mo-cards-row mo-races-row">
        {shown.map((id) => {
          const here = moves_on(moves, ["race"], id);
          const taken = view.seats.filter((s) => state.players[s]!.race === id);
          return (
            <SpotBox
              key={id}
              moves={here}
              would={`race ${id}`}
              label={[label_of(card(id)), ...taken.map((s) => `${name_of(s)}.`), here[0]?.[lang] ?? ""].join(" ")}
              className={`mo-pick-card${moves.length > 0 && here.length === 0 ? " mo-off" : ""}`}
            >
              <Portrait card={card(id)} lang={lang} />
              {taken.map((s) => (
                <span key={s} className="mo-taken" aria-hidden="true">
                  <SeatMark seat={s} size={14} /> <Drawn text={name_of(s)} />
                </span>
              ))}
            </SpotBox>
          );
        })}
      </div>
    </section>
  );
}
