// Master of Orion on the screen, from top to bottom: the centre of the table, the opponents, the own realm, the dock
// where one answers, and the hand.
import type { JSX } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { SeatMark } from "../../ui/seat";
import type { Board, BoardProps } from "../contract";
import { Centre } from "./centre";
import type { Desk, Peeked } from "./context";
import { DeskContext, seat_title, use_desk } from "./context";
import { Hand } from "./hand";
import { Icon } from "./icons";
import { Opponents } from "./opponents";
import "./orion.css";
import "./table.css";
import "./realm.css";
import "./card.css";
import "./dock.css";
import "./narrow.css";
import { Peek } from "./peek";
import { Races } from "./races";
import { AdvisorPlace, Sheet } from "./sheet";
import { Dock, Stage } from "./stage";
import type { OrionState } from "./state";
import { Systems } from "./systems";
import { pile_build } from "./targets";
import type { ActionName } from "./words";
import { word } from "./words";

const OrionBoard: Board = (props: BoardProps): JSX.Element => {
  const { view, cards, seats, lang, moves, me, explain } = props;
  const state = view.state as OrionState;
  const own = me ?? view.seats[0]!;
  const [mode, set_mode] = useState<ActionName | null>(null);
  const [chosen, set_chosen] = useState<string | null>(null);
  const [peeked, set_peeked] = useState<Peeked | null>(null);
  const close = useCallback(() => set_peeked(null), []);
  // Hovering must not close what a click has opened.
  const peek = useCallback(
    (next: Peeked | null) => set_peeked((now) => (now?.pinned && !next?.pinned ? now : next)),
    [],
  );
  useEffect(() => {
    set_mode(null);
    set_chosen(null);
    set_peeked(null);
  }, [view.decision.number, view.decision.seat]);
  // What an effect builds from the discard pile is taken up by itself.
  const picked = chosen ?? pile_build(moves, state.discard, view.decision.step);
  const desk: Desk = useMemo(
    () => ({
      view, state, cards, seats, lang, own, mine: me !== null, moves, acting: view.decision.step === "action" && moves.length > 0, mode, set_mode, picked, set_picked: set_chosen, peek, explain,
    }),
    [view, state, cards, seats, lang, own, me, moves, mode, picked, peek, explain],
  );
  // In the action phase nearly everything can be chosen: a quiet light is enough until one thing is taken up.
  const calm = view.decision.step === "action" && mode === null && picked === null;
  const choosing_races = view.seats.some((s) => state.players[s]!.race === null);
  return (
    <DeskContext.Provider value={desk}>
      <div className={`mo-board${calm ? " mo-calm" : ""}${picked !== null ? " mo-holding" : ""}`}>
        <div className="mo-inner">
          <Centre />
          {choosing_races ? (
            <Races />
          ) : (
            <>
              <Opponents />
              <Realm />
              <Stage />
              <div className="mo-lower">
                <Dock />
                <Hand />
              </div>
            </>
          )}
        </div>
      </div>
      {peeked && (
        <Peek
          peeked={peeked}
          lang={lang}
          close={close}
          more={() => {
            close();
            explain({ card: peeked.card.id });
          }}
        />
      )}
    </DeskContext.Provider>
  );
};

/** The own realm, large: the sheet on the left, the systems beside it. */
function Realm(): JSX.Element {
  const { view, own, seats, lang, state } = use_desk();
  const turn = view.decision.seat === own;
  return (
    <section className={`mo-realm${turn ? " mo-turn" : ""}`} aria-label={seat_title(own, seats, lang)}>
      <div className="mo-realm-sheet">
        <h3 className="mo-realm-name">
          <SeatMark seat={own} size={18} /> {seat_title(own, seats, lang)}
          {state.first_player === own && (
            <span className="mo-first">
              <Icon name="flag" size={13} /> {word("first", lang)}
            </span>
          )}
        </h3>
        <Sheet seat={own} own />
        <AdvisorPlace seat={own} own />
      </div>
      <Systems seat={own} own />
    </section>
  );
}

export default OrionBoard;
