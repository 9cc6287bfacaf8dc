import { useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Lang } from "../protocol";
import { change_settings, link, toast, useStore, settings, watched, you } from "../store";
import { paces } from "../pacing";
import type { Pace } from "../pacing";
import { both } from "../texts/translate";
import { Dialog } from "./dialog";
import { HowToPlayLink } from "./how_to_play_link";
import { header_slot } from "./in_header";
import { Icon } from "./icons";
import { Link, usePlace } from "./router";
import { Toggle } from "./toggle";
import { play } from "./sounds";
import { WhoCard } from "./who";

export function Header(): JSX.Element {
  const { t, lang } = useWords();
  const [open, set_open] = useState(false);
  const me = useStore(you);
  const state = useStore(link).state;
  const other = lang === "en" ? "pl" : "en";
  const game = useTableGame();
  return (
    <header className="top">
      <Link to="/" className="brand" aria-label={`Kosmoteka, ${t("home")}`}>
        <img src="/icon.svg" alt="" width="30" height="30" />
        <span className="brand-name">Kosmoteka</span>
      </Link>
      <span className={`line-dot ${state}`} title={state === "open" ? "" : t("link_connecting")} />
      {/* A game may have something to show here. */}
      <div id={header_slot} className="top-slot" />
      <nav className="top-nav">
        {game && <HowToPlayLink game={game} apart className="top-how" />}
        <Link to="/history">{t("history")}</Link>
        {/* The button speaks the language it leads to. */}
        <button
          className="plain lang"
          lang={other}
          aria-label={`${other.toUpperCase()}: ${t("language_label")}`}
          onClick={() => change_settings({ lang: other })}
        >
          <Icon name="globe" size={18} /> <span>{other.toUpperCase()}</span>
        </button>
        <button
          className="plain"
          aria-label={me ? `${me.name}: ${t("settings")}` : t("settings")}
          onClick={() => set_open(true)}
        >
          {me ? <span className="me">{me.name}</span> : null}
          <Icon name="gear" />
        </button>
      </nav>
      {open && (
        <Dialog title={t("settings")} close={() => set_open(false)}>
          <SettingsBody />
        </Dialog>
      )}
    </header>
  );
}

/** The game of the table that is looked at. */
function useTableGame(): string | undefined {
  const [first, id = ""] = usePlace().parts;
  const tables = useStore(watched);
  return first === "table" ? tables.get(id)?.table.game : undefined;
}

function SettingsBody(): JSX.Element {
  const { t } = useWords();
  const now = useStore(settings);
  const switch_notify = async (wanted: boolean) => {
    if (wanted && (typeof Notification === "undefined" || (await Notification.requestPermission()) !== "granted")) {
      toast("bad", both("notify_denied"));
      return;
    }
    change_settings({ notify: wanted });
  };
  return (
    <div className="stack">
      <WhoCard />
      <label className="stack">
        {t("set_lang")}
        <select
          className="field"
          value={now.lang}
          onChange={(event) => change_settings({ lang: event.target.value as Lang })}
        >
          <option value="pl" lang="pl">
            Polski
          </option>
          <option value="en" lang="en">
            English
          </option>
        </select>
      </label>
      <Toggle
        on={now.advice}
        set={(on) => change_settings({ advice: on })}
        label={t("set_advice")}
        help={t("set_advice_help")}
      />
      <Toggle
        on={now.ask_wastes}
        set={(on) => change_settings({ ask_wastes: on })}
        label={t("set_wastes")}
        help={t("set_wastes_help")}
      />
      <Toggle
        on={now.reduced_motion}
        set={(on) => change_settings({ reduced_motion: on })}
        label={t("set_motion")}
        help={t("set_motion_help")}
      />
      <label className="stack">
        {t("set_pace")}
        <select
          className="field"
          value={now.pace}
          onChange={(event) => change_settings({ pace: event.target.value as Pace })}
        >
          {paces.map((pace) => (
            <option key={pace} value={pace}>
              {t(`pace_${pace}`)}
            </option>
          ))}
        </select>
      </label>
      <Toggle
        on={now.follow}
        set={(on) => change_settings({ follow: on })}
        label={t("set_follow")}
        help={t("set_follow_help")}
      />
      <Toggle
        on={now.sound}
        set={(on) => {
          change_settings({ sound: on });
          play("turn");
        }}
        label={t("set_sound")}
        help={t("set_sound_help")}
      />
      {now.sound && (
        <label className="stack">
          {t("set_volume")}
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={now.volume}
            onChange={(event) => {
              change_settings({ volume: Number(event.target.value) });
              play("turn");
            }}
          />
        </label>
      )}
      <Toggle
        on={now.notify}
        set={(on) => void switch_notify(on)}
        label={t("set_notify")}
        help={t("set_notify_help")}
      />
    </div>
  );
}
