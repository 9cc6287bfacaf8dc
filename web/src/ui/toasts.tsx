import type { JSX } from "react";
import { useWords } from "../i18n";
import { dismiss, toasts, useStore } from "../store";
import { Icon } from "./icons";
import { Linked, RuleLink } from "./linked";

export function Toasts(): JSX.Element {
  const { t, say } = useWords();
  const shown = useStore(toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((one) => (
        <div key={one.id} className={`toast ${one.kind}`}>
          <p>
            {one.game ? <Linked game={one.game} text={say(one)} /> : say(one)}{" "}
            {one.game && one.rule && <RuleLink game={one.game} rule={one.rule} />}
          </p>
          {one.way && (
            <button
              className="button small"
              onClick={() => {
                dismiss(one.id);
                one.way!.go();
              }}
            >
              {say(one.way.words)}
            </button>
          )}
          <button className="plain" onClick={() => dismiss(one.id)} aria-label={t("dismiss")}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
