// How windows are asked, for games that have them: at once, which tells something, or quietly, which takes time.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Windows } from "../protocol";

export const pause_seconds = { low: 3, high: 60, standard: 8 };
/** What was typed, as a number of seconds that the server takes. */
export function seconds_of(typed: string): number {
  const seconds = Math.round(Number(typed)) || pause_seconds.standard;
  return Math.min(pause_seconds.high, Math.max(pause_seconds.low, seconds));
}

const kinds: Windows[] = [{ kind: "quick" }, { kind: "quiet", seconds: pause_seconds.standard }];

export function WindowsFields({ windows, set }: { windows: Windows; set: (windows: Windows) => void }): JSX.Element {
  const { t } = useWords();
  return (
    <fieldset>
      <legend>{t("windows")}</legend>
      <p className="quiet">{t("windows_help")}</p>
      <div className="tiles">
        {kinds.map((one) => (
          <label key={one.kind} className="tile">
            <input
              type="radio"
              name="windows"
              value={one.kind}
              checked={windows.kind === one.kind}
              onChange={() => set(one)}
            />
            <span>
              <strong>{t(`windows_${one.kind}`)}</strong>
              <small>{t(`windows_${one.kind}_help`)}</small>
            </span>
          </label>
        ))}
      </div>
      {windows.kind === "quiet" && (
        <label className="stack">
          {t("windows_seconds")}
          <input
            key={windows.kind}
            className="field"
            type="number"
            name="pause"
            min={pause_seconds.low}
            max={pause_seconds.high}
            defaultValue={windows.seconds}
            onChange={(event) => set({ kind: "quiet", seconds: seconds_of(event.target.value) })}
          />
        </label>
      )}
    </fieldset>
  );
}
