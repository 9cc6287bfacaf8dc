// Moments on the screen: over the board, in nobody's way. A click or a key ends one and does what it does anyway.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { JSX } from "react";
import { folders } from "../boards";
import type { MomentScene, Moments as Table } from "../boards/contract";
import { useWords } from "../i18n";
import type { BotInfo, CardText, GameInfo, LogEntry, TypedArg, View } from "../protocol";
import { hold_pace, server_now } from "../store";
import type { Watched } from "../store";
import { sitter_names, useCards, useLoaded } from "./hooks";
import { CardPicture } from "./card_picture";
import { MomentArt } from "./moment_art";
import { MomentQueue, lines_of, scenes_in } from "./moment_queue";
import type { MomentFact, MomentLine, Scene } from "./moment_queue";
import { moves_little } from "./motion";
import { SeatMark } from "./seat";
import { play } from "./sounds";
import { words_beside } from "./story";
import "./moments.css";

/** What is older when it comes was missed, on a lost line: it is read in the log, not watched. */
const stale_ms = 60_000;
const fade_ms = 220;

/** Tells what the log gains from now on, while somebody looks. */
function useNews({ log, old_seq }: Watched, tell: (entries: LogEntry[]) => void): void {
  const last = useRef(log.at(-1)?.seq ?? 0);
  const news = useEffectEvent(tell);
  useEffect(() => {
    const known = Math.max(last.current, old_seq);
    last.current = log.at(-1)?.seq ?? 0;
    const fresh = log.filter((entry) => entry.seq > known && entry.at > server_now() - stale_ms);
    if (fresh.length > 0 && !document.hidden) news(fresh);
  }, [log, old_seq]);
}

/** Ends what is shown by a click or a key, wherever it goes, and when nobody looks. */
function useSkipping(queue: MomentQueue, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const skip = () => queue.skip();
    const look = () => (document.hidden ? queue.clear() : undefined);
    window.addEventListener("pointerdown", skip, true);
    window.addEventListener("keydown", skip, true);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("pointerdown", skip, true);
      window.removeEventListener("keydown", skip, true);
      document.removeEventListener("visibilitychange", look);
    };
  }, [queue, shown]);
}

/** What was shown last, for as long as it takes to fade. */
function useFading(scenes: readonly Scene[]): readonly Scene[] {
  const [fading, set_fading] = useState<readonly Scene[]>([]);
  if (scenes.length > 0 && fading !== scenes) set_fading(scenes);
  useEffect(() => {
    if (scenes.length > 0 || fading.length === 0) return;
    const timer = setTimeout(() => set_fading([]), fade_ms);
    return () => clearTimeout(timer);
  }, [scenes, fading]);
  return scenes.length > 0 ? scenes : fading;
}

/** What was seen before the latest change. */
function useBefore(view: View | undefined): View | undefined {
  const [seen, set_seen] = useState({ view, before: view });
  if (seen.view !== view) set_seen({ view, before: seen.view });
  return seen.view !== view ? seen.view : seen.before;
}

function sound_of(scenes: readonly Scene[], table: Table): void {
  const hit = scenes.some(({ name }) => table.scenes[name]?.sign === "hit");
  if (scenes.length > 0) play(hit ? "hit" : "moment");
}

export function Moments({
  seen,
  info,
  players,
}: {
  seen: Watched;
  info: GameInfo;
  players: BotInfo[];
}): JSX.Element | null {
  const { lang } = useWords();
  const [scenes, set_scenes] = useState<readonly Scene[]>([]);
  const { value: table } = useLoaded<Table | null>(
    `moments ${info.id}`,
    () => folders[info.id]?.moments?.() ?? Promise.resolve(null),
    true,
  );
  const [queue] = useState(() => new MomentQueue(set_scenes));
  const before = useBefore(seen.table.view);
  const [head_view, set_head_view] = useState(before);
  useNews(seen, (entries) => {
    if (!table) return;
    const found = scenes_in(entries, table);
    if (found.length > 0) sound_of(found, table);
    else if (entries.some(({ key }) => key !== undefined && table.cards.includes(key))) play("card");
    if (moves_little() || found.length === 0) return;
    set_head_view(before);
    queue.add(found);
    hold_pace(queue.is_holding());
  });
  useSkipping(queue, scenes.length > 0);
  useEffect(() => hold_pace(queue.is_holding()), [queue, scenes]);
  useEffect(
    () => () => {
      queue.clear();
      hold_pace(false);
    },
    [queue],
  );
  const drawn = useFading(scenes);
  const names = sitter_names(seen.table.seats, players, info, lang);
  if (!table || drawn.length === 0) return null;
  // What happens is read to those who listen by the log.
  return (
    <div className={`moments${scenes.length === 0 ? " moments-gone" : ""}`} aria-hidden="true">
      {drawn.map((scene) => (
        <OneScene
          key={scene.name}
          scene={scene}
          table={table}
          info={info}
          names={names}
          me={seen.table.you.seat}
          before={head_view}
        />
      ))}
    </div>
  );
}

