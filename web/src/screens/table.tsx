// One table, from the first seat taken to the result.
import { useEffect, useState } from "react";
import type { JSX } from "react";
import { RequestFault } from "../connection";
import { useWords } from "../i18n";
import type { Fault } from "../protocol";
import {
  complain,
  connection,
  forget_table,
  link,
  remember_table,
  take_seat,
  unwatch,
  useStore,
  watched,
} from "../store";
import { DeadEnd } from "../ui/dead_end";
import { HintsOf } from "../ui/hints";
import { useCatalogue } from "../ui/hooks";
import { Loading } from "../ui/loading";
import { go, usePlace } from "../ui/router";
import { SeatsOf } from "../ui/seat";
import { Play } from "./play";
import { Waiting } from "./waiting";

export default function TableScreen({ id }: { id: string }): JSX.Element {
  const { t, say } = useWords();
  const { hash } = usePlace();
  const state = useStore(link).state;
  const seen = useStore(watched).get(id);
  const catalogue = useCatalogue(seen?.table.game);
  const [fault, set_fault] = useState<Fault>();
  // A link from my other device brings the seat with it, also into a tab that shows the table already.
  const brought = hash.startsWith("seat=") ? hash.slice(5) : null;
  useEffect(() => {
    // The address without the seat comes back here, and watches with it.
    if (brought !== null)
      return void take_seat(id, brought)
        .catch(complain)
        .finally(() => go(`/table/${id}`, "replace"));
    connection.watch(id).then(
      () => set_fault(undefined),
      (problem: unknown) => (problem instanceof RequestFault ? set_fault(problem.fault) : undefined),
    );
    return () => unwatch(id);
  }, [id, brought]);
  const phase = seen?.table.phase;
  const belongs = Boolean(seen?.table.you.host || seen?.table.you.seat);
  const game = seen?.table.game ?? "";
  const created = seen?.table.created ?? 0;
  useEffect(() => {
    if (phase === "waiting" && belongs) remember_table({ table: id, game, at: created });
    else if (phase || fault) forget_table(id);
  }, [id, phase, belongs, game, created, fault]);
  const info = catalogue.games.find((game) => game.id === seen?.table.game);
  if (fault && !seen) return <DeadEnd title={say(fault)} />;
  if (!seen || (!info && !catalogue.loaded))
    return <Loading words={t(state === "open" ? "loading" : "link_connecting")} />;
  const { table } = seen;
  if (table.phase === "closed" || table.phase === "broken" || !info)
    return (
      <DeadEnd title={t(table.phase === "closed" ? "closed" : "broken")}>
        {table.trouble && <p>{say(table.trouble)}</p>}
      </DeadEnd>
    );
  const Screen = table.phase === "waiting" ? Waiting : Play;
  return (
    <SeatsOf game={table.game}>
      <HintsOf game={table.game} view={table.view} me={table.you.seat}>
        <Screen seen={seen} info={info} players={catalogue.players} />
      </HintsOf>
    </SeatsOf>
  );
}
