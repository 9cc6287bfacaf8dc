// The board of Narodziny kosmosu: a galaxy that glows, with the console and everybody's things around it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { JSX } from "react";
import type { BoardProps } from "../contract";
import { PickProvider } from "../../ui/spot";
import { Abilities } from "./ability";
import { Bar } from "./bar";
import { EnergyRow, Goals, Supply } from "./commons";
import { Console } from "./console";
import { speaker, TableContext } from "./context";
import type { Table } from "./context";
import { Defs } from "./defs";
import { Galaxy } from "./galaxy";
import { Hand, Reserve, TimeChamber, Tracks, TurnEnd } from "./player";
import { Seats } from "./seats";
import { rounds, state_of } from "./state";
import { sort_moves } from "./things";
import "./narodziny.css";

/** Steps that look at the console first: on a small screen it then comes before the galaxy. */
const energy_steps = ["shift", "take-card", "nebula-size", "overlap"];

export default function NarodzinyBoard(props: BoardProps): JSX.Element {
  const { view, cards, seats, me, lang, moves, game, explain } = props;
  const state = state_of(view);
  const { decision } = view;
  const mine = me ?? view.viewer ?? view.seats[0]!;
  const [shown, show] = useState(mine);
  const [wide, set_wide] = useState(false);
  // An enlarged galaxy is wider than its window: begin in its middle.
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (wide && sky.current) sky.current.scrollLeft = (sky.current.scrollWidth - sky.current.clientWidth) / 2;
  }, [wide]);
  // A new question to this player is about the own galaxy: come back to it.
  const asked = moves.length > 0;
  useEffect(() => {
    if (asked) show(mine);
  }, [asked, decision.number, mine]);
  const galaxy_seat = state.players[shown] ? shown : mine;
  const player = state.players[galaxy_seat]!;
  const live = galaxy_seat === mine && asked;

  const table = useMemo<Table>(() => {
    const say = speaker(lang);
    return {
      lang,
      state,
      cards,
      mine,
      asked,
      step: decision.step ?? "",
      things: sort_moves(moves, state, mine),
      seat_name: (seat) => game.seats.find((s) => s.id === seat)?.[lang] ?? seat,
      explain,
      say,
    };
  }, [lang, state, cards, mine, asked, decision.step, moves, game, explain]);
  const { say } = table;
  const title = me !== null && galaxy_seat === mine ? say("your_galaxy") : say("galaxy_of", table.seat_name(galaxy_seat));
  // Around the table from this player.
  const at = view.seats.indexOf(mine);
  const order = [...view.seats.slice(at), ...view.seats.slice(0, at)];

  return (
    <TableContext.Provider value={table}>
      <PickProvider choose={props.choose} why={props.why} lang={lang}>
        <div className="nk" data-phase={energy_steps.includes(decision.step ?? "") ? "energy" : "craft"}>
          <Defs />
          <div className="nk-grid">
            <div className="nk-top">
              <Seats seats={seats} order={order} shown={galaxy_seat} deciding={decision.seat} show={show} />
            </div>
            <div className="nk-centre">
              <div className="nk-stage">
                <Reserve player={player} live={live} />
                <div ref={sky} className={wide ? "nk-sky nk-sky-wide" : "nk-sky"}>
                  <Galaxy player={player} live={live} title={title} />
                </div>
              </div>
              <div className="nk-caption">
                <span>
                  {title} · {say("round", state.round, rounds)}
                </span>
                <button className="nk-zoom" aria-pressed={wide} onClick={() => set_wide(!wide)}>
                  {say(wide ? "smaller" : "bigger")}
                </button>
              </div>
            </div>
            <div className="nk-left">
              <div className="nk-energy-part">
                <Console />
                <EnergyRow />
              </div>
              <div className="nk-rest">
                <Goals />
                <Supply />
              </div>
            </div>
            <div className="nk-right">
              <Tracks player={player} live={live} />
              <TimeChamber player={player} live={live} />
              <Hand player={player} live={live} />
              <Abilities player={player} live={live} />
              <TurnEnd player={player} seat={galaxy_seat} live={live} />
            </div>
            <Bar />
          </div>
        </div>
      </PickProvider>
    </TableContext.Provider>
  );
}
