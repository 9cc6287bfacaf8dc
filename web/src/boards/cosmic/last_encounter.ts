// The encounter whose cards were revealed last: it stays in sight until the destiny of the next one is known.
import { useState } from "react";
import type { View } from "../../protocol";
import type { CosmicState } from "./state";
import { is_laid, sides } from "./state";

const state_of = (view: View) => view.state as CosmicState;

/** The cards lie open on the table. */
const is_open = (state: CosmicState): boolean => state.is_revealed === 1 && sides.some((side) => is_laid(state, side));
const same_encounter = (a: CosmicState, b: CosmicState): boolean =>
  a.offense === b.offense &&
  a.encounter_of_turn === b.encounter_of_turn &&
  a.destiny === b.destiny &&
  a.defense === b.defense;
/** Nothing of another encounter is known yet, or of this one only the cards are gone. Some have no destiny card: an extra
 * encounter, and one whose defense a flare has chosen. */
const still_tells = (last: CosmicState, now: CosmicState): boolean =>
  now.outcome === "open"
    ? now.destiny === null && now.defense === null
    : now.destiny === null || same_encounter(last, now);

/** What was seen of it while its cards lay there; null: what is seen now tells all there is. */
export function useLastEncounter(view: View): View | null {
  const [kept, set_kept] = useState<View | null>(null);
  const open = is_open(state_of(view));
  const next = open ? view : kept && still_tells(state_of(kept), state_of(view)) ? kept : null;
  if (next !== kept) set_kept(next);
  return open ? null : next;
}
