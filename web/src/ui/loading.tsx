import type { JSX } from "react";
import { useWords } from "../i18n";

/** What is shown until something has come; with `failed` and `again`, what to do when it does not. */
export function Loading({
  failed = false,
  again,
  words,
}: {
  failed?: boolean;
  again?: () => void;
  words?: string;
}): JSX.Element {
  const { t } = useWords();
  return (
    <p className="loading" role="status">
      {failed ? t("load_failed") : (words ?? t("loading"))}{" "}
      {failed && again && (
        <button className="button small" onClick={again}>
          {t("again")}
        </button>
      )}
    </p>
  );
}
