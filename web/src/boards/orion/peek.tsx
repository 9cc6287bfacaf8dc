// A closer look: whatever is too small to read shows its whole card when pointed at, focused, tapped or held.
import type { FocusEvent, JSX, MouseEvent, PointerEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Lang } from "../../protocol";
import { Modal } from "../../ui/dialog";
import type { Move } from "../contract";
import { CardFace, useLabel } from "./card";
import type { Peeked } from "./context";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { Portrait } from "./portrait";
import type { Card } from "./state";
import { word } from "./words";

/** Came the focus from another place by a key? Given back by a closed card it must not open that card again. */
const tabbed_to = (event: FocusEvent) => event.relatedTarget !== null && event.currentTarget.matches(":focus-visible");

/** A button that lifts its card. With moves, the lifted card offers them. */
export function Peekable(props: {
  card: Card;
  className?: string;
  children: ReactNode;
  note?: string;
  moves?: Move[];
  /** As spots have them. */
  marks?: Readonly<Record<`data-${string}`, string>>;
}): JSX.Element {
  const { card, className = "", children, note, moves, marks } = props;
  const { peek } = useDesk();
  const label_of = useLabel();
  const show = (element: Element, pinned: boolean) =>
    peek({ id: card.id, box: element.getBoundingClientRect(), pinned, ...(moves && pinned ? { moves } : {}) });
  return (
    <button
      type="button"
      {...marks}
      className={`mo-peekable ${className}`}
      aria-label={`${label_of(card)}${note ? ` (${note})` : ""}`}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === "mouse") show(event.currentTarget, false);
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === "mouse") peek(null);
      }}
      onFocus={(event) => {
        if (tabbed_to(event)) show(event.currentTarget, false);
      }}
      onBlur={() => peek(null)}
      onClick={(event) => {
        event.stopPropagation();
        show(event.currentTarget, true);
      }}
    >
      {children}
    </button>
  );
}

/** Letters smaller than this, in pixels, are no text that anybody reads. */
const readable = 11.5;

/** Is some of the card's text left out, or too small to be read? A table may be drawn smaller as a whole. */
function is_short(place: Element): boolean {
  return [...place.querySelectorAll<HTMLElement>(".mo-race-text, .mo-card-text")].some((text) => {
    if (text.clientHeight === 0) return true;
    const drawn = text.getBoundingClientRect().width / text.offsetWidth;
    return parseFloat(getComputedStyle(text).fontSize) * drawn < readable;
  });
}

const rest_ms = 350;
const hold_ms = 500;

/** For a place whose click means something else: its card is lifted when a mouse rests or the focus comes by keys, if its
 * text is cut or small, and when a finger stays on it. */
export function useRest(card: Card | null) {
  const { peek } = useDesk();
  const timer = useRef(0);
  const held = useRef(false);
  const over = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (place: Element, pinned: boolean, ms: number) => {
    clearTimeout(timer.current); // a focus may follow a pointer
    timer.current = window.setTimeout(() => {
      // The place may have gone meanwhile without the pointer leaving it: nothing would ever put the card back.
      if (!card || !place.isConnected) return;
      held.current = pinned;
      peek({ id: card.id, box: place.getBoundingClientRect(), pinned });
    }, ms);
  };
  const leave = () => {
    clearTimeout(timer.current);
    peek(null);
  };
  return {
    // A card that comes to lie under a mouse at rest was not pointed at: the mouse must move on it.
    onPointerMove: (event: PointerEvent) => {
      if (over.current || (event.movementX === 0 && event.movementY === 0)) return;
      over.current = true;
      if (event.pointerType === "mouse" && is_short(event.currentTarget)) later(event.currentTarget, false, rest_ms);
    },
    onPointerLeave: () => {
      over.current = false;
      leave();
    },
    onPointerDown: (event: PointerEvent) => {
      leave();
      held.current = false;
      if (event.pointerType !== "mouse") later(event.currentTarget, true, hold_ms);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: (event: FocusEvent) => {
      const on_card = event.target.matches(".spot:focus-visible") && event.relatedTarget !== null;
      if (on_card && is_short(event.currentTarget)) later(event.currentTarget, false, rest_ms);
    },
    onBlur: leave,
  };
}

const width = 250;

/** Beside what was pointed at, where there is room; a card of the hand lies at the bottom edge, so it stands on it. */
function place_of({ box, pinned }: Peeked): React.CSSProperties {
  if (!pinned && box.height > 100 && box.top > 340)
    return {
      left: Math.max(6, Math.min(box.left - 34, window.innerWidth - width - 6)),
      bottom: window.innerHeight - box.top + 8,
      width,
    };
  const right = box.right + 10 + width < window.innerWidth;
  const left = right ? box.right + 10 : box.left - 10 - width;
  const fits = left >= 6;
  const top = Math.max(8, Math.min(fits ? box.top - 60 : box.bottom + 8, window.innerHeight - 400));
  return { left: fits ? left : Math.max(6, (window.innerWidth - width) / 2), top, width };
}

export function Peek(props: {
  peeked: Peeked;
  lang: Lang;
  close: () => void;
  more: () => void;
  choose: (action: string) => void;
}): JSX.Element {
  const { peeked, lang } = props;
  const { id, pinned } = peeked;
  const card = useCard()(id);
  const face =
    card.facts.kind === "structure" ? <CardFace card={card} lang={lang} /> : <Portrait card={card} lang={lang} />;
  return createPortal(
    pinned ? (
      <Pinned {...props} card={card}>
        {face}
      </Pinned>
    ) : (
      <div className="mo-peek" style={place_of(peeked)} aria-hidden="true">
        {face}
      </div>
    ),
    document.body,
  );
}

function Pinned(props: {
  peeked: Peeked;
  card: Card;
  lang: Lang;
  children: ReactNode;
  close: () => void;
  more: () => void;
  choose: (action: string) => void;
}): JSX.Element {
  const { peeked, card, lang, close, more, choose } = props;
  const { moves = [] } = peeked;
  const label_of = useLabel();
  return (
    <Modal aria-label={card.name} close={close} className="mo-peek mo-peek-pinned" style={place_of(peeked)}>
      <div role="img" aria-label={label_of(card)}>
        {props.children}
      </div>
      <div className="mo-peek-buttons">
        {moves.map((move) => (
          <button
            key={move.action}
            type="button"
            className="mo-peek-move"
            data-action={move.action}
            onClick={() => choose(move.action)}
          >
            {move[lang]}
          </button>
        ))}
        <button type="button" onClick={more}>
          <Icon name="info" size={16} /> {word("more", lang)}
        </button>
        <button type="button" onClick={close}>
          {word("close", lang)}
        </button>
      </div>
    </Modal>
  );
}