function OneScene(props: {
  scene: Scene;
  table: Table;
  info: GameInfo;
  names: ReadonlyMap<string, string>;
  me: string | null;
  before: View | undefined;
}): JSX.Element | null {
  const { scene, table, info, names, me, before } = props;
  const game = info.id;
  const { say } = useWords();
  const cards = useCards(game);
  const looks = table.scenes[scene.name];
  if (!looks) return null;
  const head = before ? (table.heads?.(scene, before, (seat) => names.get(seat) ?? seat) ?? null) : null;
  // What is told of nobody is what the head says.
  const lines = lines_of(scene, looks.lines).filter(
    ({ facts }) => head === null || facts.some(({ seat, thing }) => seat !== null || thing !== null),
  );
  const title = say(head ?? looks.title)
    .replace("{n}", String(scene.n ?? ""))
    .replace("{m}", String(scene.m ?? ""));
  return (
    <section className={`moment moment-${looks.sign}`} data-scene={scene.name}>
      <div className="moment-stage">
        <MomentArt sign={looks.sign} />
        {looks.faces && <Faces scene={scene} looks={looks} game={game} cards={cards} />}
      </div>
      <b className="moment-title">{title}</b>
      <ul>
        {lines.map((line, i) => (
          <li
            key={line.key}
            className={line.facts.some(({ seat }) => seat !== null && seat === me) ? "moment-mine" : undefined}
            style={{ animationDelay: `${180 + i * 110}ms` }}
          >
            <Line line={line} looks={looks} table={table} info={info} cards={cards} names={names} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More at once would be none: those of the latest. */
const most_faces = 3;
function Faces(props: {
  scene: Scene;
  looks: MomentScene;
  game: string;
  cards: ReadonlyMap<string, CardText>;
}): JSX.Element {
  const { scene, looks, game, cards } = props;
  const ids = scene.facts.flatMap(({ thing }) =>
    thing && cards.has(String(thing.value)) ? [String(thing.value)] : [],
  );
  return (
    <span className={`moment-faces moment-faces-${looks.faces}`}>
      {[...new Set(ids)].slice(-most_faces).map((id) => (
        <CardPicture key={id} game={game} id={id} />
      ))}
    </span>
  );
}

type LineProps = {
  line: MomentLine;
  looks: MomentScene;
  table: Table;
  info: GameInfo;
  cards: ReadonlyMap<string, CardText>;
  names: ReadonlyMap<string, string>;
};
function Line({ line, looks, table, info, cards, names }: LineProps): JSX.Element {
  const { lang } = useWords();
  const game = info.id;
  const first = line.facts[0]!;
  const by_seat = looks.lines === "seats";
  return (
    <>
      {by_seat ? <Who fact={first} names={names} /> : <Thing thing={first.thing} game={game} cards={cards} />}
      <span className="moment-gains">
        {!by_seat && first.seat === null && "–"}
        {line.facts.map((fact, i) => (
          <span key={i}>
            {!by_seat && fact.seat !== null && <Who fact={fact} names={names} />}
            <Gain fact={fact} looks={looks} />
            {fact.entry && <span className="moment-told">{words_beside(fact.entry, fact.seat, info, lang)}</span>}
            {by_seat && looks.faces ? (
              <Named fact={fact} looks={looks} table={table} cards={cards} />
            ) : (
              by_seat && <Sign thing={fact.thing} table={table} game={game} cards={cards} />
            )}
          </span>
        ))}
      </span>
    </>
  );
}

function Who({ fact, names }: { fact: MomentFact; names: ReadonlyMap<string, string> }): JSX.Element {
  const one = (seat: string) => (
    <span className="moment-who">
      <SeatMark seat={seat} size={14} /> {names.get(seat)}
    </span>
  );
  return (
    <>
      {fact.seat !== null && one(fact.seat)}
      {fact.against !== null && <> → {one(fact.against)}</>}
    </>
  );
}

function Gain({ fact, looks }: { fact: MomentFact; looks: MomentScene }): JSX.Element | null {
  const { t } = useWords();
  if (fact.gains === null) return null;
  return <b className="moment-gain">{looks.points ? t("points_n", { n: fact.gains }) : `+${fact.gains}`}</b>;
}

/** What has its face above: its name, and what it does. */
function Named(props: {
  fact: MomentFact;
  looks: MomentScene;
  table: Table;
  cards: ReadonlyMap<string, CardText>;
}): JSX.Element | null {
  const { fact, looks, table, cards } = props;
  const { lang } = useWords();
  const card = fact.thing && cards.get(String(fact.thing.value));
  if (!card) return null;
  const scene = Object.keys(table.scenes).find((name) => table.scenes[name] === looks) ?? "";
  const said = table.says?.(card, scene, lang);
  return (
    <span className="moment-named">
      <b>{card.name[lang]}</b>
      {said && <span className="moment-said">{said}</span>}
    </span>
  );
}

interface ThingProps {
  thing: TypedArg | null;
  game: string;
  cards: ReadonlyMap<string, CardText>;
}
/** A thing is called as its card, and has its picture. What is no card is known by its place only, and that is in the log. */
function Thing({ thing, game, cards }: ThingProps): JSX.Element | null {
  const { lang } = useWords();
  const card = thing && cards.get(String(thing.value));
  if (!card) return null;
  return (
    <span className="moment-thing">
      <CardPicture game={game} id={card.id} /> {card.name[lang]}
    </span>
  );
}
function Sign({ table, ...named }: ThingProps & { table: Table }): JSX.Element | null {
  const { thing, cards } = named;
  if (!thing) return null;
  return cards.has(String(thing.value)) || !table.Sign ? <Thing {...named} /> : <table.Sign thing={thing} />;
}
