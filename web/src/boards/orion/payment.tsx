// Paying with a discount: the cost lies there unit by unit, and one taps those that the discount saves (MO-BLD-05).
import type { JSX } from "react";
import { useState } from "react";
import { useSpot } from "../../ui/spot";
import { of_verb } from "../common";
import { CardFace, useLabel } from "./card";
import { useDesk } from "./context";
import { Drawn, Icon, Units } from "./icons";
import type { Amount, Resource } from "./state";
import type { Facts } from "./facts";
import { asked_card, card_of, total } from "./state";
import type { Move } from "../contract";
import { word } from "./words";

type Paid = Record<Resource, number>;

export function paid_by(move: Move): Paid {
  return { food: Number(move.args[0]), fleet: Number(move.args[1]), production: Number(move.args[2]) };
}

/** The payment that leaves most to trade with is a good first proposal. */
export function proposal(moves: Move[], { resources, trade }: Facts): Paid {
  const worth = (paid: Paid) => resources.reduce((sum, r) => sum + paid[r] / trade[r], 0);
  return [...moves].map(paid_by).sort((a, b) => worth(a) - worth(b))[0]!;
}

/** One unit more or less of a resource is saved. Where no payment on offer saves all that, other units give way. */
export function toggled(saved: Paid, offers: Paid[], resource: Resource, at: number): Paid {
  const next = { ...saved };
  if (at < saved[resource]) {
    next[resource] -= 1;
    return next;
  }
  const names = Object.keys(next) as Resource[];
  const offered = () => offers.some((offer) => names.every((r) => next[r] <= offer[r]));
  next[resource] += 1;
  while (!offered()) {
    const giver = names.filter((r) => r !== resource && next[r] > 0).sort((a, b) => next[b] - next[a])[0];
    if (!giver) return saved;
    next[giver] -= 1;
  }
  return next;
}

export function Payment(): JSX.Element {
  const { view, state, facts, moves, cards, lang, own } = useDesk();
  const label_of = useLabel();
  const pays = of_verb(moves, "pay");
  const card = asked_card(view, cards, lang) ?? card_of(cards, "", lang);
  const cost = card.facts.cost ?? {};
  const first = less(cost, proposal(pays, facts));
  // What each payment saves; of units, all of them save the same.
  const offers = pays.map((move) => less(cost, paid_by(move)));
  const discount = total(first);
  const [saved, set_saved] = useState<Paid>(first);
  const left = discount - total(saved);
  const paid = less(cost, saved);
  const action = `pay ${paid.food} ${paid.fleet} ${paid.production}`;
  const found = pays.filter((m) => m.action === action);
  const have = state.players[own]!.resources;
  return (
    <div className="mo-pay">
      <div className="mo-pay-card" role="img" aria-label={label_of(card)}>
        <CardFace card={card} lang={lang} />
      </div>
      <div className="mo-pay-desk">
        <p>
          <b>
            {word("discount", lang)}: {discount}
          </b>{" "}
          <span className="mo-dim">{left > 0 ? `${word("left_to_save", lang)}: ${left}` : word("pay_help", lang)}</span>
        </p>
        {facts.resources.map((r) => {
          const name = facts.called.resource[r][lang];
          return cost[r] ? (
            <div key={r} className={`mo-pay-row mo-res-${r}`} role="group" aria-label={name}>
              <span className="mo-pay-name">
                <Icon name={r} size={18} /> {name}
              </span>
              <span className="mo-pay-pips">
                {Array.from({ length: cost[r] }, (_, i) => (
                  <button
                    key={i}
                    type="button"
                    className="mo-pip"
                    data-pip={r}
                    aria-pressed={i < saved[r]}
                    aria-label={`${name} ${i + 1}: ${i < saved[r] ? word("saved", lang) : word("paid", lang)}`}
                    onClick={() => set_saved(toggled(saved, offers, r, i))}
                  >
                    <Icon name={r} size={20} />
                  </button>
                ))}
              </span>
              <span className="mo-pay-sum">
                {paid[r]}{" "}
                <span className="mo-dim">
                  / {word("you_have", lang).toLowerCase()} {have[r]}
                </span>
              </span>
            </div>
          ) : null;
        })}
        <PayButton moves={found} would={action} amount={paid} />
      </div>
    </div>
  );
}

function PayButton({ moves, would, amount }: { moves: Move[]; would: string; amount: Paid }): JSX.Element {
  const { lang } = useDesk();
  const spot = useSpot({ moves, would, label: `${word("pay", lang)}: ${moves[0]?.[lang] ?? ""}` }, "mo-button");
  return (
    <div {...spot}>
      {word("pay", lang)} {total(amount) > 0 ? <Units amount={amount} size={18} /> : <Drawn text={0} />}
    </div>
  );
}

function less(cost: Amount, part: Amount): Paid {
  const of = (r: Resource) => (cost[r] ?? 0) - (part[r] ?? 0);
  return { food: of("food"), fleet: of("fleet"), production: of("production") };
}
