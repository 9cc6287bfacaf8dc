// What a board knows of its game, for everything around it: pictures of things, what matters, where choices lead.
import { createContext, useCallback, useContext, useMemo } from "react";
import type { JSX, ReactNode } from "react";
import { folders } from "../boards";
import type { Hints, Move } from "../boards/contract";
import type { LogEntry, TypedArg, View } from "../protocol";
import { useLoaded } from "./hooks";
import type { Pointed } from "./pointing";

const no_hints: Hints = {};
const HintsContext = createContext(no_hints);
/** The view that choices are made on, and who makes them. */
const ViewContext = createContext<{ view: View | undefined; me: string | null }>({ view: undefined, me: null });

/** Around a board and what stands beside it. */
export function HintsOf(props: {
  game: string;
  view: View | undefined;
  me: string | null;
  children: ReactNode;
}): JSX.Element {
  const { game, view, me } = props;
  const { value } = useLoaded(
    `hints ${game}`,
    () => folders[game]?.hints?.() ?? Promise.resolve({ hints: no_hints }),
    true,
  );
  const seen = useMemo(() => ({ view, me }), [view, me]);
  return (
    <HintsContext value={value?.hints ?? no_hints}>
      <ViewContext value={seen}>{props.children}</ViewContext>
    </HintsContext>
  );
}
export const useHints = (): Hints => useContext(HintsContext);

/** What a choice points at. */
export function usePointed(): (move: Move) => Pointed {
  const hints = useHints();
  const { view, me } = useContext(ViewContext);
  return useCallback(
    (move) => ({
      named: named_by(hints, move.verb, move.named),
      action: move.action,
      lands: view && hints.lands?.(move, view),
      of: me,
    }),
    [hints, view, me],
  );
}

/** What stories point at; several that are told as one, at what they name together. Nothing: null. */
export function useStoryPointed(): (...stories: LogEntry[]) => Pointed | null {
  const hints = useHints();
  return useCallback(
    (...stories) => {
      const named = stories.flatMap(({ key, args }) => named_by(hints, key ?? "", args));
      return named.some(({ kind }) => kind !== "number") ? { named, of: null } : null;
    },
    [hints],
  );
}

const named_by = (hints: Hints, key: string, args: readonly TypedArg[] = []): readonly TypedArg[] =>
  hints.named?.(key, args) ?? args;
