// One table, from the first seat taken to the result.
import { useEffect, useState } from "react";
import type { JSX } from "react";
import { RequestFault } from "../connection";
import { useWords } from "../i18n";
import type { Fault } from "../protocol";
import { connection, forget_table, keep_seat_token, link, remember_table, useStore, watched } from "../store";
import { useCatalogue } from "../ui/hooks";
import { Link, go, usePlace } from "../ui/router";
import { Play } from "./play";
import { Waiting } from "./waiting";

export default function TableScreen({ id }: { id: string }): JSX.Element {
  const { t, say } = useWords();
  const { hash } = usePlace();
  const state = useStore(link).state;
  const seen = useStore(watched).get(id);
  const catalogue = useCatalogue();
  const [fault, set_fault] = useState<Fault>();
  useEffect(() => {
    // A link from my other device brings the seat with it.
    if (hash.startsWith("seat=")) {
      keep_seat_token(id, hash.slice(5));
      go(`/table/${id}`, "replace");
    }
    connection.watch(id).then(
      () => set_fault(undefined),
      (problem: unknown) => (problem instanceof RequestFault ? set_fault(problem.fault) : undefined),
    );
    return () => connection.unwatch(id);
    // The hash is read once, when the table is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  const phase = seen?.table.phase;
  const belongs = Boolean(seen?.table.you?.host || seen?.table.you?.seat);
  useEffect(() => {
    if (phase === "waiting" && belongs) remember_table({ table: id, game: seen!.table.game, at: seen!.table.created });
    else if (phase || fault) forget_table(id);
    // The phase tells when to remember and when to forget.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, phase, belongs, fault]);
  const info = catalogue.games.find((game) => game.id === seen?.table.game);
  if (fault && !seen)
    return (
      <div className="page narrow center">
        <h1>{say(fault)}</h1>
        <Link className="button" to="/">{t("to_lobby")}</Link>
      </div>
    );
  if (!seen || (!info && !catalogue.loaded)) return <p className="loading" role="status">{state === "open" ? t("loading") : t("link_connecting")}</p>;
  const { table } = seen;
  if (table.phase === "closed" || table.phase === "broken" || !info)
    return (
      <div className="page narrow center">
        <h1>{t(table.phase === "closed" ? "closed" : "broken")}</h1>
        {table.trouble && <p>{say(table.trouble)}</p>}
        <Link className="button" to="/">{t("to_lobby")}</Link>
      </div>
    );
  if (table.phase === "waiting") return <Waiting seen={seen} info={info} players={catalogue.players} />;
  return <Play seen={seen} info={info} players={catalogue.players} />;
}
