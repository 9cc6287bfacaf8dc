// The table of an Alien System or a Defence Plan: what each Attack Value brings.
import type { JSX } from "react";
import { glued } from "../../texts/glued";
import { useDesk } from "./context";
import { Icon } from "./icons";
import type { Card } from "./state";
import { word } from "./words";

/** `row`: the one that applies, counted from 1. */
export function AttackTable({ card, row = 0 }: { card: Card; row?: number }): JSX.Element {
  const { lang } = useDesk();
  const rows = card.facts.rows;
  if (!rows) return <p className="aa-face-text">{card.text}</p>;
  return (
    <table className="aa-attack-table">
      <caption className="sr-only">{card.name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{word("attack_value", lang)}</th>
          <th scope="col">{card.name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one, i) => (
          <tr key={i} className={row === i + 1 ? "aa-row-on" : ""} aria-current={row === i + 1 ? "true" : undefined}>
            <th scope="row">
              <span aria-hidden="true">{value_text(one.value, i, rows.length)}</span>
              <span className="sr-only">{one.label[lang]}</span>
            </th>
            <td>
              {row === i + 1 && <Icon name="offensive" size={13} />} {glued(one.words[lang], lang)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "≤ 1", "2", "≥ 8": the ends take in everything beyond them. */
const value_text = (value: number, at: number, rows: number): string =>
  at === 0 ? `≤ ${value}` : at === rows - 1 ? `≥ ${value}` : String(value);
