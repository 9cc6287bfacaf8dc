// What people are called. Guests have a small sign: anybody can be a guest of that name.
import type { JSX } from "react";
import { useWords } from "../i18n";
import { guest_sign, person_name } from "./hooks";

export function PersonName({ name, guest }: { name: string; guest: boolean }): JSX.Element {
  const { t, lang } = useWords();
  if (!guest || name === "") return <>{person_name({ name, guest }, lang)}</>;
  return (
    <>
      {name}
      <span className="guest-sign" title={t("mark_guest")}>
        <span aria-hidden="true">{guest_sign}</span>
        <span className="sr-only"> ({t("who_guest")})</span>
      </span>
    </>
  );
}
