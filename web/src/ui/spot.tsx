// A place on a board where something can be chosen. It glows when there is a choice; a click takes it, or opens a small
// menu when there are several. A place without a choice can still be asked "why can't I?".
import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { JSX, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Move } from "../boards/contract";
import type { Lang } from "../protocol";
import { useWhenChanged } from "./hooks";
import { usePointed } from "./hints";
import { useLayer } from "./layers";
import { pointing } from "./pointing";
import type { PointingProps } from "./pointing";
import { has_changed_here } from "./second_click";
import "./spot.css";

interface Picking {
  moves: Move[];
  x: number;
  y: number;
  /** The dialog that the spot lies in: outside of it nothing could be reached. */
  within: Element | null;
}
interface Picker {
  choose: (action: string) => void;
  why?: ((action: string) => void) | undefined;
  open: (picking: Picking) => void;
  lang: Lang;
}
const PickerContext = createContext<Picker | null>(null);
const none: Move[] = [];

/** Around a board: what its spots do. */
export function PickProvider(props: {
  choose: (action: string) => void;
  why?: ((action: string) => void) | undefined;
  lang: Lang;
  /** Changes with what can be chosen. */
  question?: unknown;
  children: ReactNode;
}): JSX.Element {
  const [picking, set_picking] = useState<Picking | null>(null);
  // Another question: what was offered is no longer.
  useWhenChanged(props.question, () => set_picking(null));
  const { choose, why, lang } = props;
  const open = (picking: Picking) => {
    has_changed_here();
    set_picking(picking);
  };
  const picker = { choose, why, open, lang };
  return (
    <PickerContext.Provider value={picker}>
      {props.children}
      {picking && (
        <PickMenu
          picking={picking}
          lang={lang}
          close={() => set_picking(null)}
          choose={(action) => {
            set_picking(null);
            choose(action);
          }}
        />
      )}
    </PickerContext.Provider>
  );
}

function PickMenu(props: {
  picking: Picking;
  lang: Lang;
  choose: (action: string) => void;
  close: () => void;
}): JSX.Element {
  const { picking, lang, choose, close } = props;
  const points_at = usePointed();
  const menu = useRef<HTMLDivElement>(null);
  useLayer(true, close);
  const before = useRef<Element | null>(document.activeElement);
  useEffect(() => {
    menu.current?.querySelector("button")?.focus();
    const back = before.current;
    return () => (back instanceof HTMLElement || back instanceof SVGElement ? back.focus() : undefined);
  }, []);
  const on_key = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    // Tab stays inside too: behind the veil there is nothing to reach.
    const back = event.key === "ArrowUp" || (event.key === "Tab" && event.shiftKey);
    if (event.key === "Escape") close();
    else if (back) buttons[(at + buttons.length - 1) % buttons.length]?.focus();
    else if (event.key === "ArrowDown" || event.key === "Tab") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "Home") buttons[0]?.focus();
    else if (event.key === "End") buttons.at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Kept inside the window, whatever was clicked.
  const left = Math.max(8, Math.min(picking.x, window.innerWidth - 316));
  const top = Math.max(8, Math.min(picking.y, window.innerHeight - Math.min(48 * picking.moves.length + 24, 360)));
  const veil = (
    <div className="pick-veil" onClick={close}>
      <div ref={menu} className="pick-menu" role="menu" style={{ left, top }} onKeyDown={on_key}>
        {picking.moves.map((move) => (
          <button
            key={move.action}
            role="menuitem"
            data-action={move.action}
            {...pointing(points_at(move))}
            onClick={(event) => {
              event.stopPropagation();
              choose(move.action);
            }}
          >
            {move[lang]}
          </button>
        ))}
      </div>
    </div>
  );
  return picking.within ? createPortal(veil, picking.within) : veil;
}

export interface SpotOptions {
  /** What can be chosen here, if anything. */
  moves: Move[];
  /** What this place is, for screen readers and tooltips. */
  label: string;
  /** An action that one might expect here, for "why can't I?" when there is no move; or what else tells why. */
  would?: string | (() => void) | undefined;
  /** A place that is first taken up, to be used somewhere else: what a click does instead. */
  take?: (() => void) | undefined;
  /** With `take`: whether it is taken up. */
  pressed?: boolean | undefined;
}

export interface SpotProps extends Partial<PointingProps> {
  className: string;
  role?: string;
  tabIndex?: number;
  "aria-label": string;
  "aria-disabled"?: boolean;
  "aria-pressed"?: boolean;
  "data-moves": number;
  "data-action"?: string;
  /** Where several can be chosen: all of them, one a line. */
  "data-offers"?: string;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Properties for any element, HTML or SVG, that makes it a spot. Add them to a <g>, <rect>, <div>, ... */
export function useSpot({ moves: offered, label, would, take, pressed }: SpotOptions, className = ""): SpotProps {
  const picker = useContext(PickerContext);
  const points_at = usePointed();
  const moves = take ? none : offered;
  const can_ask = moves.length === 0 && would !== undefined && picker?.why !== undefined;
  const act = useCallback(
    (x: number, y: number, spot: Element) => {
      if (take) take();
      else if (moves.length === 1) picker?.choose(moves[0]!.action);
      else if (moves.length > 1) picker?.open({ moves, x, y, within: spot.closest("dialog") });
      else if (typeof would === "function") would();
      else if (would !== undefined) picker?.why?.(would);
    },
    [moves, picker, would, take],
  );
  const open = take !== undefined || moves.length > 0;
  const kind = open ? "spot spot-open" : can_ask ? "spot spot-shut" : "";
  const plain: SpotProps = {
    className: `${className} ${kind}`.trim(),
    "aria-label": label,
    "data-moves": moves.length,
  };
  if (!kind) return { ...plain, role: "img" };
  return {
    ...plain,
    role: "button",
    tabIndex: open ? 0 : -1,
    "aria-disabled": !open,
    ...(take ? { "aria-pressed": pressed ?? false } : {}),
    ...(moves.length === 1 ? { "data-action": moves[0]!.action, ...pointing(points_at(moves[0]!)) } : {}),
    ...(moves.length > 1 ? { "data-offers": moves.map((move) => move.action).join("\n") } : {}),
    onClick: (event) => {
      event.stopPropagation();
      act(event.clientX, event.clientY, event.currentTarget);
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      const box = event.currentTarget.getBoundingClientRect();
      act(box.left + box.width / 2, box.top + box.height / 2, event.currentTarget);
    },
  };
}

/** What else a place is marked as: place() of pointing.ts, parts() of marks.ts. */
type Marks = Readonly<Record<`data-${string}`, string>>;

/** A spot as an SVG group. */
export function SpotGroup(
  props: SpotOptions & { className?: string; transform?: string; marks?: Marks; children: ReactNode },
): JSX.Element {
  const spot = useSpot(props, props.className);
  return (
    <g {...spot} {...props.marks} {...(props.transform ? { transform: props.transform } : {})}>
      <title>{props.label}</title>
      {props.children}
    </g>
  );
}

/** A spot as an HTML box. */
export function SpotBox(props: SpotOptions & { className?: string; marks?: Marks; children: ReactNode }): JSX.Element {
  const spot = useSpot(props, props.className);
  return (
    <div {...spot} {...props.marks} title={props.label}>
      {props.children}
    </div>
  );
}
