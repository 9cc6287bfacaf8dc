// A page that leads nowhere else but back.
import type { JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import { Link } from "./router";

export function DeadEnd({ title, children }: { title: string; children?: ReactNode }): JSX.Element {
  const { t } = useWords();
  return (
    <div className="page narrow center">
      <h1>{title}</h1>
      {children}
      <Link className="button" to="/">
        {t("to_lobby")}
      </Link>
    </div>
  );
}

export function NotFound(): JSX.Element {
  const { t } = useWords();
  return <DeadEnd title={t("not_found")} />;
}
