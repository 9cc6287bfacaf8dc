// When the game is over: where everybody's points come from.
import type { JSX } from "react";
import type { SeatInfo } from "../../protocol";
import { SeatMark } from "../../ui/seat";
import { useTable } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { score_parts } from "./measure";
import type { ScorePart } from "./measure";
import { Panel } from "./panel";
import "./scores.css";

const columns: { part: ScorePart; icon: IconName }[] = [
  { part: "nebulae", icon: "nebula" },
  { part: "time", icon: "crystal" },
  { part: "advanced", icon: "advanced" },
  { part: "rest", icon: "points" },
];

export function Scores({ seats, places }: { seats: SeatInfo[]; places: Record<string, number> }): JSX.Element {
  const { state, cards, say, seat_name } = useTable();
  const order = Object.keys(state.players).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <Panel title={say("scores")} className="nk-scores">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="nk-hear">{say("score_player")}</span>
            </th>
            {columns.map(({ part, icon }) => (
              <th key={part} scope="col" title={say(`score_${part}_note`)}>
                <Icon name={icon} size={18} />
                <small>{say(`score_${part}`)}</small>
              </th>
            ))}
            <th scope="col">
              <small>{say("score_total")}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const player = state.players[seat]!;
            const parts = score_parts(player, cards);
            return (
              <tr key={seat} className={places[seat] === 1 ? "nk-won" : ""}>
                <th scope="row">
                  <SeatMark seat={seat} size={14} /> {seats.find((s) => s.seat === seat)?.name || seat_name(seat)}
                </th>
                {columns.map(({ part }) => (
                  <td key={part}>{parts?.[part] ?? "–"}</td>
                ))}
                <td>
                  <b>{player.score}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
