// What is asked, beside the hand: buttons for whatever has no place on the table, and in a window what one could play.
import type { JSX } from "react";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import type { Move } from "../contract";
import { known } from "../contract";
import { Thumb } from "./art";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { Answered, NoPass, Told, Usable } from "./powers";
import { planets_of, played_of, side_of, sides } from "./state";
import { asks_for_place, card_moves, dock_moves, flare_moves, hand_moves, is_window, power_moves } from "./targets";
import { role_words, word } from "./words";

/** What some answers are about, as a sign before their words. */
const signs: Partial<Record<string, IconName>> = {
  encounter: "gate",
  redraw: "destiny",
  reward: "cards",
  prepare: "ask",
  propose: "ask",
  accept: "negotiate",
};

/** A choice as a button, with the marks of the players whom it names. Invitations are many and differ in names alone. */
export function MoveButton({ move }: { move: Move }): JSX.Element {
  const { lang, view, name_of } = useDesk();
  const seats = move.args.filter((arg) => view.seats.includes(arg));
  const names = move.verb.startsWith("invite") ? seats.map(name_of).join(", ") : "";
  const spot = useSpot({ moves: [move], label: names ? `${move[lang]}: ${names}` : move[lang] }, "ce-button");
  const side = move.verb === "join" ? (move.args[0] === "offense" ? "gate" : "shield") : signs[move.verb];
  return (
    <div {...spot} {...(view.decision.pass === move.action ? { "data-pass": "" } : {})}>
      {side && <Icon name={side} size={16} />}
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={14} />
      ))}
      {names || move[lang]}
    </div>
  );
}

/** On a phone the encounter may be out of sight while one asks oneself which card to lay. */
function Totals(): JSX.Element | null {
  const { view, state, narrow, lang } = useDesk();
  if (!narrow || view.decision.step !== "select") return null;
  return (
    <p className="ce-totals">
      {sides.map((side) => (
        <span key={side}>
          <Icon name={side === "offense" ? "gate" : "shield"} size={15} /> {role_words[side][lang]}:{" "}
          <b>{state.totals[side]}</b>
        </span>
      ))}
    </p>
  );
}

/** In a window: the cards that could be played now, by name. `also`: powers and flares stand beside. */
function Playable({ moves, also }: { moves: Move[]; also: boolean }): JSX.Element | null {
  const { lang, cards } = useDesk();
  const card = useCard();
  if (moves.length === 0) return also ? null : <p className="ce-quiet">{word("nothing_to_play", lang)}</p>;
  const played = [...new Set(moves.map((move) => (cards.has(move.verb) ? move.verb : (move.args[0] ?? move.verb))))];
  return (
    <p className="ce-could">
      {word("you_could", lang)}{" "}
      {played.map((id) => (
        <span key={id} className="ce-could-card">
          <Thumb id={id} size={20} /> {card(id).name}
        </span>
      ))}
    </p>
  );
}

/** A card that is spent for good: what it does, and the click that plays it. */
function Held({ id, moves }: { id: string; moves: Move[] }): JSX.Element {
  const { lang, set_held } = useDesk();
  return (
    <div className="ce-dock ce-dock-uses" role="group" aria-label={word("asked", lang)}>
      <Told what={played_of(id)} />
      <div className="ce-buttons">
        {moves.map((move) => (
          <MoveButton key={move.action} move={move} />
        ))}
        <button type="button" className="ce-button" onClick={() => set_held(null)}>
          {word("put_back", lang)}
        </button>
      </div>
    </div>
  );
}

export function Dock(): JSX.Element | null {
  const { view, state, me, moves, lang, facts, held } = useDesk();
  if (me === null || moves.length === 0) return null;
  const hand = known(state.players[me]!.hand) ?? [];
  if (held !== null) return <Held id={held} moves={card_moves(moves, held, hand)} />;
  const { step } = view.decision;
  const planets = view.seats.flatMap((seat) => planets_of(state, seat, facts).map(({ id }) => id));
  const ships = sides
    .filter((side) => side_of(state, me) === side)
    .map((side) => (side === "offense" ? "gate" : "beside"));
  const used = new Set([...power_moves(moves), ...flare_moves(moves)]);
  const all_loose = dock_moves(moves, hand, planets, ships);
  const loose = all_loose.filter((move) => !used.has(move));
  const from_hand = hand_moves(moves, hand).filter((move) => !used.has(move));
  const window = is_window(view);
  const from_table = asks_for_place(moves) && step !== "prepare";
  const from_cards = from_hand.length > 0 && step !== "prepare";
  if (!window && !from_table && !from_cards && all_loose.length === 0) return null;
  return (
    <div
      className={used.size > 0 || step === "answer" ? "ce-dock ce-dock-uses" : "ce-dock"}
      role="group"
      aria-label={word("asked", lang)}
    >
      <Totals />
      <Answered />
      {window && <Playable moves={from_hand} also={used.size > 0} />}
      <Usable loose={new Set(all_loose)} />
      {!window && from_table && <p className="ce-quiet">{word("pick_place", lang)}</p>}
      {!window && from_cards && <p className="ce-quiet">{word("pick_card", lang)}</p>}
      {loose.length > 0 && (
        <div className={loose.length > 6 ? "ce-buttons ce-many" : "ce-buttons"}>
          {loose.map((move) => (
            <MoveButton key={move.action} move={move} />
          ))}
        </div>
      )}
      <NoPass />
    </div>
  );
}
