// What would come of actions before they are taken: the server is asked ("try"), seldom enough for it, and what it has said
// of a question is kept until the next one.
import { createContext, useContext, useEffect, useState } from "react";
import type { View } from "../protocol";

type Ask = (actions: string[]) => Promise<View | null>;
interface Wish {
  key: string;
  tell: (view: View | null) => void;
}

/** The server takes five at once and five a second. */
export const gap_ms = 250;

/** Asks one thing at a time, the latest wish first. */
export class Foresight {
  private readonly known = new Map<string, View | null>();
  private wishes: Wish[] = [];
  private busy = false;
  constructor(private readonly ask: Ask) {}

  /** Tells what is known at once. Gives what ends the wish. */
  look(key: string, tell: Wish["tell"]): () => void {
    const wish: Wish = { key, tell };
    const known = this.known.get(key);
    if (known !== undefined) tell(known);
    else {
      this.wishes.push(wish);
      void this.go_on();
    }
    return () => void (this.wishes = this.wishes.filter((one) => one !== wish));
  }

  private async go_on(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let wish = this.wishes.at(-1); wish; wish = this.wishes.at(-1)) {
      const { key } = wish;
      const view = await this.ask(key.split("\n"));
      this.known.set(key, view);
      const told = this.wishes.filter((one) => one.key === key);
      this.wishes = this.wishes.filter((one) => one.key !== key);
      for (const { tell } of told) tell(view);
      await new Promise((done) => setTimeout(done, gap_ms));
    }
    this.busy = false;
  }
}

/** Of the question that is open; null: there is nothing to look ahead to. */
export const ForesightContext = createContext<Foresight | null>(null);

/** What I would see after these actions of mine; null: nothing is wished for, or not known yet. It is asked when the wish
 * has lasted for `rest_ms`: a mouse passes over much that nobody wants to know. */
export function useForesight(actions: readonly string[] | null, rest_ms = 0): View | null {
  const foresight = useContext(ForesightContext);
  const key = actions?.join("\n") ?? null;
  const [seen, set_seen] = useState<{ by: Foresight; key: string; view: View | null } | null>(null);
  useEffect(() => {
    if (!foresight || key === null) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = foresight.look(key, (view) => set_seen({ by: foresight, key, view }));
    }, rest_ms);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [foresight, key, rest_ms]);
  return seen && seen.by === foresight && seen.key === key ? seen.view : null;
}
