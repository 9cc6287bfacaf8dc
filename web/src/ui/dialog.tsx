import { useEffect, useId, useRef, useState } from "react";
import type { CSSProperties, JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import { Store, useStore } from "../store";
import { Icon } from "./icons";
import { useLayer } from "./layers";
import { Toasts } from "./toasts";

// Behind a modal window nothing can be read or reached, so that the topmost one shows the messages.
const open_dialogs = new Store<readonly symbol[]>([]);
export function useAnyDialog(): boolean {
  return useStore(open_dialogs).length > 0;
}

interface ModalProps {
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string | undefined;
  className: string;
  style?: CSSProperties;
  close: () => void;
  children: ReactNode;
}

/** Whatever stands above the page. The browser keeps the focus inside, and closes it by Escape. */
export function Modal({ close, children, ...named }: ModalProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const [mine] = useState(() => Symbol());
  useLayer(true, close);
  const on_top = useStore(open_dialogs).at(-1) === mine;
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    open_dialogs.set((others) => [...others, mine]);
    dialog?.showModal();
    // The browser takes the first button, which is the one that closes.
    dialog?.querySelector<HTMLElement>("[data-first]")?.focus();
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
  /** The id of what it says, where that is to be read out when it opens. */
  described?: string;
}): JSX.Element {
  const { t } = useWords();
  const title = useId();
  return (
    <Modal
      aria-labelledby={title}
      aria-describedby={props.described}
      className={`dialog ${props.className ?? ""}`}
      close={props.close}
    >
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

interface Question {
  title: string;
  text?: ReactNode;
  /** What the two buttons say: what is done, and what one does instead. */
  yes: string;
  no?: string;
}

/** Asks before something is done that cannot be undone. Whoever closes it has not agreed. */
export function SureDialog(props: Question & { answer: (yes: boolean) => void; children?: ReactNode }): JSX.Element {
  const { t } = useWords();
  const text = useId();
  return (
    <Dialog title={props.title} className="sure" close={() => props.answer(false)} described={text}>
      <div id={text}>{props.text}</div>
      {props.children}
      <div className="row sure-buttons">
        {/* Enter, pressed a moment too early, must lose nothing. */}
        <button data-first className="button" onClick={() => props.answer(false)}>
          {props.no ?? t("sure_no")}
        </button>
        <button className="button glow" data-sure onClick={() => props.answer(true)}>
          {props.yes}
        </button>
      </div>
    </Dialog>
  );
}

const asked = new Store<(Question & { answer: (yes: boolean) => void }) | null>(null);
/** The same for what is asked in the middle of doing it: true if the answer is yes. */
export function ask_sure(question: Question): Promise<boolean> {
  // One at a time: what was asked before is not agreed to.
  asked.get()?.answer(false);
  return new Promise((done) =>
    asked.set({
      ...question,
      answer: (yes) => {
        asked.set(null);
        done(yes);
      },
    }),
  );
}
/** Where such questions are shown, above everything else. */
export function Asking(): JSX.Element | null {
  const question = useStore(asked);
  return question && <SureDialog key={question.title} {...question} />;
}
