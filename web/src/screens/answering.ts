// Answering the open question, by one action or by several at once; and what would come of it.
import { useCallback, useState } from "react";
import { RequestFault } from "../connection";
import type { Table, View } from "../protocol";
import { my_answer, standing } from "../rounds";
import { complain, connection, toast } from "../store";
import { both } from "../texts/translate";

export interface Answering {
  /** An answer is on its way: there is nothing to choose until it is known what became of it. */
  sending: boolean;
  choose: (action: string) => void;
  choose_all: (actions: string[]) => void;
  preview: (actions: string[]) => Promise<View | null>;
}

/** Several actions in a row end where something becomes known or somebody else is asked: then the rest is not played. */
export function tell_unplayed(played: number, wanted: number): void {
  if (played < wanted) toast("news", both("played_some", { n: played, all: wanted }));
}

/** `first` is done before an answer goes out. */
export function useAnswering(table: Table, first: (action: string) => void): Answering {
  const { id, game, ticket } = table;
  const [sent, set_sent] = useState<{ ticket: number; action: string } | null>(null);
  const answer = my_answer(table);
  // In a round it is kept at the table, under the same ticket, and can be changed there.
  const has_arrived = sent !== null && answer?.ticket === sent.ticket && answer.action === sent.action;
  if (has_arrived) set_sent(null);
  const sending = sent !== null && !has_arrived && sent.ticket === ticket && standing(table) !== "none";
  const kept = answer?.action;

  const choose_all = useCallback(
    (actions: string[]) => {
      const [action] = actions;
      // What is answered already is not answered again.
      if (ticket === undefined || action === undefined || (actions.length === 1 && action === kept)) return;
      set_sent({ ticket, action });
      first(action);
      const what = actions.length === 1 ? { action } : { actions };
      connection.request<{ played?: number }>({ do: "act", table: id, ticket, ...what }).then(
        ({ played }) => tell_unplayed(played ?? actions.length, actions.length),
        (problem: unknown) => {
          set_sent((now) => (now?.ticket === ticket ? null : now));
          // Too late means: answered already, by my other device or by the clock. The table shows it.
          if (!(problem instanceof RequestFault && problem.fault.code === "late")) complain(problem, game);
        },
      );
    },
    [ticket, kept, first, id, game],
  );
  const choose = useCallback((action: string) => choose_all([action]), [choose_all]);
  const preview = useCallback(
    (actions: string[]) =>
      connection.request<{ view: View }>({ do: "try", table: id, actions }).then(
        ({ view }) => view,
        () => null,
      ),
    [id],
  );
  return { sending, choose, choose_all, preview };
}
