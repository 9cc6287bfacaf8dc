// Small things said in several places.
import { duration_text } from "../i18n";
import type { Words } from "../i18n";
import type { Clock, GameInfo, Windows } from "../protocol";

export function clock_words({ t, lang }: Words, clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("clock_none");
    case "decision":
      return t("clock_is_decision", { time: duration_text(lang, clock.seconds) });
    case "bank":
      return t("clock_is_bank", {
        time: duration_text(lang, clock.seconds),
        more: duration_text(lang, clock.increment),
      });
    case "days":
      return t("clock_is_days", { time: duration_text(lang, clock.days * 86400) });
  }
}

/** Nothing to say of games without windows. */
export function windows_words({ t, lang }: Words, game: GameInfo, windows: Windows): string[] {
  if (!game.windows) return [];
  if (windows.kind === "quick") return [t("windows_are_quick")];
  return [t("windows_are_quiet", { time: duration_text(lang, windows.seconds) })];
}

export function option_words({ t, say }: Words, game: GameInfo, options: Record<string, number>): string[] {
  return game.options
    .filter((option) => (options[option.key] ?? option.standard) !== option.standard)
    .map((option) => {
      const value = options[option.key] ?? option.standard;
      const named = option.values[value - option.low];
      if (named) return `${say(option.name)}: ${say(named)}`;
      if (option.low === 0 && option.high === 1)
        return value ? say(option.name) : `${say(option.name)}: ${t("option_off")}`;
      return `${say(option.name)}: ${value}`;
    });
}
