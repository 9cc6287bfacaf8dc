// The middle of attention: what the open question is about, when it is more than a glow on the table. Moves that concern
// no thing are buttons here.
import type { JSX, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { SpotBox } from "../../ui/spot";
import { of_verb } from "../common";
import { known } from "../contract";
import { ActionBar } from "./action_bar";
import { useDesk } from "./context";
import { Payment } from "./payment";
import { Picked } from "./picked";
import { Advisors, Arrange, Asked, Chips, Colours, Exchange, Gains, Kinds, ModeScene, PileCards } from "./scenes";
import { gives_away, loose_moves } from "./targets";
import type { Word } from "./words";
import { word } from "./words";

/** Right above the hand: the eight actions, or the card taken up. */
export function Dock(): JSX.Element | null {
  const { view, moves, picked, mode, me, acting, narrow } = useDesk();
  if (picked !== null) return <Picked />;
  const over = view.decision.seat === undefined;
  if (me === null || over || (moves.length > 0 && !acting)) return null;
  const scene = mode !== null && (
    <Scenery>
      <ModeScene />
    </Scenery>
  );
  // What was pressed stays under the finger: at the foot of the board there is room above it, on a phone below.
  return (
    <>
      {!narrow && scene}
      <ActionBar />
      {narrow && scene}
    </>
  );
}

/** The scene of any other question. */
export function Stage(): JSX.Element | null {
  const { moves, picked, acting } = useDesk();
  const empty = moves.length === 0 || acting || (picked !== null && loose_moves(moves).length === 0);
  if (empty) return null;
  return (
    <Scenery>
      <Scene />
      <Loose />
    </Scenery>
  );
}

function Scenery({ children }: { children: ReactNode }): JSX.Element {
  const { view, lang, mode } = useDesk();
  const box = useRef<HTMLElement>(null);
  const key = `${view.decision.number}-${mode}`;
  // It may be out of sight just when it is asked for.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [key]);
  return (
    <section className="mo-stage" data-scene ref={box} aria-label={view.decision.question?.[lang] ?? ""}>
      {children}
    </section>
  );
}

function Loose(): JSX.Element | null {
  const { moves, lang } = useDesk();
  const loose = loose_moves(moves).filter((m) => m.verb !== "done" || of_verb(moves, "swap").length === 0);
  const gives = gives_away(moves);
  if (loose.length === 0 && !gives) return null;
  return (
    <div className="mo-row">
      {gives && <GiveAway />}
      {loose.map((m) => (
        <SpotBox key={m.action} moves={[m]} label={m[lang]} className="mo-button">
          {m[lang]}
        </SpotBox>
      ))}
    </div>
  );
}

/** Gives what is marked, once that is as much as is asked for. */
function GiveAway(): JSX.Element {
  const desk = useDesk();
  const { moves, lang, marked, in_a_row } = desk;
  const number = desk.wanted;
  const verb = of_verb(moves, "swap").length > 0 ? "swap" : "discard";
  const end = of_verb(moves, "done");
  const actions = [...marked.map(({ kind }) => `${verb} ${kind}`), ...end.map((m) => m.action)];
  const ready = number === null || marked.length === number;
  const words =
    marked.length === 0 && end[0]
      ? word(desk.state.swapping > 0 ? "swap_no_more" : "swap_none", lang)
      : `${word(verb === "swap" ? "swap_marked" : "discard_marked", lang)} (${marked.length}${number === null ? "" : `/${number}`})`;
  return (
    <button
      type="button"
      className={`mo-button mo-give spot${ready ? " spot-open" : ""}`}
      disabled={!ready}
      {...(ready && actions[0] !== undefined ? { "data-action": actions[0] } : {})}
      data-actions={actions.join("\n")}
      onClick={() => in_a_row(actions)}
    >
      {words}
    </button>
  );
}

const hints: Record<string, Word> = {
  swap: "pick_swap",
  discard: "pick_marked",
  "discard-or": "pick_marked",
  "hand-limit": "pick_marked",
  "build-more": "pick_hand",
};

function Scene(): JSX.Element | null {
  const { view, moves, picked, lang, state } = useDesk();
  const step = view.decision.step ?? "";
  if (picked !== null) return null;
  if (step === "payment") return <Payment key={view.decision.number} />;
  if (step === "throw") return <Kinds verb="throw" kinds={known(state.drawn) ?? []} title="drawn" />;
  if (step === "next") return <Arrange />;
  if (step === "hire") return <Advisors moves={moves} />;
  if (step === "colour") return <Colours moves={moves} />;
  if (step === "recover") return <PileCards moves={moves} />;
  if (step === "exchange") return <Exchange moves={moves} />;
  if (step === "may-use") return <Asked />;
  if (of_verb(moves, "gain").length > 0) return <Gains moves={moves} />;
  const chips = of_verb(moves, "resolve", "activate", "jam", "arrange", "sink", "rob");
  if (chips.length > 0) return <Chips moves={chips} />;
  const hint = hints[step];
  if (!hint) return null;
  return (
    <p className="mo-hint">
      {word(hint, lang)}
      {step === "swap" && state.swapping > 0 && ` (${word("swapped", lang)}: ${state.swapping})`}
    </p>
  );
}
