// The table: the home systems around the warp, the gate that points at a planet, the encounter or the deal in the middle.
import type { JSX } from "react";
import { useMemo } from "react";
import { useRoom } from "../../ui/room";
import { from_seat } from "../common";
import { Deal } from "./deal";
import { Encounter } from "./encounter";
import { useDesk } from "./context";
import type { Box, Point, TableLayout } from "./layout";
import { gate_path, table_layout } from "./layout";
import { look_of } from "./looks";
import { is_bargaining, planets_of } from "./state";
import { System } from "./system";

const middle_of = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Where the gate's narrow end is: just before the planet. */
function target_of(
  layout: TableLayout,
  { home, at }: { home: string; at: number },
): { at: Point; size: number } | null {
  const system = layout.systems.get(home);
  const planet = system?.planets[at];
  return system && planet
    ? { at: { x: system.box.x + planet.x, y: system.box.y + planet.y }, size: system.size }
    : null;
}

/** The gate lies below everything: a beam in the colour of the offense. */
function Gate({ layout, width, height }: { layout: TableLayout; width: number; height: number }): JSX.Element | null {
  const { state, facts } = useDesk();
  const [home = ""] = state.target?.split("-") ?? [];
  const place = state.planets[home] && planets_of(state, home, facts).findIndex(({ id }) => id === state.target);
  const found = place === undefined ? null : target_of(layout, { home, at: place });
  if (!found || state.offense === null) return null;
  const from = middle_of(layout.centre);
  const { at, size } = found;
  const { colour } = look_of(state.offense);
  return (
    <svg className="ce-gate" width={width} height={height} aria-hidden="true">
      <defs>
        <linearGradient id="ce-gate-light" gradientUnits="userSpaceOnUse" x1={from.x} y1={from.y} x2={at.x} y2={at.y}>
          <stop offset="0" stopColor={colour} stopOpacity="0.1" />
          <stop offset="1" stopColor={colour} stopOpacity="0.75" />
        </linearGradient>
      </defs>
      <path d={gate_path(from, at, 70 * layout.scale, size * 0.3)} fill="url(#ce-gate-light)" />
      <path d={gate_path(from, at, 70 * layout.scale, size * 0.3)} fill="none" stroke={colour} strokeOpacity="0.55" />
      <circle className="ce-aim" cx={at.x} cy={at.y} r={size * 0.68} fill="none" stroke={colour} strokeWidth="2.500" />
    </svg>
  );
}

export function Table(): JSX.Element {
  const { view, state, facts, home, shown } = useDesk();
  const [box, room] = useRoom<HTMLDivElement>();
  const { width, height } = room;
  const planets = Math.max(...view.seats.map((seat) => planets_of(state, seat, facts).length));
  const seats = useMemo(() => from_seat(view.seats, home), [view.seats, home]);
  const layout = useMemo(
    () => table_layout({ width, height }, seats, planets, shown),
    [width, height, seats, planets, shown],
  );
  const { centre, scale } = layout;
  return (
    <div ref={box} className="ce-table" style={{ fontSize: `${(14.5 * Math.sqrt(scale)).toFixed(2)}px` }}>
      <Gate layout={layout} width={Math.max(width, 1)} height={Math.max(height, 1)} />
      <div className="ce-centre" style={{ left: centre.x, top: centre.y, width: centre.w, height: centre.h }}>
        {is_bargaining(state) ? <Deal /> : <Encounter />}
      </div>
      {seats.map((seat) => (
        <System key={seat} seat={seat} layout={layout.systems.get(seat)} />
      ))}
    </div>
  );
}

/** On a phone: the others in rows, the encounter, the own system. A deal stands with the hand. */
export function NarrowTable(): JSX.Element {
  const { view, home } = useDesk();
  const [own, ...others] = from_seat(view.seats, home);
  return (
    <>
      <div className="ce-rows">
        {others.map((seat) => (
          <System key={seat} seat={seat} />
        ))}
      </div>
      <div className="ce-centre">
        <Encounter />
      </div>
      <System seat={own!} />
    </>
  );
}
