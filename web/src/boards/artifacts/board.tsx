// Alien Artifacts on the screen, from top to bottom: an attack while one goes on, the middle of the table, the other
// players, the own faction board; then the hand, beside what is asked. On a phone the first parts are folded.
import type { JSX, RefObject } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { nouns_of } from "../../texts/counted";
import { useEscape, useShort, useWhenChanged } from "../../ui/hooks";
import { useInSight, useRoom } from "../../ui/room";
import type { Board, BoardProps } from "../contract";
import { Battle } from "./battle";
import { Centre } from "./centre";
import type { Desk } from "./context";
import { DeskContext, useDesk } from "./context";
import { ActionBar } from "./dock";
import { facts_of } from "./facts";
import { Hand } from "./hand";
import { Look } from "./look";
import { Folds, Opponents } from "./opponents";
import { Realm } from "./realm";
import { Scene } from "./scenes";
import { Scores } from "./scores";
import type { AaState } from "./state";
import type { Mode } from "./targets";
import { word } from "./words";
import "./artifacts.css";
import "./card.css";
import "./table.css";
import "./dock.css";
import "./narrow.css";

/** Up to this width, in pixels, the board (not the window: it may stand beside a log) is drawn as on a phone. */
const narrow_width = 560;

const ArtifactsBoard: Board = (props: BoardProps): JSX.Element => {
  const { view, game, cards, name_of, lang, moves, question, me, shown: own, playing, explain } = props;
  const state = view.state as AaState;
  const facts = useMemo(() => facts_of(game), [game]);
  const nouns = nouns_of(game);
  const [box, { width }] = useRoom<HTMLDivElement>();
  const narrow = width > 0 && width <= narrow_width;
  const [laid, set_laid] = useState<{ mode: Mode; thing: string | null } | null>(null);
  const [held, set_held] = useState<string | null>(null);
  const [looked, look] = useState<string | null>(null);
  const put_back = () => {
    set_laid(null);
    set_held(null);
  };
  // Another question: what was prepared is no longer.
  useWhenChanged(question, put_back);
  useEscape(laid !== null || held !== null, put_back);
  const acting = view.decision.step === "action" && moves.length > 0;
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
      player: state.players[own]!,
      mine: own === me,
      me,
      playing,
      narrow,
      moves,
      acting,
      mode: acting && laid ? laid.mode : null,
      thing: acting && laid ? laid.thing : null,
      prepare: (mode, thing) =>
        set_laid((now) =>
          now?.mode === mode && now.thing === (thing ?? null) ? null : { mode, thing: thing ?? null },
        ),
      held,
      set_held,
      look,
      explain,
    }),
    [view, state, cards, facts, nouns, name_of, lang, own, me, playing, narrow, moves, acting, laid, held, explain],
  );
  const classes = ["aa-board", narrow && "aa-narrow", acting && "aa-calm", held !== null && "aa-holding"];
  return (
    <DeskContext.Provider value={desk}>
      <div ref={box} className={classes.filter(Boolean).join(" ")}>
        <div className="aa-inner">
          <Scores />
          {!narrow && <Battle />}
          {narrow ? (
            <Folds />
          ) : (
            <>
              <Centre />
              <Opponents />
            </>
          )}
          <Realm />
          {narrow && <Battle />}
          {me !== null && <Lower />}
        </div>
      </div>
      {looked !== null && <Look id={looked} />}
    </DeskContext.Provider>
  );
};

/** The hand, and beside it what is asked. */
function Lower(): JSX.Element {
  const { view, moves, acting, playing, narrow } = useDesk();
  const over = view.decision.seat === undefined;
  const box = useRef<HTMLDivElement>(null);
  // On a phone it may be out of sight just when it is needed. What is chosen with every turn is not worth a jump.
  const small = useShort() || narrow;
  const key = small && playing && moves.length > 0 && !acting ? view.decision.number : null;
  useEffect(() => {
    if (key !== null) box.current?.scrollIntoView({ block: "nearest" });
  }, [key]);
  return (
    <>
      {small && <WayDown to={box} wanted={acting} />}
      <div ref={box} className={`aa-lower${over ? " aa-still" : ""}`} data-scene-row>
        <Hand />
        {playing && moves.length > 0 && <div className="aa-asked">{acting ? <ActionBar /> : <Scene />}</div>}
      </div>
    </>
  );
}

/** So much of the foot of the board is the hand; then come the actions. */
const actions_begin = 0.4;
/** On a phone the actions lie below the faction board: somebody who begins would look for them. */
function WayDown({ to, wanted }: { to: RefObject<HTMLElement | null>; wanted: boolean }): JSX.Element {
  const { lang } = useDesk();
  const seen = useInSight(to, actions_begin);
  // Its place stays, so that nothing moves when it comes and goes.
  if (!wanted || seen) return <div className="aa-way-down" />;
  return (
    <div className="aa-way-down">
      <button type="button" className="aa-chip" onClick={() => to.current?.scrollIntoView({ block: "start" })}>
        <span aria-hidden="true">↓</span> {word("actions", lang)}
      </button>
    </div>
  );
}

export default ArtifactsBoard;
