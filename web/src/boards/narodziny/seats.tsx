// The players side by side: a small galaxy each, points and what else one glances at; a click shows theirs in full.
import type { JSX } from "react";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { size_of } from "../contract";
import { useTable } from "./context";
import { Icon } from "./icons";
import { MiniGalaxy } from "./mini";
import "./seats.css";

interface Props {
  order: string[];
  shown: string;
  deciding: string | undefined;
  show: (seat: string) => void;
}

export function Seats({ order, shown, deciding, show }: Props): JSX.Element {
  const { state, say, name_of } = useTable();
  return (
    <nav className="nk-seats" aria-label={say("players")}>
      {order.map((seat) => {
        const player = state.players[seat]!;
        const who = name_of(seat);
        const stars = Object.keys(player.stars).length;
        const life = player.proto.length + player.stable.length;
        const glance = say(
          "mini",
          who,
          player.score,
          stars,
          life,
          Object.keys(player.nebulae).length,
          player.completed.length,
        );
        return (
          <button
            key={seat}
            className={`nk-seat${seat === shown ? " nk-seat-shown" : ""}${seat === deciding ? " nk-seat-turn" : ""}`}
            aria-pressed={seat === shown}
            onClick={() => show(seat)}
            {...place("seat", seat)}
            {...places_of(seat)}
          >
            <span className="nk-hear">{`${say("show", who)}. ${glance}${seat === deciding ? `; ${say("turn")}` : ""}`}</span>
            <MiniGalaxy player={player} />
            <span className="nk-seat-text" aria-hidden="true">
              <span className="nk-seat-name">
                <SeatMark seat={seat} size={15} />
                <span>{who}</span>
                {seat === state.first_player && (
                  <span className="nk-first" title={say("first")}>
                    1
                  </span>
                )}
              </span>
              <span className="nk-seat-points">
                <span className="nk-seat-score">
                  <b {...shows(`${seat} score`, player.score)}>{player.score}</b>{" "}
                  <span className="nk-seat-word">{say("points_short")}</span>
                </span>
                <span className="nk-seat-stats">
                  <Icon name="card" size={15} />
                  {size_of(player.hand)}
                  <Icon name="crystal" size={15} />
                  {player.time.scored}
                  <Icon name="advanced" size={15} />
                  {Object.keys(player.advanced_backs).length + Object.keys(player.advanced_backs_second).length}
                </span>
              </span>
            </span>
          </button>
        );
      })}
    </nav>
  );
}
