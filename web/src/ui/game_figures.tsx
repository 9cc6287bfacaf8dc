// What one wants to know of a game before playing it: for how many, how long, how hard, and how it is won.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { GameInfo } from "../protocol";
import { Icon } from "./icons";
import "./game_figures.css";

const range = (low: number, high: number): string => (low === high ? `${low}` : `${low}–${high}`);
const weights = [1, 2, 3, 4, 5] as const;

/** A server may not tell all of it. */
export function GameFigures({ game }: { game: GameInfo }): JSX.Element {
  const { t } = useWords();
  const { minutes } = game;
  const weight = weights.find((one) => one === game.weight);
  return (
    <p className="quiet figures">
      <span>
        <Icon name="people" size={16} /> {t("players_n", { range: range(game.min_seats, game.max_seats) })}
      </span>
      {minutes && (
        <span>
          <Icon name="clock" size={16} /> {t("minutes_n", { range: range(minutes.low, minutes.high) })}
        </span>
      )}
      {weight && (
        <span>
          <span className="weight" aria-hidden="true">
            {weights.map((one) => (
              <i key={one} className={one <= weight ? "on" : ""} />
            ))}
          </span>{" "}
          {t("weight_label", { weight: t(`weight_${weight}`) })}
        </span>
      )}
      {!game.complete && <span className="badge">{t("incomplete")}</span>}
    </p>
  );
}

export function WonBy({ game }: { game: GameInfo }): JSX.Element | null {
  const { say } = useWords();
  return game.won_by ? (
    <p className="won-by">
      <Icon name="cup" size={18} /> <span>{say(game.won_by)}</span>
    </p>
  ) : null;
}
