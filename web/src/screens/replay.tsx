// A finished game, decision by decision, through anybody's eyes.
import { useEffect, useRef, useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { Both, GameInfo, SeatInfo, View } from "../protocol";
import { fetch_json } from "../store";
import { BoardFrame } from "../ui/board_frame";
import { DeadEnd, NotFound } from "../ui/dead_end";
import { seat_title, sitter_name, useCatalogue, useLoaded } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { Loading } from "../ui/loading";
import { Link, usePlace } from "../ui/router";
import { SeatMark, SeatsOf } from "../ui/seat";
import { useShown } from "../ui/shown";
import { ReplayControls, useReplayKeys } from "./replay_controls";
import "../ui/choice_list.css";
import "./question_bar.css";
import "./play.css";
import "./replay.css";
import "./short.css";

export interface ReplayStep extends Both {
  n: number;
  seat: string;
  turn?: number;
  /** Where the game counts rounds. */
  round?: number;
}
interface Steps {
  game: string;
  seats: { seat: string; player: string; name: string; guest: boolean }[];
  steps: ReplayStep[];
}
interface Moment {
  view: View;
  log: Both[];
}
const read_moment = (id: string, n: number, seat: string) => fetch_json<Moment>(`/api/replay/${id}/view/${n}/${seat}`);

export default function Replay({ id }: { id: string }): JSX.Element {
  const { t } = useWords();
  const steps = useLoaded(`steps ${id}`, () => fetch_json<Steps>(`/api/replay/${id}/steps`), true);
  const { games, loaded } = useCatalogue(steps.value?.game);
  const info = games.find((game) => game.id === steps.value?.game);
  if (steps.failed) return <DeadEnd title={t("replay_none")} />;
  if (!steps.value || !loaded) return <Loading />;
  if (!info) return <NotFound />;
  return (
    <SeatsOf game={info.id}>
      <Viewer id={id} steps={steps.value} info={info} />
    </SeatsOf>
  );
}

function Viewer({ id, steps, info }: { id: string; steps: Steps; info: GameInfo }): JSX.Element {
  const { t, lang, say } = useWords();
  const { players } = useCatalogue();
  const last = steps.steps.length;
  // The address says where one is, for reloads and for friends: /replay/<table>#40.
  const { hash } = usePlace();
  const [n, set_n] = useState(() => Math.min(last, Math.max(0, Math.floor(Number(hash)) || 0)));
  useEffect(() => history.replaceState(history.state, "", n > 0 ? `#${n}` : location.pathname), [n]);
  const [seat, set_seat] = useState("spectator");
  const [playing, set_playing] = useState(false);
  const [speed, set_speed] = useState(1);
  const loading = useLoaded(`${id} ${n} ${seat}`, () => read_moment(id, n, seat), true);
  // The board of a moment ago stays until the next one is here: no flicker.
  const [shown, set_shown] = useState<Moment>();
  if (loading.value && loading.value !== shown) set_shown(loading.value);
  const moment = loading.value ?? shown;
  const ready = loading.value !== undefined;
  const { failed } = loading;
  const jump = (to: number) => set_n(Math.max(0, Math.min(last, to)));
  useEffect(() => void (document.title = `${t("replay_of", { game: say(info.name) })} · Kosmoteka`), [t, say, info]);
  useEffect(() => {
    if (ready && n < last) read_moment(id, n + 1, seat).catch(() => undefined);
  }, [ready, id, n, last, seat]);
  // There is nothing more to play, or it cannot be had.
  if (playing && (failed || (ready && n >= last))) set_playing(false);
  useEffect(() => {
    if (!playing || !ready) return;
    const timer = setTimeout(() => set_n(n + 1), 1200 / speed);
    return () => clearTimeout(timer);
  }, [playing, ready, n, speed]);
  const flip = () => {
    if (!playing && n >= last) set_n(0);
    set_playing(!playing);
  };
  useReplayKeys({ n, last, jump, flip });
  const seats: SeatInfo[] = steps.seats.map((one) => ({ ...one, away: false, away_by: null, online: true }));
  const step = steps.steps[n - 1];
  return (
    <div className="play replay">
      <h1 className="sr-only">{t("replay_of", { game: say(info.name) })}</h1>
      <div className="play-main">
        <div className="question">
          <div className="question-words" aria-live={playing ? "off" : "polite"}>
            {step && <SeatMark seat={step.seat} size={20} />}
            <div>
              <small>
                {n === 0 ? t("replay_start") : t("replay_step", { n, all: last })}
                {step?.round ? ` · ${t("replay_round", { n: step.round })}` : ""}
                {step?.turn ? ` · ${t("replay_turn", { n: step.turn })}` : ""}
              </small>
              <strong>{step ? say(step) : say(info.name)}</strong>
            </div>
          </div>
          <Link className="button small quiet-button" to={`/table/${id}`}>
            {t("replay_table")}
          </Link>
        </div>
        {loading.failed && moment && <Loading {...loading} />}
        {moment ? (
          <StillBoard view={moment.view} info={info} seats={seats} acted={step?.seat} />
        ) : (
          <Loading {...loading} />
        )}
        <ReplayControls
          n={n}
          last={last}
          steps={steps.steps}
          jump={jump}
          playing={playing}
          flip={flip}
          speed={speed}
          set_speed={set_speed}
        >
          <label className="seen-by">
            <Icon name="eye" size={18} />
            <select
              className="field"
              aria-label={t("replay_seat")}
              title={t("replay_seat")}
              value={seat}
              onChange={(event) => set_seat(event.target.value)}
            >
              <option value="spectator">{t("replay_spectator")}</option>
              {seats.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {sitter_name(one, players, lang)} ({seat_title(info, one.seat, lang)})
                </option>
              ))}
            </select>
          </label>
        </ReplayControls>
      </div>
      <aside className="play-side">
        {moment && moment.log.length > 0 && (
          <section className="panel told" tabIndex={0} aria-label={t("log")}>
            {moment.log.map((line, i) => (
              <p key={i}>{say(line)}</p>
            ))}
          </section>
        )}
        <StepList steps={steps.steps} n={n} told={moment?.log.length ?? 0} jump={jump} replay={`/api/replay/${id}`} />
      </aside>
    </div>
  );
}

