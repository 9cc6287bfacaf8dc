// The board of Narodziny kosmosu: a galaxy that glows, with the console and everybody's things around it.
import { useMemo, useRef } from "react";
import type { CSSProperties, JSX, KeyboardEvent, ReactNode } from "react";
import { from_seat } from "../common";
import { result_of } from "../contract";
import type { BoardProps } from "../contract";
import type { View } from "../../protocol";
import { useEscape } from "../../ui/hooks";
import { useRoom } from "../../ui/room";
import { Abilities } from "./ability";
import { Bar } from "./bar";
import { EnergyRow, Goals, Supply } from "./commons";
import { Brief, Console } from "./console";
import { speaker, TableContext } from "./context";
import type { Table } from "./context";
import { Defs } from "./defs";
import { nouns_of } from "../../texts/counted";
import { facts_of } from "./facts";
import { galaxy_of } from "./geometry";
import { layout_of } from "./layout";
import { Hand, Tracks, TurnEnd } from "./player";
import { Scores } from "./scores";
import { Seats } from "./seats";
import { useSight } from "./sight";
import { Stage } from "./stage";
import { state_of } from "./state";
import { sort_moves } from "./things";
import { TimeChamber } from "./time";
import "./board.css";

/** Steps that look at the console and the energy row first. */
const energy_steps = ["shift", "take-card", "overlap"];

/** Where a piece goes that was taken from the reserve. */
function held_piece({ decision }: View): string | null {
  if (decision.step === "proto-at") return "proto";
  if (decision.step !== "star-at" && decision.step !== "nebula-at") return null;
  return String(decision.question?.args?.[0]?.value ?? "");
}

function useTableOf(props: BoardProps, mine: string): Table {
  const { view, game, cards, me, lang, moves, question, name_of, explain } = props;
  const held = moves.length > 0 ? held_piece(view) : null;
  const put_down = held === null ? undefined : props.take_back;
  // Away from one's own galaxy Escape leads back to it.
  useEscape(put_down !== undefined && props.shown === mine, () => put_down?.());
  const facts = facts_of(game);
  const nouns = nouns_of(game);
  const state = state_of(view);
  const step = view.decision.step ?? "";
  const over = view.result !== undefined;
  return useMemo<Table>(
    () => ({
      lang,
      state,
      cards,
      facts,
      nouns,
      galaxy: galaxy_of(facts),
      mine,
      me,
      over,
      asked: moves.length > 0,
      step,
      things: sort_moves(moves, state, mine),
      held,
      put_down,
      question,
      name_of,
      control_name: (control) => facts.called.control[control][lang],
      explain,
      say: speaker(lang),
    }),
    [lang, state, cards, facts, nouns, mine, me, over, moves, step, held, put_down, question, name_of, explain],
  );
}

/** It scrolls by keys too, also while it holds nothing that could have the focus. */
function Column({ label, children }: { label: string; children: ReactNode }): JSX.Element {
  return (
    <div className="nk-scroll nk-column" data-fit tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}

export default function NarodzinyBoard(props: BoardProps): JSX.Element {
  const { view, me, lang, question, name_of, shown, show, way } = props;
  const { decision } = view;
  const result = result_of(view);
  // Whose choices these are, and whose gains the console counts.
  const home = me ?? decision.seat ?? view.viewer ?? view.seats[0]!;
  const table = useTableOf(props, home);
  const { say, state, asked, step } = table;
  const [root, room] = useRoom<HTMLDivElement>();
  const layout = layout_of(room);
  // Nothing changes its place while others play.
  const energy = decision.seat === me && energy_steps.includes(step);
  const [unseen, go] = useSight(
    root,
    question === null ? null : `${question} ${layout}`,
    `${me} ${energy}`,
    `${shown} ${lang}`,
    table.held !== null,
  );
  const seats_nav = useRef<HTMLDivElement>(null);

  const player = state.players[shown]!;
  const live = shown === home && asked;
  const title = me !== null && shown === me ? say("your_galaxy") : say("galaxy_of", name_of(shown));
  const come_back = () => {
    show(me);
    seats_nav.current?.querySelector("button")?.focus(); // the button that was pressed goes away
  };
  const away = way !== null && (me === null || way === "mine");
  const back = away ? { text: say(me === null ? "follow" : "back_to_mine"), go: come_back } : null;
  const on_key = (event: KeyboardEvent) => (event.key === "Escape" && away ? show(me) : undefined);
  // Around the table from this player.
  const order = from_seat(view.seats, me);

  const top = (
    <div key="seats" ref={seats_nav}>
      <Seats order={order} shown={shown} deciding={decision.seat} show={show} />
    </div>
  );
  const stage = (
    <Stage key="stage" player={player} seat={shown} title={title} live={live} back={back} narrow={layout === "one"} />
  );
  const bar = <Bar unseen={unseen} go={go} />;
  // What is everybody's stays in sight, in brief where there is no room for more.
  const brief = <Brief key="brief" go={go} />;
  // When the game is over no goal is left; where the points came from is what one wants to see.
  const scores = result ? [<Scores key="scores" result={result} />] : [];
  const goals = result ? [] : [<Goals key="goals" />];
  const common = [<Console key="console" />, <EnergyRow key="row" />];
  const tracks = layout === "one" ? [] : [<Tracks key="tracks" player={player} seat={shown} live={live} />];
  const hand = <Hand key="hand" player={player} seat={shown} live={live} />;
  const time = <TimeChamber key="time" player={player} seat={shown} live={live} />;
  const abilities = <Abilities key="abilities" player={player} seat={shown} live={live} />;
  // What is used most comes first. Resources begin each turn at 0, so while energy is shifted they tell little; a release
  // of the time chamber is offered in the bar too.
  const own = energy ? [hand, time, abilities, ...tracks] : [...tracks, hand, abilities, time];
  const end = <TurnEnd key="end" player={player} seat={shown} live={live} />;
  const supply = <Supply key="supply" />;
  // Keyed parts: between the phases they change places without being made anew.
  const parts = {
    one: (
      <>
        {brief}
        <div className="nk-scroll nk-page">
          {scores}
          {energy && (
            <div key="common" className="nk-parts">
              {common}
            </div>
          )}
          {stage}
          <div key="own" className="nk-parts">
            {[...own, end, ...goals]}
          </div>
          {!energy && (
            <div key="common" className="nk-parts">
              {common}
            </div>
          )}
          {supply}
          {/* Whoever sits there stands above the board already. */}
          {top}
        </div>
        {bar}
      </>
    ),
    two: (
      <>
        {top}
        {!energy && brief}
        {goals}
        <div className="nk-main">
          <div className="nk-centre">
            {stage}
            <div className="nk-foot">{bar}</div>
          </div>
          <Column label={title}>
            {[...scores, ...(energy ? [...common, ...own, end] : [...own, end, ...common]), supply]}
          </Column>
        </div>
      </>
    ),
    three: (
      <div className="nk-main">
        <Column label={say("everybody")}>{[...scores, ...common, ...goals, supply]}</Column>
        <div className="nk-centre">
          {top}
          {stage}
          <div className="nk-foot">
            {end}
            {bar}
          </div>
        </div>
        <Column label={title}>{own}</Column>
      </div>
    ),
  };
  return (
    <TableContext.Provider value={table}>
      <div
        ref={root}
        className="nk"
        data-layout={layout}
        data-plays={me !== null && !result}
        style={{ "--room": `${room.height}px` } as CSSProperties}
        onKeyDown={on_key}
      >
        <Defs />
        {parts[layout]}
      </div>
    </TableContext.Provider>
  );
}
