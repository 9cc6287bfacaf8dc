// What a screen shows in the header of the page, where its own height is precious.
import type { JSX, ReactNode } from "react";
import { createPortal } from "react-dom";

export const header_slot = "top-slot";

/** `on`: in the header, if the page has one; else where it stands. */
export function InHeader({ on, children }: { on: boolean; children: ReactNode }): JSX.Element {
  // The header stands before any screen is drawn.
  const slot = on ? document.getElementById(header_slot) : null;
  return slot ? <>{createPortal(children, slot)}</> : <>{children}</>;
}
