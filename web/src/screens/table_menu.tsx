import type { JSX } from "react";
import { useWords } from "../i18n";
import type { GameInfo, Table } from "../protocol";
import { complain, connection, kept } from "../store";
import { CopyLine } from "../ui/copy_line";
import { Dialog, ask_sure } from "../ui/dialog";
import { HowToPlayLink } from "../ui/how_to_play_link";
import { Icon } from "../ui/icons";
import { Linked } from "../ui/linked";
import { clock_words, option_words, windows_words } from "../ui/words";

export function TableMenu({ table, info, close }: { table: Table; info: GameInfo; close: () => void }): JSX.Element {
  const words = useWords();
  const { t, say } = words;
  const options = option_words(words, info, table.options);
  const address = `${location.origin}/table/${table.id}`;
  const seat_token = kept<Record<string, string>>("seats", {})[table.id];
  const stand = async () => {
    if (!(await ask_sure({ title: t("leave_title"), text: t("leave_sure"), yes: t("leave_yes") }))) return;
    connection.request({ do: "stand", table: table.id }).then(close, complain);
  };
  return (
    <Dialog title={say(info.name)} close={close}>
      <p className="quiet">
        {t("set_up_as")}: {[clock_words(words, table.clock), ...windows_words(words, info, table.windows)].join(" · ")}{" "}
        · <Linked game={table.game} text={(options.length ? options : [t("standard_rules")]).join(", ")} />
      </p>
      {info.windows && <p className="quiet">{t(`windows_${table.windows.kind}_help`)}</p>}
      <p>
        <HowToPlayLink game={table.game} apart className="button" />
      </p>
      <CopyLine label={t("invite")} text={address} share={say(info.name)} />
      {table.you.seat !== null && seat_token && (
        <CopyLine label={t("device_link")} text={`${address}#seat=${seat_token}`} />
      )}
      {table.you.seat !== null && (
        <p>
          <button className="button quiet-button" onClick={() => void stand()}>
            <Icon name="door" size={18} /> {t("leave_seat")}
          </button>
        </p>
      )}
    </Dialog>
  );
}
