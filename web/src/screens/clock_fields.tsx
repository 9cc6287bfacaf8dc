import { useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Clock } from "../protocol";

const kinds: Clock[] = [
  { kind: "none" },
  { kind: "decision", seconds: 60 },
  { kind: "bank", seconds: 1200, increment: 5 },
  { kind: "days", days: 3 },
];

export function ClockFields(props: {
  clock: Clock;
  set: (clock: Clock) => void;
  /** Without a clock: when somebody who stays away may be handed to a bot. */
  absent_minutes: number;
  set_absent: (minutes: number) => void;
}): JSX.Element {
  const { t } = useWords();
  const { clock, set } = props;
  return (
    <fieldset>
      <legend>{t("new_clock")}</legend>
      <div className="tiles">
        {kinds.map((one) => (
          <label key={one.kind} className="tile">
            <input type="radio" name="clock" checked={clock.kind === one.kind} onChange={() => set(one)} />
            <span>
              <strong>{t(`clock_${one.kind}`)}</strong>
              <small>{t(`clock_${one.kind}_help`)}</small>
            </span>
          </label>
        ))}
      </div>
      <div className="row">
        {clock.kind === "none" && (
          <Amount label={t("absent_minutes")} value={props.absent_minutes} low={1} high={1440} set={props.set_absent} />
        )}
        {clock.kind === "decision" && (
          <Amount
            label={t("clock_seconds")}
            value={clock.seconds}
            low={5}
            high={3600}
            set={(seconds) => set({ ...clock, seconds })}
          />
        )}
        {clock.kind === "bank" && (
          <>
            <Amount
              label={t("clock_minutes")}
              value={Math.round(clock.seconds / 60)}
              low={1}
              high={1440}
              set={(minutes) => set({ ...clock, seconds: minutes * 60 })}
            />
            <Amount
              label={t("clock_increment")}
              value={clock.increment}
              low={0}
              high={600}
              set={(increment) => set({ ...clock, increment })}
            />
          </>
        )}
        {clock.kind === "days" && (
          <Amount
            label={t("clock_days_n")}
            value={clock.days}
            low={1}
            high={30}
            set={(days) => set({ ...clock, days })}
          />
        )}
      </div>
    </fieldset>
  );
}

export function Amount(props: {
  label: string;
  value: number;
  low: number;
  high: number;
  set: (value: number) => void;
}): JSX.Element {
  // What is being typed need not be a number yet.
  const [typed, set_typed] = useState<string | null>(null);
  return (
    <label className="amount">
      {props.label}
      <input
        className="field"
        type="number"
        inputMode="numeric"
        min={props.low}
        max={props.high}
        value={typed ?? props.value}
        required
        onBlur={() => set_typed(null)}
        onChange={({ target }) => {
          set_typed(target.value);
          if (target.value !== "")
            props.set(Math.max(props.low, Math.min(props.high, Math.round(Number(target.value)))));
        }}
      />
    </label>
  );
}

/** The same with a button on either side: by ones, or by fives where there are hundreds. */
export function Steps(props: Parameters<typeof Amount>[0]): JSX.Element {
  const { t } = useWords();
  const { label, value, low, high, set } = props;
  const by = high - low > 200 ? 5 : 1;
  const step = (way: 1 | -1) => {
    const next = by * (way > 0 ? Math.floor(value / by) + 1 : Math.ceil(value / by) - 1);
    set(Math.max(low, Math.min(high, next)));
  };
  return (
    <div className="steps">
      <Amount {...props} />
      <button
        type="button"
        className="button"
        aria-label={t("less", { what: label })}
        disabled={value <= low}
        onClick={() => step(-1)}
      >
        −
      </button>
      <button
        type="button"
        className="button"
        aria-label={t("more", { what: label })}
        disabled={value >= high}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
