// Beside an alert level, when a table is set: the faces of its aliens.
import type { JSX } from "react";
import type { CardText, Lang } from "../../protocol";
import { Thumb } from "./art";
import { gists } from "./gists";
import { card_of } from "./state";
import "./option_picture.css";

interface Props {
  option: string;
  cards: ReadonlyMap<string, CardText>;
  lang: Lang;
}
export default function OptionPicture({ option, cards, lang }: Props): JSX.Element | null {
  const aliens = [...cards.keys()]
    .map((id) => card_of(cards, id, lang))
    .filter(({ facts }) => facts.kind === "alien" && facts.level === option);
  if (aliens.length === 0) return null;
  return (
    <ul className="ce-option">
      {aliens.map(({ id, name }) => (
        <li key={id} role="img" aria-label={name} title={[name, gists[id]?.[lang]].filter(Boolean).join(": ")}>
          <Thumb id={id} size={36} />
        </li>
      ))}
    </ul>
  );
}
