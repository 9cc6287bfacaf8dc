// Whose part of the table a board draws large: the own one; while somebody else decides, theirs; unless another is picked.
import { useCallback, useState } from "react";
import type { BoardProps } from "../boards/contract";
import type { View } from "../protocol";
import { settings, useStore } from "../store";
import { useWhenChanged } from "./hooks";

export type Shown = Pick<BoardProps, "shown" | "show" | "way">;

/** `question`: as boards have it. */
export function useShown(props: {
  view: View | undefined;
  me: string | null;
  playing: boolean;
  question: number | null;
  /** In a replay: who made the step that is told. Whoever decides next is another matter. */
  acted?: string | undefined;
}): Shown {
  const { view, me, playing, question, acted } = props;
  const { follow } = useStore(settings);
  const [picked, pick] = useState<string | null>(null);
  // Who has gone back to the own part while others played wants to stay there, the next time too.
  const [stays, stay] = useState(false);
  // A new question to this player is about the own part: come back to it.
  useWhenChanged(question, () => {
    if (question !== null) pick(null);
  });
  const decides = view?.decision.seat;
  const home = me ?? acted ?? decides ?? view?.viewer ?? view?.seats[0] ?? "";
  const others_play = me !== null && playing && question === null && decides !== undefined && decides !== me;
  const can_follow = others_play && follow;
  const chosen = picked !== null && view?.seats.includes(picked) ? picked : null;
  const shown = chosen ?? (can_follow && !stays ? decides : home);
  const show = useCallback(
    (seat: string | null) => {
      pick(seat === me ? null : seat);
      if (seat === null) stay(false);
      else if (seat === me && can_follow) stay(true);
    },
    [me, can_follow],
  );
  const away = me === null ? chosen !== null : shown !== me;
  const way = away ? (me === null ? "follow" : "mine") : can_follow ? "follow" : null;
  return { shown, show, way };
}
