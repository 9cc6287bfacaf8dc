// Several answers of mine that belong together, where something becomes known by each of them: cards that are discarded
// one by one. Sent at once (`choose_all`) they would end at the first; so each waits until the next question is asked.
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Move } from "../boards/contract";

/** Gives what plays actions one after another. They end where the next one is not on offer, or somebody else is asked. */
export function useInARow(props: {
  question: number | null;
  moves: readonly Move[];
  /** Am I still the one who is asked, be it that an answer is on its way? */
  mine: boolean;
  choose: (action: string) => void;
}): (actions: readonly string[]) => void {
  const { question, mine, choose } = props;
  const rest = useRef<readonly string[]>([]);
  const play = (actions: readonly string[]) => {
    const [first, ...others] = actions;
    rest.current = others;
    if (first !== undefined) choose(first);
  };
  const go_on = useEffectEvent(() => {
    const [next] = rest.current;
    if (next === undefined) return;
    if (props.moves.some(({ action }) => action === next)) play(rest.current);
    else rest.current = [];
  });
  // Before anything is drawn: the questions in between are answered already, so nobody is shown them.
  useLayoutEffect(() => {
    if (!mine) rest.current = [];
    else if (question !== null) go_on();
  }, [question, mine]);
  return play;
}