/** The board of a moment: nothing can be chosen on it. */
function StillBoard(props: { view: View; info: GameInfo; seats: SeatInfo[]; acted: string | undefined }): JSX.Element {
  const { view, info, seats, acted } = props;
  const { t, say } = useWords();
  const { shown, show, way } = useShown({ view, me: view.viewer, playing: false, question: null, acted });
  return (
    <>
      <h2 className="sr-only">{t("board_of", { game: say(info.name) })}</h2>
      <BoardFrame
        view={view}
        game={info}
        seats={seats}
        me={view.viewer}
        shown={shown}
        show={show}
        way={way}
        playing={false}
        moves={[]}
        question={null}
        choose={() => undefined}
        choose_all={() => undefined}
      />
    </>
  );
}

function StepList({
  steps,
  n,
  told,
  jump,
  replay,
}: {
  steps: ReplayStep[];
  n: number;
  told: number;
  jump: (n: number) => void;
  replay: string;
}): JSX.Element {
  const { t, say } = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const at = box?.querySelector<HTMLElement>("[aria-current]");
    if (box) box.scrollTop = at ? at.offsetTop - box.offsetTop - box.clientHeight / 2 : 0;
  }, [n, told]); // what is told above the list changes its height
  return (
    <section className="panel side-log">
      <div className="side-head">
        <h2>{t("replay_steps")}</h2>
        <a href={replay} download>
          {t("replay_file")}
        </a>
      </div>
      <ol ref={list} className="step-list">
        {steps.map((step) => (
          <li key={step.n}>
            <button className="choice" aria-current={step.n === n ? "step" : undefined} onClick={() => jump(step.n)}>
              <SeatMark seat={step.seat} size={12} /> <span>{say(step)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
