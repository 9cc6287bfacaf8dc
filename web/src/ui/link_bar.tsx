import type { JSX } from "react";
import { useWords } from "../i18n";
import { connection, link, notice, useStore } from "../store";
import { useTick } from "./hooks";

/** How the connection stands, when it does not stand well; and what the server has to say to everybody. */
export function LinkBar(): JSX.Element | null {
  const { t, say } = useWords();
  const state = useStore(link);
  const told = useStore(notice);
  const now = useTick(state.state === "lost", 500);
  const seconds = state.state === "lost" ? Math.max(0, Math.ceil((state.retry_at - now) / 1000)) : 0;
  return (
    <div role="status" aria-live="polite">
      {told && <div className="link-bar news">{say(told)}</div>}
      {state.state === "lost" && (
        <div className="link-bar bad">
          {/* The seconds change every moment; a screen reader hears only that the line is lost. */}
          <span className="sr-only">{t("link_lost")}</span>
          <span aria-hidden="true">{seconds > 1 ? t("link_lost_in", { s: seconds }) : t("link_lost")}</span>
          <button className="button small" onClick={() => connection.wake()}>
            {t("link_now")}
          </button>
        </div>
      )}
    </div>
  );
}
