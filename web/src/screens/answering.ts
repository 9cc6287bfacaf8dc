// Answering the open question, by one action or by several at once; and what would come of it.
import { useCallback, useEffect, useState } from "react";
import { RequestFault } from "../connection";
import type { Ruled, Table, View } from "../protocol";
import { my_answer, standing } from "../rounds";
import { complain, connection, settings, toast } from "../store";
import { both } from "../texts/translate";
import { has_changed_here, question_shown } from "../ui/second_click";

export interface Answering {
  /** An answer is on its way: there is nothing to choose until it is known what became of it. */
  sending: boolean;
  choose: (action: string) => void;
  choose_all: (actions: string[]) => void;
  preview: (actions: string[]) => Promise<View | null>;
  /** Something would be lost by what was chosen: nothing is sent before that is agreed to. */
  doubt: Doubt | null;
}
export interface Doubt {
  wastes: Ruled[];
  answer: (go_on: boolean) => void;
}

const wasted_by = (view: View | undefined, action: string | undefined): Ruled[] => {
  const wastes = view?.decision.choices?.find((choice) => choice.action === action)?.wastes;
  return wastes ? [wastes] : [];
};
/** What several actions in a row would lose: each says so where it is offered, as far as that can be looked at before. */
async function all_wasted(view: View | undefined, actions: string[], preview: Answering["preview"]): Promise<Ruled[]> {
  const found = wasted_by(view, actions[0]);
  for (let n = 1; n < actions.length; ++n) {
    const seen = await preview(actions.slice(0, n));
    if (!seen) break;
    found.push(...wasted_by(seen, actions[n]));
  }
  return found;
}

/** Several actions in a row end where something becomes known or somebody else is asked: then the rest is not played. */
export function tell_unplayed(played: number, wanted: number): void {
  if (played < wanted) toast("news", both("played_some", { n: played, all: wanted }));
}

/** `first` is done before an answer goes out. */
export function useAnswering(table: Table, first: (action: string) => void): Answering {
  const { id, game, ticket, view } = table;
  const [sent, set_sent] = useState<{ ticket: number; action: string } | null>(null);
  const answer = my_answer(table);
  // In a round it is kept at the table, under the same ticket, and can be changed there.
  const has_arrived = sent !== null && answer?.ticket === sent.ticket && answer.action === sent.action;
  if (has_arrived) set_sent(null);
  const sending = sent !== null && !has_arrived && sent.ticket === ticket && standing(table) !== "none";
  const kept = answer?.action;
  useEffect(question_shown, [ticket]);
  const [doubted, set_doubted] = useState<{ ticket: number; actions: string[]; wastes: Ruled[] } | null>(null);

  const send = useCallback(
    (actions: string[]) => {
      const [action] = actions;
      if (ticket === undefined || action === undefined) return;
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
    [ticket, first, id, game],
  );
  const preview = useCallback(
    (actions: string[]) =>
      connection.request<{ view: View }>({ do: "try", table: id, actions }).then(
        ({ view }) => view,
        () => null,
      ),
    [id],
  );
  const choose_all = useCallback(
    (actions: string[]) => {
      // What is answered already is not answered again.
      if (ticket === undefined || (actions.length === 1 && actions[0] === kept)) return;
      has_changed_here();
      const ask = (wastes: Ruled[]) => (wastes.length > 0 ? set_doubted({ ticket, actions, wastes }) : send(actions));
      if (!settings.get().ask_wastes) send(actions);
      else if (actions.length === 1) ask(wasted_by(view, actions[0]));
      else void all_wasted(view, actions, preview).then(ask);
    },
    [ticket, kept, view, send, preview],
  );
  const choose = useCallback((action: string) => choose_all([action]), [choose_all]);
  // Another question: what was about to be lost is no longer asked about.
  const doubt = doubted && doubted.ticket === ticket && !sending ? doubted : null;
  const decide = (go_on: boolean) => {
    set_doubted(null);
    if (go_on && doubt) send(doubt.actions);
  };
  return { sending, choose, choose_all, preview, doubt: doubt && { wastes: doubt.wastes, answer: decide } };
}
