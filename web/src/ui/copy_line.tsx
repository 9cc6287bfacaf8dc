import { useRef, useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import { Icon } from "./icons";

/** A link to copy or share. It can also be selected by hand, where the browser allows nothing else. */
export function CopyLine({ label, text, share }: { label: string; text: string; share?: string }): JSX.Element {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const copy_selected = () => {
    field.current?.select();
    // Deprecated, and without a successor on pages that are not secure.
    return document.execCommand("copy"); // eslint-disable-line @typescript-eslint/no-deprecated
  };
  const [outcome, set_outcome] = useState<"copied" | "copy_failed" | null>(null);
  const tell = (what: "copied" | "copy_failed") => {
    set_outcome(what);
    setTimeout(() => set_outcome(null), what === "copied" ? 2500 : 8000);
  };
  const copy = async () => {
    try {
      // Browsers give the clipboard to secure pages only; a game in one's own network is none, but may still copy what is
      // selected.
      if ("clipboard" in navigator) await navigator.clipboard.writeText(text);
      else if (!copy_selected()) throw new Error("nothing was copied");
      tell("copied");
    } catch {
      // Without permission the field is there to copy from.
      field.current?.select();
      tell("copy_failed");
    }
  };
  return (
    <div className="copy-line">
      <label className="grow">
        <small>{label}</small>
        <input ref={field} className="field" readOnly value={text} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name={outcome === "copied" ? "check" : "copy"} size={18} />{" "}
        <span role="status">{t(outcome === "copied" ? "copied" : "copy")}</span>
      </button>
      {share && "share" in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ title: share, url: text }).catch(() => undefined)}
        >
          <Icon name="share" size={18} /> {t("share")}
        </button>
      )}
      {outcome === "copy_failed" && (
        <small className="copy-failed" role="status">
          {t("copy_failed")}
        </small>
      )}
    </div>
  );
}
