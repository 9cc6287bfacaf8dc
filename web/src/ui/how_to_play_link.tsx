import type { JSX } from "react";
import { useWords } from "../i18n";
import { Icon } from "./icons";
import { Link } from "./router";

/** To the page that tells a game. `apart`: beside what is going on here, which must not be left for it. */
export function HowToPlayLink(props: { game: string; apart?: boolean; className?: string }): JSX.Element {
  const { t } = useWords();
  return (
    <Link
      className={props.className ?? "text-link how-link"}
      to={`/rules/${props.game}`}
      {...(props.apart ? { target: "_blank", onClick: (event) => event.stopPropagation() } : {})}
    >
      <Icon name="book" size={18} /> <span>{t("how_to_play")}</span>
    </Link>
  );
}
