// Who sits there, in a list of tables: a person, or a bot, which has a mark so that nobody takes one for the other.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { BotInfo, PlayedGame, SeatInfo } from "../protocol";
import { bot_name, sitter_name } from "./hooks";
import { Icon } from "./icons";
import { PersonName } from "./person_name";

type Sitting = Pick<SeatInfo, "player" | "name" | "guest">;

/** Of games that ended under an older server a bot is told by its id alone. */
export function played_by(seat: PlayedGame["seats"][number], players: BotInfo[]): Sitting {
  const { player, name, guest } = seat;
  if (player !== undefined) return { player, name, guest };
  const is_bot = players.some((one) => one.id === name);
  return is_bot ? { player: name, name: "", guest } : { player: "person", name, guest };
}

export function SitterName({ sitter, players }: { sitter: Sitting; players: BotInfo[] }): JSX.Element {
  const { t, lang } = useWords();
  if (sitter.player === "open") return <>…</>;
  if (sitter.player === "person")
    return (
      <span>
        <PersonName name={sitter.name} guest={sitter.guest} />
      </span>
    );
  return (
    <span className="bot-name" title={`${t("mark_bot")}: ${bot_name(players, sitter.player, lang)}`}>
      <Icon name="bot" size={14} /> {sitter_name(sitter, players, lang)}
      <span className="sr-only"> ({t("mark_bot")})</span>
    </span>
  );
}
