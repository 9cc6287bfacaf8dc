// Before something is lost for good: what, and by which rule. It is the engine that says so; nothing lost, nothing asked.
import type { JSX } from "react";
import { useWords } from "../i18n";
import { change_settings, settings, useStore } from "../store";
import { SureDialog } from "../ui/dialog";
import { Linked, RuleLink } from "../ui/linked";
import { Toggle } from "../ui/toggle";
import type { Doubt } from "./answering";

export function WasteDialog({ doubt, game }: { doubt: Doubt; game: string }): JSX.Element {
  const { t, say } = useWords();
  const { ask_wastes } = useStore(settings);
  return (
    <SureDialog
      title={t("waste_title")}
      yes={t("waste_yes")}
      no={t("waste_no")}
      answer={doubt.answer}
      text={doubt.wastes.map((lost) => (
        <p key={lost.en}>
          <Linked game={game} text={say(lost)} /> <RuleLink game={game} rule={lost.rule} />
        </p>
      ))}
    >
      <Toggle on={ask_wastes} set={(on) => change_settings({ ask_wastes: on })} label={t("set_wastes")} />
    </SureDialog>
  );
}
