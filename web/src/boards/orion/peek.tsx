// A closer look: whatever is too small to read shows its whole card when pointed at, focused or tapped.
import type { JSX, PointerEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Lang } from "../../protocol";
import { CardFace, card_label } from "./card";
import type { Peeked } from "./context";
import { use_desk } from "./context";
import { Icon } from "./icons";
import { Portrait } from "./portrait";
import type { Card } from "./state";
import { word } from "./words";

/** A button that lifts its card. */
export function Peekable(props: { card: Card; className?: string; children: ReactNode; note?: string }): JSX.Element {
  const { card, className = "", children, note } = props;
  const { peek, lang } = use_desk();
  const show = (element: Element, pinned: boolean) => peek({ card, box: element.getBoundingClientRect(), pinned });
  return (
    <button
      type="button"
      className={`mo-peekable ${className}`}
      aria-label={`${card_label(card, lang)}${note ? ` (${note})` : ""}`}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === "mouse") show(event.currentTarget, false);
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === "mouse") peek(null);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) show(event.currentTarget, false);
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

const width = 236;

export function Peek(props: { peeked: Peeked; lang: Lang; close(): void; more(): void }): JSX.Element {
  const { peeked, lang, close, more } = props;
  const { card, box, pinned } = peeked;
  const more_button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!pinned) return;
    more_button.current?.focus();
    const on_key = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("keydown", on_key);
    return () => document.removeEventListener("keydown", on_key);
  }, [pinned, close]);
  // Beside what was pointed at, where there is room.
  const right = box.right + 10 + width < window.innerWidth;
  const left = right ? box.right + 10 : box.left - 10 - width;
  const fits = left >= 6;
  const top = Math.max(8, Math.min(fits ? box.top - 60 : box.bottom + 8, window.innerHeight - 370));
  const beside = { left: fits ? left : Math.max(6, (window.innerWidth - width) / 2), top, width };
  // A card of the hand lies at the bottom edge: its closer look stands on it.
  const above = !pinned && box.height > 100 && box.top > 320;
  const place = above
    ? { left: Math.max(6, Math.min(box.left - 34, window.innerWidth - width - 6)), bottom: window.innerHeight - box.top + 8, width }
    : beside;
  const face = card.facts.kind === "structure" ? <CardFace card={card} lang={lang} /> : <Portrait card={card} lang={lang} />;
  if (!pinned)
    return createPortal(
      <div className="mo-peek" style={place} aria-hidden="true">
        {face}
      </div>,
      document.body,
    );
  return createPortal(
    <div className="mo-veil" onClick={close}>
      <div className="mo-peek mo-peek-pinned" style={place} role="dialog" aria-modal="true" aria-label={card.name} onClick={(e) => e.stopPropagation()}>
        {face}
        <div className="mo-peek-buttons">
          <button type="button" ref={more_button} onClick={more}>
            <Icon name="info" size={16} /> {word("more", lang)}
          </button>
          <button type="button" onClick={close}>
            {word("close", lang)}
          </button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
