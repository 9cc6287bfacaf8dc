// Master of Orion on the screen, from top to bottom: the centre of the table, the opponents, the own realm, the dock
// where one answers, and the hand. On a phone all but the dock and the hand is folded (narrow.tsx).
import type { JSX } from "react";
import { useCallback, useMemo, useState } from "react";
import { useInARow } from "../../ui/in_a_row";
import { useRoom } from "../../ui/room";
import type { Board, BoardProps } from "../contract";
import { size_of } from "../contract";
import { Centre } from "./centre";
import type { Desk, Held, Peeked } from "./context";
import { nouns_of } from "../../texts/counted";
import { facts_of } from "./facts";
import { DeskContext } from "./context";
import { Hand } from "./hand";
import { Mine, Others } from "./narrow";
import { Opponents } from "./opponents";
import { useEscape, useWhenChanged } from "../../ui/hooks";
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
import { pile_build, wanted_cards } from "./targets";
import type { ActionName } from "./words";

/** Up to this width, in pixels, the board (not the window: it may stand beside a log) is drawn as on a phone. */
const narrow_width = 520;

const OrionBoard: Board = (props: BoardProps): JSX.Element => {
  const { view, game, cards, name_of, lang, moves, question, me, shown: own, playing, choose, explain } = props;
  const state = view.state as OrionState;
  const facts = facts_of(game);
  const nouns = nouns_of(game);
  const [box, { width }] = useRoom<HTMLDivElement>();
  const narrow = width > 0 && width <= narrow_width;
  const [mode, set_mode] = useState<ActionName | null>(null);
  const [held, set_held] = useState<Held | null>(null);
  const [marked, set_marked] = useState<readonly Held[]>([]);
  const [peeked, set_peeked] = useState<Peeked | null>(null);
  const close = useCallback(() => set_peeked(null), []);
  // Hovering must not close what a click has opened.
  const peek = useCallback(
    (next: Peeked | null) => set_peeked((now) => (now?.pinned && !next?.pinned ? now : next)),
    [],
  );
  const put_back = useCallback(() => {
    set_mode(null);
    set_held(null);
    set_marked([]);
  }, []);
  const wanted = me === null ? null : wanted_cards(view, size_of(state.players[me]!.hand), facts);
  const mark = useCallback(
    (card: Held) =>
      set_marked((now) => {
        const others = now.filter(({ at }) => at !== card.at);
        return others.length < now.length ? others : [...others, card].slice(-(wanted ?? Infinity));
      }),
    [wanted],
  );
  const in_a_row = useInARow({ question, moves, mine: view.decision.seat === me, choose });
  // Another question to this player: what was prepared or offered is no longer. What is only read stays.
  useWhenChanged(question, () => {
    put_back();
    set_peeked((now) => (now?.moves?.length ? null : now));
  });
  useEscape(mode !== null || held !== null || marked.length > 0, put_back);
  // What was pointed at may be gone.
  useWhenChanged(view.decision.number, () => peek(null));
  // What an effect builds from the discard pile is taken up by itself.
  const picked = held?.kind ?? pile_build(moves, state.discard, view.decision.step);
  const desk: Desk = useMemo(
    () => ({
      view,
      state,
      cards,
      facts,
      nouns,
      name_of,
      lang,
      own,
      mine: own === me,
      me,
      narrow,
      moves,
      question,
      mode,
      set_mode,
      picked,
      held: held?.at ?? null,
      set_held,
      marked,
      wanted,
      mark,
      in_a_row,
      peek,
      choose,
      explain,
      acting: view.decision.step === "action" && moves.length > 0,
    }),
    [
      view,
      state,
      cards,
      facts,
      nouns,
      name_of,
      lang,
      own,
      me,
      narrow,
      moves,
      question,
      mode,
      picked,
      held,
      marked,
      wanted,
      mark,
      in_a_row,
      peek,
      choose,
      explain,
    ],
  );
  // In the action phase nearly everything can be chosen: a quiet light is enough until one thing is taken up.
  const calm = view.decision.step === "action" && mode === null && picked === null;
  const choosing_races = view.seats.some((s) => state.players[s]!.race === null);
  const classes = [
    "mo-board",
    narrow && "mo-narrow",
    calm && "mo-calm",
    picked !== null && "mo-holding",
    own !== me && "mo-following",
  ].filter(Boolean);
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
                  <div className="mo-top">
                    <Centre />
                    <Opponents />
                  </div>
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
            explain({ card: peeked.id });
          }}
        />
      )}
    </DeskContext.Provider>
  );
};

export default OrionBoard;
