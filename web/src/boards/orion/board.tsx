// Master of Orion on the screen, from top to bottom: the centre of the table, the opponents, the own realm, the dock
// where one answers, and the hand. On a phone all but the dock and the hand is folded (narrow.tsx).
import type { JSX, RefObject } from "react";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Board, BoardProps } from "../contract";
import { Centre } from "./centre";
import type { Desk, Peeked } from "./context";
import { DeskContext } from "./context";
import { Hand } from "./hand";
import { Mine, Others } from "./narrow";
import { Opponents } from "./opponents";
import "./orion.css";
import "./table.css";
import "./realm.css";
import "./card.css";
import "./dock.css";
import "./wide.css";
import "./narrow.css";
import { Peek } from "./peek";
import { Races } from "./races";
import { Realm } from "./realm";
import { Scores } from "./scores";
import { Dock, Stage } from "./stage";
import type { OrionState } from "./state";
import { pile_build } from "./targets";
import type { ActionName } from "./words";

/** Up to this width, in pixels, the board is drawn as on a phone. */
const narrow_width = 520;

/** Follows the width of the board, not of the window: it may stand beside a log. */
function use_narrow(box: RefObject<HTMLElement | null>): boolean {
  const [narrow, set_narrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current!;
    const look = () => set_narrow(element.clientWidth > 0 && element.clientWidth <= narrow_width);
    look();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return narrow;
}

const OrionBoard: Board = (props: BoardProps): JSX.Element => {
  const { view, cards, seats, lang, moves, me, playing, choose, explain } = props;
  const state = view.state as OrionState;
  const own = me ?? view.seats[0]!;
  const box = useRef<HTMLDivElement>(null);
  const narrow = use_narrow(box);
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
      view, state, cards, seats, lang, own, mine: me !== null, narrow, moves, mode, set_mode, picked, set_picked: set_chosen, peek, choose, explain,
      acting: view.decision.step === "action" && moves.length > 0,
    }),
    [view, state, cards, seats, lang, own, me, narrow, moves, mode, picked, peek, choose, explain],
  );
  // In the action phase nearly everything can be chosen: a quiet light is enough until one thing is taken up.
  const calm = view.decision.step === "action" && mode === null && picked === null;
  const choosing_races = view.seats.some((s) => state.players[s]!.race === null);
  const classes = ["mo-board", narrow && "mo-narrow", calm && "mo-calm", picked !== null && "mo-holding"].filter(Boolean);
  return (
    <DeskContext.Provider value={desk}>
      <div ref={box} className={classes.join(" ")}>
        <div className="mo-inner">
          {choosing_races ? (
            <Races />
          ) : (
            <>
              <Scores />
              {narrow ? (
                <>
                  <Others />
                  <Mine />
                </>
              ) : (
                <>
                  <Centre />
                  <Opponents />
                  <Realm />
                </>
              )}
              <Stage />
              {me !== null && (
                <div className={`mo-lower${view.decision.seat === undefined ? " mo-still" : ""}`}>
                  {playing && <Dock />}
                  <Hand />
                </div>
              )}
            </>
          )}
        </div>
      </div>
      {peeked && (
        <Peek
          peeked={peeked}
          lang={lang}
          close={close}
          choose={(action) => {
            close();
            choose(action);
          }}
          more={() => {
            close();
            explain({ card: peeked.card.id });
          }}
        />
      )}
    </DeskContext.Provider>
  );
};

export default OrionBoard;
