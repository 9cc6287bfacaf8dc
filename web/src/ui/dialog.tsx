import { useEffect, useId, useRef, useState } from "react";
import type { CSSProperties, JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import { Store, useStore } from "../store";
import { Icon } from "./icons";
import { Toasts } from "./toasts";

// Behind a modal window nothing can be read or reached, so that the topmost one shows the messages.
const open_dialogs = new Store<readonly symbol[]>([]);
export function useAnyDialog(): boolean {
  return useStore(open_dialogs).length > 0;
}

interface ModalProps {
  "aria-label"?: string;
  "aria-labelledby"?: string;
  className: string;
  style?: CSSProperties;
  close: () => void;
  children: ReactNode;
}

/** Whatever stands above the page. The browser keeps the focus inside, and closes it by Escape. */
export function Modal({ close, children, ...named }: ModalProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const [mine] = useState(() => Symbol());
  const on_top = useStore(open_dialogs).at(-1) === mine;
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    open_dialogs.set((others) => [...others, mine]);
    dialog?.showModal();
    return () => {
      open_dialogs.set((all) => all.filter((one) => one !== mine));
      dialog?.close();
      // The browser gives the focus back only to a dialog that is still there.
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, [mine]);
  return (
    <dialog
      ref={box}
      {...named}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // What is closed here is only this window, not what lies behind it.
      onKeyDown={(event) => (event.key === "Escape" ? event.stopPropagation() : undefined)}
      onClick={(event) => (event.target === box.current ? close() : undefined)}
    >
      {children}
      {on_top && <Toasts />}
    </dialog>
  );
}

/** A window with a title. */
export function Dialog(props: {
  title: string;
  close: () => void;
  children: ReactNode;
  className?: string;
}): JSX.Element {
  const { t } = useWords();
  const title = useId();
  return (
    <Modal aria-labelledby={title} className={`dialog ${props.className ?? ""}`} close={props.close}>
      <div className="dialog-inside">
        <header>
          <h2 id={title}>{props.title}</h2>
          <button className="plain" onClick={props.close} aria-label={t("close")}>
            <Icon name="close" />
          </button>
        </header>
        {props.children}
      </div>
    </Modal>
  );
}
