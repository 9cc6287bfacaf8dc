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

/** What one can go to: the rounds of a game that counts them, else its turns; each by its first decision. */
export function chapters_of(steps: ReplayStep[]): { by: "round" | "turn"; list: { number: number; n: number }[] } {
  const by = steps.some((step) => step.round !== undefined) ? "round" : "turn";
  const list: { number: number; n: number }[] = [];
  for (const step of steps) {
    const number = step[by];
    if (number !== undefined && number !== list.at(-1)?.number) list.push({ number, n: step.n });
  }
  return { by, list };
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
  const { t, lang } = useWords();
  const { n, last, jump, playing, flip } = props;
  const { by, list } = useMemo(() => chapters_of(props.steps), [props.steps]);
  const now = list.filter((one) => one.n <= Math.max(n, 1)).at(-1)?.number;
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
        {list.length > 1 && (
          <select
            className="field"
            aria-label={t(by === "round" ? "replay_jump_round" : "replay_jump")}
            value={now}
            onChange={(event) => jump(list.find((one) => one.number === Number(event.target.value))?.n ?? 0)}
          >
            {list.map((one) => (
              <option key={one.n} value={one.number}>
                {one.number > 0 ? t(`replay_${by}`, { n: one.number }) : t("replay_start")}
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
              {one.toLocaleString(lang)}×
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
