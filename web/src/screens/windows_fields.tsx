// How windows are asked, for games that have them: at once, which tells something, or quietly, which takes time.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Windows } from "../protocol";
import { Amount } from "./clock_fields";

const pause_seconds = { low: 3, high: 60, standard: 6 };
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
        <div className="row">
          <Amount
            label={t("windows_seconds")}
            value={windows.seconds}
            low={pause_seconds.low}
            high={pause_seconds.high}
            set={(seconds) => set({ kind: "quiet", seconds })}
          />
        </div>
      )}
    </fieldset>
  );
}
