// The galaxy on its stage: whose it is, what waits to be placed on it, and a closer look.
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { JSX } from "react";
import { useRoom } from "../../ui/room";
import { SeatMark } from "../../ui/seat";
import { useTable } from "./context";
import { areas_of, Galaxy, open_spaces, view_height, view_width } from "./galaxy";
import { Tracks } from "./player";
import { breadth } from "./reach";
import { Reserve } from "./reserve";
import { few_crystals } from "./state";
import type { Player } from "./state";
import "./stage.css";

interface Props {
  player: Player;
  seat: string;
  title: string;
  live: boolean;
  /** A way back, if somebody else's galaxy is looked at. */
  back: { text: string; go: () => void } | null;
  /** On a small screen the resources stand with the reserve, above the galaxy that they are spent on. */
  narrow: boolean;
}

/** Targets smaller than this, in pixels, are too small for a finger. */
const thumb = 34;
const magnified = 1.9;

/** Enlarged when the player says so; before that, when what can be chosen lies too close together for a finger. */
function useZoom(live: boolean) {
  const { things, galaxy, question } = useTable();
  const [sky, room] = useRoom<HTMLDivElement>();
  const [wanted, want] = useState<boolean | null>(null);
  const open = useMemo(() => (live ? open_spaces(things, galaxy) : []), [live, things, galaxy]);
  const scale = Math.min(room.width / view_width, room.height / view_height);
  const least = useMemo(
    () => Math.min(...(live ? [...areas_of(things, galaxy).values()].map(breadth) : [])),
    [live, things, galaxy],
  );
  const crowded = scale > 0 && least * scale < thumb;
  const zoomed = wanted ?? crowded;
  // An enlarged galaxy is wider than its window: begin at the middle of what can be chosen. Then it stays where the player
  // has moved it, whatever else happens, until the next question to this player.
  const centred = useRef<{ question: number | null } | null>(null);
  useLayoutEffect(() => {
    const box = sky.current;
    if (!zoomed) centred.current = null;
    if (!zoomed || !box || scale === 0) return;
    if (centred.current && (question === null || question === centred.current.question)) return;
    centred.current = { question };
    const middle = (of: (space: { x: number; y: number }) => number) =>
      open.length ? open.reduce((sum, space) => sum + of(space), 0) / open.length : 0;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2 + middle((s) => s.x) * scale * magnified;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2 + middle((s) => s.y) * scale * magnified;
  }, [sky, zoomed, open, scale, question]);
  return { sky, zoomed, flip: () => want(!zoomed) };
}

export function Stage({ player, seat, title, live, back, narrow }: Props): JSX.Element {
  const { say, state, facts, over } = useTable();
  const { sky, zoomed, flip } = useZoom(live);
  return (
    <div className="nk-stage">
      <div className="nk-strip">
        <Reserve player={player} seat={seat} live={live} />
        {narrow && <Tracks player={player} seat={seat} live={live} />}
      </div>
      <div className="nk-caption">
        <span className="nk-whose">
          <SeatMark seat={seat} size={14} /> {title}
        </span>
        <span className="nk-when">
          {say("round", state.round, facts.rounds)}
          {few_crystals(state) && !over && (
            <span className="nk-hurry">{say("crystals_left", state.supply.crystals)}</span>
          )}
        </span>
        {back && (
          <button className="nk-pill nk-back" onClick={back.go}>
            {back.text}
          </button>
        )}
        <button
          className="nk-pill nk-zoom"
          aria-pressed={zoomed}
          title={say(zoomed ? "smaller" : "bigger")}
          onClick={flip}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path
              d={`M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13ZM15.500 15.500 21 21M7.500 10.500h6${zoomed ? "" : "M10.500 7.500v6"}`}
            />
          </svg>
          <span className="nk-zoom-word">{say(zoomed ? "smaller" : "bigger")}</span>
        </button>
      </div>
      <div
        ref={sky}
        className={zoomed ? "nk-sky nk-sky-wide" : "nk-sky"}
        {...(zoomed ? { tabIndex: 0, role: "region", "aria-label": title } : {})}
      >
        <Galaxy player={player} seat={seat} live={live} title={title} />
      </div>
    </div>
  );
}
