import { useEffect, useEffectEvent, useRef, useState } from "react";
import { complain, link, read_all_games, read_cards, read_games, server_now, settings, useStore } from "../store";
import type { BotInfo, CardText, GameInfo, Lang, SeatInfo } from "../protocol";
import { translate } from "../texts/translate";

/** What a promise brings; undefined until then. Asked again when `key` changes. */
export function useLoaded<T>(
  key: string,
  load: () => Promise<T>,
  quiet = false,
): { value?: T; failed: boolean; again: () => void } {
  const [got, set_got] = useState<{ key: string; value?: T; failed: boolean }>({ key: "", failed: false });
  const [turn, set_turn] = useState(0);
  // `load` is a new function each time; the key says what it loads.
  const load_now = useEffectEvent(load);
  const failed = useEffectEvent((problem: unknown) => {
    set_got({ key, failed: true });
    if (!quiet) complain(problem);
  });
  useEffect(() => {
    let wanted = true;
    load_now().then(
      (value) => wanted && set_got({ key, value, failed: false }),
      (problem: unknown) => wanted && failed(problem),
    );
    return () => void (wanted = false);
  }, [key, turn]);
  const mine = got.key === key ? got : { failed: false };
  // A lost server is back: what failed may succeed now.
  const open = useStore(link).state === "open";
  const retry = open && mine.failed;
  const was_open = useRef(open);
  useEffect(() => {
    if (retry && !was_open.current) set_turn((n) => n + 1);
    was_open.current = open;
  }, [open, retry]);
  return { ...mine, again: () => set_turn((n) => n + 1) };
}

export interface Catalogue {
  games: GameInfo[];
  players: BotInfo[];
}
const nothing: Catalogue = { games: [], players: [] };
/** The games and bots. `needed` is a game that somebody has come to: it is found though it is not complete. */
export function useCatalogue(needed?: string): Catalogue & { loaded: boolean } {
  const { unfinished } = useStore(settings);
  const { value: complete } = useLoaded("games", read_games, true);
  const lacks = needed !== undefined && complete !== undefined && !complete.games.some((game) => game.id === needed);
  const wants_all = unfinished || lacks;
  const { value: all, failed } = useLoaded<Catalogue | null>(
    wants_all ? "all games" : "no more games",
    () => (wants_all ? read_all_games() : Promise.resolve(null)),
    true,
  );
  const value = all ?? complete;
  const loaded = complete !== undefined && (!wants_all || failed || Boolean(all));
  return { ...(value ?? nothing), loaded };
}
/** What is offered to be played: games that are not complete only if they are wished for. */
export function offered(games: GameInfo[], unfinished: boolean): GameInfo[] {
  return games.filter((game) => game.complete || unfinished);
}

const no_cards: ReadonlyMap<string, CardText> = new Map();
export function useCards(game: string): ReadonlyMap<string, CardText> {
  const { value } = useLoaded(
    `cards ${game}`,
    async () => {
      const cards = await read_cards(game);
      return new Map(cards.map((card) => [card.id, { ...card, facts: card.facts }]));
    },
    true,
  );
  return value ?? no_cards;
}

export function seat_title(game: GameInfo | undefined, seat: string, lang: Lang): string {
  return game?.seats.find((one) => one.id === seat)?.[lang] ?? seat;
}
export function bot_name(players: BotInfo[], id: string, lang: Lang): string {
  return players.find((bot) => bot.id === id)?.name[lang] ?? id;
}
/** Bots come by level, the best last. */
export function best_bot(players: BotInfo[]): string {
  return players.at(-1)?.id ?? "open";
}
/** Stands behind the name of a guest: no name can have it. */
export const guest_sign = "°";
/** A person's name where only text can stand; elsewhere PersonName says what the sign means. */
export function person_name(person: { name: string; guest: boolean }, lang: Lang): string {
  if (person.name === "") return translate(lang, "person_gone");
  return person.guest ? `${person.name}${guest_sign}` : person.name;
}
export function sitter_name(
  sitter: Pick<SeatInfo, "player" | "name" | "guest">,
  players: BotInfo[],
  lang: Lang,
): string {
  return sitter.player === "person"
    ? person_name(sitter, lang)
    : sitter.player === "open"
      ? ""
      : sitter.name || bot_name(players, sitter.player, lang);
}
/** Everybody's name by seat; bots of one kind, or people of one name, are told apart by their seats. */
export function sitter_names(
  sitters: Pick<SeatInfo, "seat" | "player" | "name" | "guest">[],
  players: BotInfo[],
  game: GameInfo | undefined,
  lang: Lang,
): ReadonlyMap<string, string> {
  const plain = sitters.map((one) => sitter_name(one, players, lang));
  const shared = (name: string) => name !== "" && plain.filter((one) => one === name).length > 1;
  return new Map(
    sitters.map((one, i) => [
      one.seat,
      shared(plain[i]!) ? `${plain[i]!} (${seat_title(game, one.seat, lang)})` : plain[i]!,
    ]),
  );
}
/** Does `then` when `value` is another than when last drawn: for what ends together with something else. */
export function useWhenChanged(value: unknown, then: () => void): void {
  const [before, set_before] = useState(value);
  if (Object.is(before, value)) return;
  set_before(value);
  then();
}
/** Escape, wherever the focus is, puts down what was taken up. What lies above the board closes first. */
export function useEscape(holds: boolean, let_go: () => void): void {
  const let_go_now = useEffectEvent(let_go);
  useEffect(() => {
    if (!holds) return;
    const on_key = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) let_go_now();
    };
    window.addEventListener("keydown", on_key);
    return () => window.removeEventListener("keydown", on_key);
  }, [holds]);
}
/** Whether the window is such as a media query says. */
function useMedia(words: string): boolean {
  const [query] = useState(() => (typeof window.matchMedia === "function" ? window.matchMedia(words) : null));
  const [fits, set_fits] = useState(query?.matches ?? false);
  useEffect(() => {
    const look = () => set_fits(query?.matches ?? false);
    query?.addEventListener("change", look);
    return () => query?.removeEventListener("change", look);
  }, [query]);
  return fits;
}
/** Whether the window is as narrow as the stylesheets' phone layout. */
export const useNarrow = (): boolean => useMedia("(max-width: 899px)");
/** Whether the window is so low that a board must say some things in brief to be seen whole. */
export const useLow = (): boolean => useMedia("(min-width: 900px) and (max-height: 979px)");
/** Whether the window is a phone's on its side, as short.css has it. */
export const useShort = (): boolean => useMedia("(max-height: 500px) and (max-width: 899px)");
/** Whether a board needs all of the window's width to be seen whole. */
export const useCrowded = (): boolean => useMedia("(min-width: 900px) and (max-width: 1599px)");
/** Whether time goes on: a number that changes every `ms` while `running`. */
export function useTick(running: boolean, ms = 250): number {
  const [now, set_now] = useState(() => Date.now());
  useWhenChanged(running, () => set_now(Date.now()));
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => set_now(Date.now()), ms);
    return () => clearInterval(timer);
  }, [running, ms]);
  return now;
}
/** The server's time, going on while `running`. */
export function useServerTime(running: boolean, ms = 250): number {
  useTick(running, ms);
  return server_now();
}
