// Paths of the History API; the server gives index.html for each of them.
import type { AnchorHTMLAttributes, JSX, MouseEvent } from "react";
import { Store, useStore } from "../store";

const here = () => location.pathname + location.search + location.hash;
const place = new Store<string>(typeof location === "undefined" ? "/" : here());
if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => place.set(here()));
  window.addEventListener("hashchange", () => place.set(here()));
}

export function go(to: string, how: "push" | "replace" = "push"): void {
  // From a window over the page: the entry that would have closed it is the new page's.
  const from_layer = (history.state as { layer?: boolean } | null)?.layer === true;
  if (how === "push" && !from_layer) history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  place.set(here());
  if (how === "push" && !to.includes("#")) {
    window.scrollTo(0, 0);
    // A new page begins at its heading, for eyes and for screen readers alike.
    document.getElementById("main")?.focus({ preventScroll: true });
  }
}

export function usePlace(): { parts: string[]; hash: string } {
  const [path = "/", hash = ""] = useStore(place).split("#");
  const parts = (path.split("?")[0] ?? "/").split("/").filter(Boolean).map(safe_decode);
  return { parts, hash: safe_decode(hash) };
}
function safe_decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }): JSX.Element {
  const { to, onClick, ...rest } = props;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (rest.target && rest.target !== "_self") return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={to} onClick={click} />;
}
