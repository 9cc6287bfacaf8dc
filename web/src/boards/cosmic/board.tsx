// Cosmic Encounter on the screen: the line of phases, the table with the home systems around the warp, and below it the
// hand beside what is asked. On a phone the systems are rows.
import type { JSX } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useEscape, useWhenChanged } from "../../ui/hooks";
import { useRoom } from "../../ui/room";
import type { Board, BoardProps } from "../contract";
import { ChooseAlien } from "./aliens";
import type { Desk, Looked } from "./context";
import { DeskContext, useDesk } from "./context";
import { Deal } from "./deal";
import { Dock } from "./dock";
import { facts_of } from "./facts";
import { Hand } from "./hand";
import { Look } from "./look";
import { PhaseLine } from "./phase_line";
import type { CosmicState } from "./state";
import { NarrowTable, Table } from "./table";
import { asks_for_place } from "./targets";
import "./cosmic.css";
import "./table.css";
import "./encounter.css";
import "./card.css";
import "./dock.css";
import "./powers.css";
import "./narrow.css";

/** Up to this width, in pixels, the board (not the window: it may stand beside a log) is drawn as on a phone. */
const narrow_width = 700;

const CosmicBoard: Board = (props: BoardProps): JSX.Element => {
  const { view, game, cards, name_of, lang, moves, me, shown, playing, explain, question } = props;
  const state = view.state as CosmicState;
  const facts = useMemo(() => facts_of(game), [game]);
  const [box, { width }] = useRoom<HTMLDivElement>();
  const narrow = width > 0 && width <= narrow_width;
  const [looked, look] = useState<Looked | null>(null);
  const [held, set_held] = useState<string | null>(null);
  useWhenChanged(question, () => set_held(null));
  useEscape(held !== null, () => set_held(null));
  const home = me ?? view.seats[0]!;
  const desk: Desk = useMemo(
    () => ({
      ...{ view, state, cards, facts, name_of, lang, home, shown, me, playing, narrow, moves },
      ...{ held, set_held, look, explain },
    }),
    [view, state, cards, facts, name_of, lang, home, shown, me, playing, narrow, moves, held, explain],
  );
  return (
    <DeskContext.Provider value={desk}>
      <div ref={box} className={narrow ? "ce-board ce-narrow" : "ce-board ce-wide"}>
        <PhaseLine />
        {narrow ? (
          <>
            <ChooseAlien />
            <NarrowTable />
          </>
        ) : (
          <>
            <Table />
            <ChooseAlien />
          </>
        )}
        <Lower />
      </div>
      {looked !== null && <Look looked={looked} />}
    </DeskContext.Provider>
  );
};

/** The hand, and beside it what is asked. */
function Lower(): JSX.Element | null {
  const { state, view, moves, playing, narrow, me } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  // On a phone it may be out of sight just when it is needed; where a planet is asked for, the table is.
  const key = narrow && playing && moves.length > 0 && !asks_for_place(moves) ? view.decision.number : null;
  useEffect(() => {
    if (key !== null) box.current?.scrollIntoView({ block: "nearest" });
  }, [key]);
  if (me === null || state.moment === "setup") return null;
  return (
    <div ref={box} className="ce-lower">
      <Hand />
      {playing && <Dock />}
      {narrow && <Deal />}
    </div>
  );
}

export default CosmicBoard;
