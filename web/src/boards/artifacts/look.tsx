// A closer look at a card: both its sides, or its table, and what else there is to read about it.
import type { JSX } from "react";
import { Modal } from "../../ui/dialog";
import { called } from "../common";
import { FaceArt } from "./art";
import { AttackTable } from "./attack_table";
import { BothSides, FactionText } from "./card";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { ResourceCard } from "./resource";
import { is_built, lying_on, shown_section, side_of, type_of, types } from "./state";
import { one_words, word } from "./words";

export function Look({ id }: { id: string }): JSX.Element {
  const { lang, facts, look, explain, view, state } = useDesk();
  const card = useCard()(id);
  const close = () => look(null);
  const owner = view.seats.find((seat) => types.some((t) => state.players[seat]!.empire[t].includes(id)));
  const up = owner ? side_of(state.players[owner]!, type_of(card), id) : null;
  const lying = lying_on(state, id);
  return (
    <Modal aria-label={card.name} className="aa-board aa-looked" close={close}>
      {is_built(card) ? (
        <BothSides card={card} up={up} />
      ) : (
        <span className={`aa-face aa-t-${card.facts.type}`}>
          <span className={`aa-band aa-t-${card.facts.type}`}>
            <span className="aa-name">{card.name}</span>
          </span>
          <FaceArt id={id} />
          <span className="aa-face-sort">
            {one_words[card.facts.type][lang]}
            {card.facts.window && `, ${called(facts, "window", card.facts.window, lang)}`}
          </span>
          {card.facts.rows ? <AttackTable card={card} /> : <FactionText card={card} />}
        </span>
      )}
      {lying.length > 0 && (
        <div className="aa-looked-lying">
          {lying.map((r) => (
            <ResourceCard key={r} id={r} shown={shown_section(state, r)} moves={() => []} piece={false} />
          ))}
        </div>
      )}
      <div className="aa-buttons">
        <button
          type="button"
          className="aa-button"
          onClick={() => {
            close();
            explain({ card: id });
          }}
        >
          <Icon name="info" size={16} /> {word("more", lang)}
        </button>
        <button type="button" className="aa-button" onClick={close}>
          {word("close", lang)}
        </button>
      </div>
    </Modal>
  );
}
