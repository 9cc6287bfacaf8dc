import { useEffect, useId, useRef } from "react";
import type { JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import { Icon } from "./icons";

/** A window above the page. The browser keeps the focus inside, and closes it by Escape. */
export function Dialog(props: { title: string; close(): void; children: ReactNode; className?: string }): JSX.Element {
  const { t } = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    // jsdom has no modal dialogs.
    if (dialog?.showModal) dialog.showModal();
    else dialog?.setAttribute("open", "");
    return () => {
      dialog?.close?.();
      // The browser gives the focus back only to a dialog that is still there.
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={`dialog ${props.className ?? ""}`}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onClick={(event) => (event.target === box.current ? props.close() : undefined)}
    >
      <div className="dialog-inside">
        <header>
          <h2 id={title}>{props.title}</h2>
          <button className="plain" onClick={props.close} aria-label={t("close")}><Icon name="close" /></button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
