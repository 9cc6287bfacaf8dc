import { useEffect, useMemo } from "react";
import type { JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import { Icon } from "../ui/icons";
import type { ReplayStep } from "./replay";

interface Controls {
  n: number;
  last: number;
  jump: (n: number) => void;
  flip: () => void;
}

/** Arrows step, space plays; not while something is typed or chosen. */
export function useReplayKeys({ n, last, jump, flip }: Controls): void {
  useEffect(() => {
    const on_key = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (
        event.defaultPrevented ||
        target.closest("input, select, textarea, dialog") ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      // Where Space presses something, or Space, Home and End scroll it, they do that.
      if (event.key === " " && target.closest("button, a, summary, [role=button]")) return;
      if (!event.key.startsWith("Arrow") && target.matches("[tabindex='0']:not([role=button])")) return;
      if (event.key === "ArrowRight") jump(n + 1);
      else if (event.key === "ArrowLeft") jump(n - 1);
      else if (event.key === "Home") jump(0);
      else if (event.key === "End") jump(last);
      else if (event.key === " ") flip();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", on_key);
    return () => window.removeEventListener("keydown", on_key);
  }, [n, last, jump, flip]);
}

/** The first decision of each turn. */
export function turns_of(steps: ReplayStep[]): { turn: number; n: number }[] {
  const found: { turn: number; n: number }[] = [];
  for (const step of steps)
    if (step.turn !== undefined && step.turn !== found.at(-1)?.turn) found.push({ turn: step.turn, n: step.n });
  return found;
}

export function ReplayControls(
  props: Controls & {
    steps: ReplayStep[];
    playing: boolean;
    speed: number;
    set_speed: (speed: number) => void;
    children: ReactNode;
  },
): JSX.Element {
  const { t } = useWords();
  const { n, last, jump, playing, flip } = props;
  const turns = useMemo(() => turns_of(props.steps), [props.steps]);
  const turn = turns.filter((one) => one.n <= Math.max(n, 1)).at(-1)?.turn;
  return (
    <div className="replay-controls" role="group" aria-label={t("replay")} title={t("replay_keys")}>
      <span className="row tight">
        <button
          className="button quiet-button"
          aria-label={t("replay_first")}
          disabled={n === 0}
          onClick={() => jump(0)}
        >
          <Icon name="first" />
        </button>
        <button
          className="button quiet-button"
          aria-label={t("replay_back")}
          disabled={n === 0}
          onClick={() => jump(n - 1)}
        >
          <Icon name="back" />
        </button>
        <button className="button glow" aria-label={t(playing ? "replay_pause" : "replay_play")} onClick={flip}>
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <button
          className="button quiet-button"
          aria-label={t("replay_next")}
          disabled={n === last}
          onClick={() => jump(n + 1)}
        >
          <Icon name="next" />
        </button>
        <button
          className="button quiet-button"
          aria-label={t("replay_last")}
          disabled={n === last}
          onClick={() => jump(last)}
        >
          <Icon name="last" />
        </button>
      </span>
      <input
        className="slider"
        type="range"
        min={0}
        max={last}
        value={n}
        onChange={(event) => jump(Number(event.target.value))}
        aria-label={t("replay_steps")}
        aria-valuetext={t("replay_step", { n, all: last })}
      />
      <span className="row tight selects">
        {props.children}
        {turns.length > 1 && (
          <select
            className="field"
            aria-label={t("replay_jump")}
            value={turn}
            onChange={(event) => jump(turns.find((one) => one.turn === Number(event.target.value))?.n ?? 0)}
          >
            {turns.map((one) => (
              <option key={one.n} value={one.turn}>
                {one.turn > 0 ? t("replay_turn", { n: one.turn }) : t("replay_start")}
              </option>
            ))}
          </select>
        )}
        <select
          className="field"
          aria-label={t("replay_speed")}
          value={props.speed}
          onChange={(event) => props.set_speed(Number(event.target.value))}
        >
          {[0.5, 1, 2, 4, 8].map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
