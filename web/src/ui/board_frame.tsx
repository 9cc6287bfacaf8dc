// Where a board stands, whether it is played, watched or replayed.
import { Suspense } from "react";
import type { JSX } from "react";
import { boards, generic_board } from "../boards";
import type { Move } from "../boards/contract";
import { useWords } from "../i18n";
import type { GameInfo, SeatInfo, View } from "../protocol";
import { explained } from "../store";
import { useCards } from "./hooks";
import { Safe } from "./safe";
import { PickProvider } from "./spot";

export function BoardFrame(props: {
  view: View;
  game: GameInfo;
  seats: SeatInfo[];
  me: string | null;
  moves: Move[];
  choose(action: string): void;
  why?: ((action: string) => void) | undefined;
}): JSX.Element {
  const { t, lang, say } = useWords();
  const cards = useCards(props.view.game);
  const Board = boards[props.view.game] ?? generic_board;
  return (
    <section className="board-frame" aria-label={t("board_of", { game: say(props.game.name) })}>
      <Safe more={<p>{t("crashed_choices")}</p>}>
        <PickProvider choose={props.choose} why={props.why} lang={lang}>
          <Suspense fallback={<p className="loading">{t("loading")}</p>}>
            <Board
              view={props.view} game={props.game} cards={cards} seats={props.seats} me={props.me} lang={lang}
              moves={props.moves} choose={props.choose} {...(props.why ? { why: props.why } : {})}
              explain={(what) => explained.set({ game: props.view.game, ...what })}
            />
          </Suspense>
        </PickProvider>
      </Safe>
    </section>
  );
}
