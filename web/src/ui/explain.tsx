// "Explain": a rule or a card, from anywhere, without leaving the table.
import { useEffect } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import { explained, read_cards, read_rules, useStore } from "../store";
import type { Explained } from "../store";
import { CardPicture } from "./card_picture";
import { Dialog } from "./dialog";
import { useLoaded } from "./hooks";
import { Loading } from "./loading";
import { RuleBody } from "./rule_body";
import { part_of } from "./rule_documents";
import { Link, usePlace } from "./router";

export function Explain(): JSX.Element | null {
  const what = useStore(explained);
  const { parts } = usePlace();
  const path = parts.join("/");
  // It belongs to the page it was asked on.
  useEffect(() => () => explained.set(null), [path]);
  return what && <Explanation key={JSON.stringify(what)} what={what} />;
}

function Explanation({ what }: { what: Explained }): JSX.Element {
  const { t, say } = useWords();
  const close = () => explained.set(null);
  const rules = useLoaded(`rules ${what.game}`, () => read_rules(what.game), true);
  const cards = useLoaded(`cards ${what.game}`, () => read_cards(what.game), true);
  const id = "rule" in what ? what.rule : what.card;
  const rule = "rule" in what ? rules.value?.find((one) => one.id === id) : undefined;
  const card = "card" in what ? cards.value?.find((one) => one.id === id) : undefined;
  const part = rule && part_of(what.game, rule);
  const asked = "rule" in what ? rules : cards;
  const known = asked.value;
  return (
    <Dialog title={card ? say(card.name) : t("explain_rule", { id })} close={close}>
      {rule && <p className="quiet">{part ? `${say(part)}, ${say(rule.chapter)}` : say(rule.chapter)}</p>}
      {rule && <RuleBody game={what.game} text={say(rule)} />}
      {card && <CardPicture game={what.game} id={id} />}
      {card && <RuleBody game={what.game} text={say(card.text)} />}
      {known && !rule && !card && <p>{t("explain_missing", { id })}</p>}
      {!known && <Loading {...asked} />}
      <p>
        <Link
          className="button small"
          to={`/rules/${what.game}#${id}`}
          target="_blank"
          onClick={(event) => event.stopPropagation()}
        >
          {t("explain_open")}
        </Link>
      </p>
    </Dialog>
  );
}
