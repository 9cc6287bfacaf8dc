// A closer look: a card or a sheet in full, the cards of a pile, the known cards of a hand.
import type { JSX } from "react";
import { Modal } from "../../ui/dialog";
import { called } from "../common";
import { Sheet } from "./aliens";
import { SheetArt } from "./art";
import { Face } from "./card";
import type { Looked } from "./context";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { UseHere } from "./powers";
import { EffectText, FlareOf, SheetState } from "./sheet_state";
import { hand_of, kept_of } from "./state";
import { word } from "./words";

function CardWords({ id }: { id: string }): JSX.Element {
  const { facts, lang } = useDesk();
  const card = useCard()(id);
  const { kind, type, wild, super: strong } = card.facts;
  if (kind === "alien")
    return (
      <>
        <Sheet id={id} more={<SheetState alien={id} />} />
        <FlareOf alien={id} />
      </>
    );
  return (
    <div className="ce-sheet">
      <SheetArt id={id} />
      <div className="ce-sheet-words">
        <h3>{card.name}</h3>
        <p className="ce-sheet-printed">
          {kind === "cosmic" ? type && called(facts, "type", type, lang) : word(kind, lang)}
        </p>
        {wild && strong ? (
          <>
            <EffectText effect={wild} name={word("wild", lang)} />
            <EffectText effect={strong} name={word("super", lang)} />
          </>
        ) : (
          <p className="ce-sheet-text">{card.text}</p>
        )}
      </div>
    </div>
  );
}

function Faces({ ids }: { ids: readonly string[] }): JSX.Element {
  const card = useCard();
  return (
    <ul className="ce-faces">
      {ids.map((id, i) => (
        <li key={i} role="img" aria-label={card(id).name}>
          <Face id={id} />
        </li>
      ))}
    </ul>
  );
}

export function Look({ looked }: { looked: Looked }): JSX.Element {
  const { lang, look, explain, state, name_of } = useDesk();
  const card = useCard();
  const close = () => look(null);
  const told_of = (what: Looked): { title: string; faces: string[] } => {
    if ("card" in what) return { title: card(what.card).name, faces: [] };
    if ("pile" in what) return { title: word(what.pile, lang), faces: [...state.discard].reverse() };
    if ("hand" in what)
      return { title: `${word("known", lang)}: ${name_of(what.hand)}`, faces: hand_of(state.players[what.hand]!).seen };
    const kept = kept_of(state, what.of).find(({ place }) => place === what.kept);
    return { title: `${word(what.kept, lang)}: ${name_of(what.of)}`, faces: kept?.seen ?? [] };
  };
  const { title, faces } = told_of(looked);
  return (
    <Modal aria-label={title} className="ce-board ce-looked" close={close}>
      <div className="ce-looked-body">
        {"card" in looked ? (
          <CardWords id={looked.card} />
        ) : (
          <>
            <h3>{title}</h3>
            <Faces ids={faces} />
          </>
        )}
      </div>
      {"card" in looked && <UseHere id={looked.card} />}
      <div className="ce-buttons">
        {"card" in looked && (
          <button
            type="button"
            className="ce-button"
            onClick={() => {
              close();
              explain({ card: looked.card });
            }}
          >
            <Icon name="info" size={16} /> {word("more", lang)}
          </button>
        )}
        <button type="button" className="ce-button" data-first onClick={close}>
          {word("close", lang)}
        </button>
      </div>
    </Modal>
  );
}
