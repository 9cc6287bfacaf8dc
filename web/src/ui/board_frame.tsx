// Where a board stands, whether it is played, watched or replayed.
import { Suspense, useCallback, useMemo, useRef } from "react";
import type { JSX } from "react";
import { folders, generic_board } from "../boards";
import type { Move } from "../boards/contract";
import { useWords } from "../i18n";
import type { GameInfo, SeatInfo, View } from "../protocol";
import { explained } from "../store";
import { Foreseen } from "./foreseen";
import { Foresight, ForesightContext } from "./foresight";
import { useFit } from "./fit";
import { useGlowInSight } from "./glow_in_sight";
import { seat_title, sitter_names, useCards, useCatalogue, useNarrow } from "./hooks";
import { Loading } from "./loading";
import { useMarks } from "./marks";
import { useMotion } from "./motion";
import { useLit } from "./pointing";
import { Safe } from "./safe";
import { PickProvider } from "./spot";
import { walk } from "./walk";

export function BoardFrame(props: {
  view: View;
  game: GameInfo;
  seats: SeatInfo[];
  me: string | null;
  shown: string;
  show: (seat: string | null) => void;
  way: "mine" | "follow" | null;
  /** What was seen when `me` last acted, for marks on what has changed since. */
  since?: View | null;
  playing: boolean;
  moves: Move[];
  question: number | null;
  choose: (action: string) => void;
  choose_all: (actions: string[]) => void;
  why?: ((action: string) => void) | undefined;
  preview?: ((actions: string[]) => Promise<View | null>) | undefined;
  take_back?: (() => void) | undefined;
}): JSX.Element {
  const { t, lang, say } = useWords();
  const cards = useCards(props.view.game);
  const { players } = useCatalogue();
  // Boards know names only; a bot's is in the catalogue.
  const names = useMemo(
    () => sitter_names(props.seats, players, props.game, lang),
    [props.seats, players, props.game, lang],
  );
  const seats = useMemo(
    () => props.seats.map((seat) => ({ ...seat, name: names.get(seat.seat) ?? "" })),
    [props.seats, names],
  );
  const name_of = useCallback(
    (seat: string) => names.get(seat) || seat_title(props.game, seat, lang),
    [names, props.game, lang],
  );
  const frame = useRef<HTMLElement>(null);
  const { decision, result } = props.view;
  useFit(frame, props.view, `${props.shown} ${decision.seat} ${lang}`, result === undefined);
  useMotion(frame, props.view, `${props.view.game} ${props.me}`);
  useLit(frame, props.view.seats);
  useGlowInSight(frame, props.question, useNarrow());
  useMarks(frame, props.view, props.since ?? null);
  const { preview, question } = props;
  // What comes of a choice is looked at for one question; the next one is asked about anew.
  const foresight = useMemo(() => (preview && question !== null ? new Foresight(preview) : null), [preview, question]);
  const Board = folders[props.view.game]?.board ?? generic_board;
  return (
    <section
      ref={frame}
      className="board-frame"
      data-shown={props.shown}
      aria-label={t("board_of", { game: say(props.game.name) })}
      aria-description={t("board_keys")}
      onKeyDown={walk}
    >
      <Safe more={<p>{t("crashed_choices")}</p>}>
        <PickProvider choose={props.choose} why={props.why} lang={lang} question={props.question}>
          <ForesightContext value={foresight}>
            <Suspense fallback={<Loading />}>
              <Board
                view={props.view}
                game={props.game}
                cards={cards}
                seats={seats}
                name_of={name_of}
                me={props.me}
                shown={props.shown}
                show={props.show}
                way={props.way}
                playing={props.playing}
                lang={lang}
                moves={props.moves}
                question={props.question}
                choose={props.choose}
                choose_all={props.choose_all}
                {...(props.why ? { why: props.why } : {})}
                {...(props.preview ? { preview: props.preview } : {})}
                {...(props.take_back ? { take_back: props.take_back } : {})}
                explain={(what) => explained.set({ game: props.view.game, ...what })}
              />
            </Suspense>
            <Foreseen view={props.view} game={props.game} me={props.me} />
          </ForesightContext>
        </PickProvider>
      </Safe>
    </section>
  );
}
