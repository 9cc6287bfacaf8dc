// Where a board stands, whether it is played, watched or replayed.
import { Suspense, useMemo, useRef } from "react";
import type { JSX } from "react";
import { boards, generic_board } from "../boards";
import type { Move } from "../boards/contract";
import { useWords } from "../i18n";
import type { GameInfo, SeatInfo, View } from "../protocol";
import { explained } from "../store";
import { sitter_name, useCards, useCatalogue } from "./hooks";
import { useMotion } from "./motion";
import { Safe } from "./safe";
import { PickProvider } from "./spot";
import { walk } from "./walk";

export function BoardFrame(props: {
  view: View;
  game: GameInfo;
  seats: SeatInfo[];
  me: string | null;
  playing: boolean;
  moves: Move[];
  choose(action: string): void;
  why?: ((action: string) => void) | undefined;
}): JSX.Element {
  const { t, lang, say } = useWords();
  const cards = useCards(props.view.game);
  const { players } = useCatalogue();
  // Boards know names only; a bot's is in the catalogue.
  const seats = useMemo(() => props.seats.map((seat) => ({ ...seat, name: sitter_name(seat, players, lang) })), [props.seats, players, lang]);
  const frame = useRef<HTMLElement>(null);
  useMotion(frame, props.view, `${props.view.game} ${props.me}`);
  const Board = boards[props.view.game] ?? generic_board;
  return (
    <section ref={frame} className="board-frame" aria-label={t("board_of", { game: say(props.game.name) })} aria-description={t("board_keys")} onKeyDown={walk}>
      <Safe more={<p>{t("crashed_choices")}</p>}>
        <PickProvider choose={props.choose} why={props.why} lang={lang} question={props.moves}>
          <Suspense fallback={<p className="loading">{t("loading")}</p>}>
            <Board
              view={props.view} game={props.game} cards={cards} seats={seats} me={props.me} playing={props.playing} lang={lang}
              moves={props.moves} choose={props.choose} {...(props.why ? { why: props.why } : {})}
              explain={(what) => explained.set({ game: props.view.game, ...what })}
            />
          </Suspense>
        </PickProvider>
      </Safe>
    </section>
  );
}
