// An attack while it goes on: who attacks with what, what was revealed, what that makes, and the table with its row.
import type { JSX } from "react";
import { useEffect, useRef } from "react";
import { SeatMark } from "../../ui/seat";
import { AttackTable } from "./attack_table";
import { Face } from "./card";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { ResourceCard } from "./resource";
import { turned_over } from "./state";
import { word } from "./words";

export function Battle(): JSX.Element | null {
  const { state, narrow } = useDesk();
  const { attack } = state;
  const box = useRef<HTMLElement>(null);
  const key = attack.target === null ? null : `${attack.ship} ${attack.plan} ${state.revealed.join()}`;
  useEffect(() => {
    if (key !== null && !narrow) box.current?.scrollIntoView({ block: "nearest" });
  }, [key, narrow]);
  if (attack.target === null) return null;
  return <Fight box={box} target={attack.target} />;
}

function Fight({ box, target }: { box: React.RefObject<HTMLElement | null>; target: string }): JSX.Element {
  const { view, state, name_of, lang } = useDesk();
  const card = useCard();
  const { attack } = state;
  const ship = attack.ship ? card(attack.ship) : null;
  const table =
    target === "aliens" ? (state.system ? card(state.system) : null) : attack.plan ? card(attack.plan) : null;
  const bonus = attack.bonus + attack.paid_bonus;
  const value = attack.value;
  return (
    <section className="aa-battle" ref={box} aria-label={word("attack", lang)}>
      <div className="aa-battle-side">
        <h3>
          <Icon name="offensive" size={16} /> {word("attacker", lang)}: <SeatMark seat={state.active} size={14} />{" "}
          {name_of(state.active)}
        </h3>
        <div className="aa-battle-ship">
          {ship ? <Face card={ship} side="operational" /> : <p className="aa-hint">{word("no_ship_yet", lang)}</p>}
          {turned_over(view).fought.map((id) => (
            <ResourceCard key={id} id={id} moves={() => []} piece={false} />
          ))}
          {(value > 0 || bonus > 0) && (
            <p className="aa-value">
              {word("attack_value", lang)}
              <b>{value > 0 ? value : `+${bonus}`}</b>
            </p>
          )}
        </div>
      </div>
      <div className="aa-battle-side">
        <h3>
          {target === "aliens" ? (
            <>
              <Icon name="artifact" size={16} /> {word("aliens", lang)}: {table?.name}
            </>
          ) : (
            <>
              <Icon name="plan" size={16} /> {word("defender", lang)}: <SeatMark seat={target} size={14} />{" "}
              {name_of(target)}
              {table && ` – ${table.name}`}
            </>
          )}
        </h3>
        {table ? <AttackTable card={table} row={attack.row} /> : <p className="aa-hint">{word("no_plan_yet", lang)}</p>}
      </div>
    </section>
  );
}
