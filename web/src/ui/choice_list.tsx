// Everything that may be done now, as a list: the way for keyboards, screen readers, and whoever prefers words.
import { useMemo, useRef, useState } from "react";
import type { JSX, KeyboardEvent, ReactNode } from "react";
import type { Move } from "../boards/contract";
import { useWords } from "../i18n";
import { usePointed } from "./hints";
import { pointing_held } from "./pointing";
import { matches } from "./search";
import "./choice_list.css";

const filter_from = 13;
const page = 60;

export function ChoiceList(props: {
  moves: Move[];
  choose: (action: string) => void;
  /** One of them, with a few words beside it: what I have answered, what I chose last. */
  marked?: { action: string; words: string } | null;
  waiting?: string;
  /** What one would look for here in vain, with the reason. */
  children?: ReactNode;
}): JSX.Element {
  const { t, lang } = useWords();
  const { moves, choose, marked } = props;
  const points_at = usePointed();
  const [wanted, set_wanted] = useState("");
  const [limit, set_limit] = useState(page);
  const list = useRef<HTMLUListElement>(null);
  const found = useMemo(() => moves.filter((move) => matches(wanted, move.en, move.pl, move.action)), [moves, wanted]);
  const on_key = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const found_at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    // From the filter, which is none of them, down leads to the first and up to the last.
    const at = found_at < 0 && step < 0 ? 0 : found_at;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  if (moves.length === 0) return <p className="quiet choices-wait">{props.waiting ?? t("choices_wait")}</p>;
  return (
    <div className="choice-list" onKeyDown={on_key}>
      {moves.length >= filter_from && (
        <input
          className="field"
          type="search"
          value={wanted}
          onChange={(event) => set_wanted(event.target.value)}
          placeholder={t("choices_filter")}
          aria-label={t("choices_filter")}
        />
      )}
      {found.length === 0 && <p className="quiet">{t("choices_none_match")}</p>}
      <ul ref={list} aria-label={t("choices")}>
        {found.slice(0, limit).map((move) => (
          <li key={move.action}>
            <button
              className={move.action === marked?.action ? "choice marked" : "choice"}
              data-choice={move.action}
              {...pointing_held(points_at(move))}
              onClick={() => choose(move.action)}
            >
              {move[lang]}
              {move.action === marked?.action && <small className="choice-mark"> · {marked.words}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <button className="button small" onClick={() => set_limit(limit + 5 * page)}>
          {t("more_n", { n: found.length - limit })}
        </button>
      )}
      {props.children}
    </div>
  );
}
