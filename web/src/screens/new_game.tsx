// Setting a table: who plays, by which options, against which clock.
import { Suspense, useEffect, useState } from "react";
import type { SubmitEvent, JSX } from "react";
import { folders } from "../boards";
import type { Suggestion } from "../boards/contract";
import { capital } from "../texts/capital";
import { useWords } from "../i18n";
import type { BotInfo, Clock, GameInfo, GameOption, Windows } from "../protocol";
import { complain, keep, kept, settings, useStore, you } from "../store";
import { Cover } from "../ui/covers";
import { NotFound } from "../ui/dead_end";
import { GameFigures, WonBy } from "../ui/game_figures";
import { best_bot, offered, useCards, useCatalogue } from "../ui/hooks";
import type { Catalogue } from "../ui/hooks";
import { Loading } from "../ui/loading";
import { HowToPlayLink } from "../ui/how_to_play_link";
import { Linked } from "../ui/linked";
import { SeatMark, SeatsOf } from "../ui/seat";
import { Toggle } from "../ui/toggle";
import { NameForm } from "../ui/who";
import { ClockFields, Steps } from "./clock_fields";
import { create_table } from "./create";
import type { Setup } from "./create";
import { WindowsFields } from "./windows_fields";
import "./new_game.css";

export default function NewGame({ game }: { game: string }): JSX.Element | null {
  const catalogue = useCatalogue();
  const info = offered(catalogue.games, useStore(settings).unfinished).find((one) => one.id === game);
  if (!catalogue.loaded) return <Loading />;
  if (!info) return <NotFound />;
  return <SetupForm info={info} catalogue={catalogue} />;
}

export interface Wished {
  seats: string[];
  options: Record<string, number>;
  clock: Clock;
  public: boolean;
  windows: Windows;
  absent_minutes: number;
}
export const absent_standard = 10;
/** What the form wishes, as far as this game and this clock know it. */
export function asked_for(wish: Wished, info: Pick<GameInfo, "id" | "windows">): Setup {
  const { windows, absent_minutes, ...rest } = wish;
  return {
    ...rest,
    game: info.id,
    seats: wish.seats.map((seat) => (seat === "me" ? "open" : seat)),
    ...(info.windows ? { windows } : {}),
    ...(wish.clock.kind === "none" && absent_minutes !== absent_standard ? { absent_minutes } : {}),
  };
}
/** The same table as last time is the likeliest wish, as far as it can still be had. */
function first_wish(info: GameInfo, players: BotInfo[]): Wished {
  const plain: Wished = {
    seats: ["me", ...Array<string>(info.min_seats - 1).fill(best_bot(players))],
    options: {},
    clock: { kind: "none" },
    public: false,
    windows: { kind: "quick" },
    absent_minutes: absent_standard,
  };
  const last = kept<Partial<Wished>>(`setup.${info.id}`, {});
  const known = (seat: string) => seat === "me" || seat === "open" || players.some((bot) => bot.id === seat);
  const usable = last.seats?.every(known) && last.seats.length >= info.min_seats && last.seats.length <= info.max_seats;
  const options = Object.entries(last.options ?? {}).filter(([key, value]) =>
    info.options.some((option) => option.key === key && value >= option.low && value <= option.high),
  );
  return { ...plain, ...last, seats: usable ? last.seats! : plain.seats, options: Object.fromEntries(options) };
}
/** Whoever sits down first keeps the seat when others are taken away. */
export function resized(seats: string[], n: number, bot: string): string[] {
  const kept_seats = Array.from({ length: n }, (_, i) => seats[i] ?? bot);
  return seats.includes("me") && !kept_seats.includes("me") ? [...kept_seats.slice(0, -1), "me"] : kept_seats;
}

