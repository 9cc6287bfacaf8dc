import type { JSX } from "react";
import { useState } from "react";
import { useWords } from "../i18n";
import type { Table } from "../protocol";
import { complain, connection } from "../store";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";

/** Takes back one decision or the whole turn, or says why not and offers to ask the others if I have `decided` anything. Bots
 * agree at once, so where nobody else sits there is nothing to ask. */
export function UndoButton({ table, decided }: { table: Table; decided: boolean }): JSX.Element {
  const { t, say } = useWords();
  const [reason, set_reason] = useState(false);
  const undo = table.undo;
  const own = undo?.can === true;
  const among_bots = table.seats.every(({ seat, player }) => seat === table.you.seat || player !== "person");
  const by_bots = !own && undo !== undefined && decided && among_bots && table.phase === "playing";
  const can = own || by_bots;
  const of_turn = undo?.turn ?? 0;
  // An answer that waits goes by its own ticket: in a pause the question that is shown may be a later one.
  const ticket = table.answer?.ticket ?? table.ticket;
  const take_back = (to: { to?: string }) => {
    if (by_bots && to.to === undefined) ask();
    else if ((own || to.to === "turn") && ticket !== undefined)
      connection
        .request({ do: "undo", table: table.id, ticket, ...to })
        .catch((problem: unknown) => complain(problem, table.game));
    else set_reason(true);
  };
  const ask = () => {
    set_reason(false);
    connection.request({ do: "ask_undo", table: table.id }).catch((problem: unknown) => complain(problem, table.game));
  };
  return (
    <>
      {/* It comes and goes, so it stands on the side where it pushes nothing else away. */}
      {of_turn > (can ? 1 : 0) && (
        <button
          className="button undo-turn"
          title={t("undo_turn_help", { n: of_turn })}
          onClick={() => take_back({ to: "turn" })}
        >
          <Icon name="first" size={18} /> <span className="wide-only">{t("undo_turn")}</span>
          <span className="sr-only phone-only">{t("undo_turn")}</span>
        </button>
      )}
      <button
        className={can ? "button undo-can" : "button quiet-button dim"}
        onClick={() => take_back({})}
        title={undo && !undo.can && !by_bots ? say(undo) : t("undo")}
      >
        <Icon name="undo" size={18} /> <span className="wide-only">{t("undo")}</span>
        <span className="sr-only phone-only">{t("undo")}</span>
        {!can && <span className="sr-only"> ({t("undo_not")})</span>}
      </button>
      {reason && undo && !undo.can && (
        <Dialog title={t("undo")} close={() => set_reason(false)}>
          <p>{say(undo)}</p>
          {decided && !table.undo_asked && !among_bots && (
            <button className="button" onClick={ask}>
              {t("undo_ask")}
            </button>
          )}
        </Dialog>
      )}
    </>
  );
}