function SetupForm({ info, catalogue }: { info: GameInfo; catalogue: Catalogue }): JSX.Element {
  const { t, say } = useWords();
  const me = useStore(you);
  const [wish, set_wish] = useState(() => first_wish(info, catalogue.players));
  const [busy, set_busy] = useState(false);
  const change = (more: Partial<Wished>) => set_wish((before) => ({ ...before, ...more }));
  useEffect(() => void (document.title = `${say(info.name)} · Kosmoteka`), [info, say]);
  const all_set = !wish.seats.includes("open");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set_busy(true);
    keep(`setup.${info.id}`, wish);
    create_table(asked_for(wish, info), all_set, wish.seats.indexOf("me"))
      .catch(complain)
      .finally(() => set_busy(false));
  };
  const seat_numbers = Array.from({ length: info.max_seats - info.min_seats + 1 }, (_, i) => info.min_seats + i);
  const resize = (n: number) => change({ seats: resized(wish.seats, n, best_bot(catalogue.players)) });
  return (
    <div className="page new-game">
      <header className="new-head">
        <Cover game={info.id} className="cover" />
        <div>
          <h1>{say(info.name)}</h1>
          <p>{say(info.blurb)}</p>
          <WonBy game={info} />
          <GameFigures game={info} />
          <HowToPlayLink game={info.id} apart />
        </div>
      </header>
      {me === null && <NameForm />}
      <form onSubmit={submit} className="setup">
        <div>
          <fieldset>
            <legend>{t("new_players")}</legend>
            <p className="quiet">{t("new_players_help")}</p>
            <div className="segments" role="radiogroup" aria-label={t("seats_count")}>
              {seat_numbers.map((n) => (
                <label key={n}>
                  <input type="radio" name="seats" checked={wish.seats.length === n} onChange={() => resize(n)} />
                  <span>{n}</span>
                </label>
              ))}
            </div>
            {wish.seats.map((seat, i) => (
              <SeatField
                key={i}
                info={info}
                catalogue={catalogue}
                at={i}
                value={seat}
                set={(value) =>
                  change({
                    seats: wish.seats.map((one, j) =>
                      j === i ? value : one === "me" && value === "me" ? "open" : one,
                    ),
                  })
                }
              />
            ))}
          </fieldset>
          <fieldset>
            <legend>{t("new_options")}</legend>
            {info.options.length === 0 && <p className="quiet">{t("new_no_options")}</p>}
            <Suggested
              info={info}
              set={(options) => change({ options: { ...wish.options, ...options } })}
              now={wish.options}
            />
            {info.options.map((option) => (
              <OptionField
                key={option.key}
                game={info.id}
                option={option}
                value={wish.options[option.key] ?? option.standard}
                set={(value) => change({ options: { ...wish.options, [option.key]: value } })}
              />
            ))}
          </fieldset>
        </div>
        <div>
          {info.windows && <WindowsFields windows={wish.windows} set={(windows) => change({ windows })} />}
          <ClockFields
            clock={wish.clock}
            set={(clock) => change({ clock })}
            absent_minutes={wish.absent_minutes}
            set_absent={(absent_minutes) => change({ absent_minutes })}
          />
          <fieldset>
            <legend>{t("new_visibility")}</legend>
            <div className="tiles">
              {([false, true] as const).map((open) => (
                <label key={String(open)} className="tile">
                  <input
                    type="radio"
                    name="public"
                    checked={wish.public === open}
                    onChange={() => change({ public: open })}
                  />
                  <span>
                    <strong>{t(open ? "public" : "private")}</strong>
                    <small>{t(open ? "public_help" : "private_help")}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div className="setup-go">
          <button className="button glow big" disabled={busy || !me}>
            {t(all_set ? "create_start" : "create")}
          </button>
          {!me && <span className="quiet">{t("need_name")}</span>}
        </div>
      </form>
    </div>
  );
}

function SeatField(props: {
  info: GameInfo;
  catalogue: Catalogue;
  at: number;
  value: string;
  set: (value: string) => void;
}): JSX.Element {
  const { t, lang, say } = useWords();
  const seat = props.info.seats[props.at];
  const bot = props.catalogue.players.find((one) => one.id === props.value);
  return (
    <label className="seat-field">
      <span className="seat-name">
        <SeatsOf game={props.info.id}>
          <SeatMark seat={seat?.id ?? ""} size={22} />
        </SeatsOf>{" "}
        {seat?.[lang]}
      </span>
      <span className="grow">
        <select className="field" value={props.value} onChange={(event) => props.set(event.target.value)}>
          <option value="me">{t("seat_me")}</option>
          <option value="open">{t("seat_open")}</option>
          {props.catalogue.players.map((one) => (
            <option key={one.id} value={one.id}>
              {t("mark_bot")}: {say(one.name)}
            </option>
          ))}
        </select>
        {bot && <small>{say(bot.help)}</small>}
      </span>
    </label>
  );
}

/** Of a game that is begun by one click: what is suggested first is for a first game. */
export function first_options(info: GameInfo): Record<string, number> {
  const [first] = folders[info.id]?.suggested ?? [];
  return first ? suggested_for(info, first) : {};
}

/** As far as this game knows the options of a suggestion. */
export function suggested_for(info: Pick<GameInfo, "options">, { options }: Suggestion): Record<string, number> {
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) =>
      info.options.some((option) => option.key === key && value >= option.low && value <= option.high),
    ),
  );
}
/** Options that go well together, by a touch each. */
function Suggested(props: {
  info: GameInfo;
  now: Readonly<Record<string, number>>;
  set: (options: Record<string, number>) => void;
}): JSX.Element | null {
  const { t, say } = useWords();
  const { info, now, set } = props;
  const all = folders[info.id]?.suggested ?? [];
  if (all.length === 0) return null;
  const value_of = (key: string) => now[key] ?? info.options.find((option) => option.key === key)?.standard;
  return (
    <div className="tiles" role="group" aria-label={t("new_suggested")}>
      {all.map((one) => {
        const options = suggested_for(info, one);
        const is_set = Object.entries(options).every(([key, value]) => value_of(key) === value);
        return (
          <button key={one.name.en} type="button" className="tile" aria-pressed={is_set} onClick={() => set(options)}>
            <span>
              <strong>{say(one.name)}</strong>
              <small>{say(one.help)}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
/** What an option brings, where the game has pictures of it. */
function OptionPicture({ game, option }: { game: string; option: string }): JSX.Element | null {
  const { lang } = useWords();
  const cards = useCards(game);
  const Drawn = folders[game]?.OptionPicture;
  if (!Drawn) return null;
  return (
    <Suspense fallback={null}>
      <Drawn option={option} cards={cards} lang={lang} />
    </Suspense>
  );
}

/** More numbers than that are typed or stepped through, not looked for in a list. */
const most_in_a_list = 30;
function OptionField(props: {
  game: string;
  option: GameOption;
  value: number;
  set: (value: number) => void;
}): JSX.Element {
  const { say, lang } = useWords();
  const { option, value, set } = props;
  const title = capital(say(option.name), lang);
  if (option.low === 0 && option.high === 1 && option.values.length === 0)
    return (
      <div>
        <Toggle on={value === 1} set={(on) => set(on ? 1 : 0)} label={title} />
        <small className="indent">
          <Linked game={props.game} text={say(option.help)} />
          <OptionPicture game={props.game} option={option.key} />
        </small>
      </div>
    );
  if (option.high - option.low > most_in_a_list && option.values.length === 0)
    return (
      <div className="stack">
        <Steps label={title} value={value} low={option.low} high={option.high} set={set} />
        <small>
          <Linked game={props.game} text={say(option.help)} />
        </small>
      </div>
    );
  const numbers = Array.from({ length: option.high - option.low + 1 }, (_, i) => option.low + i);
  return (
    <label className="stack">
      {title}
      <select className="field" value={value} onChange={(event) => set(Number(event.target.value))}>
        {numbers.map((n) => (
          <option key={n} value={n}>
            {option.values[n - option.low] ? say(option.values[n - option.low]!) : n}
          </option>
        ))}
      </select>
      <small>
        <Linked game={props.game} text={say(option.help)} />
      </small>
    </label>
  );
}
