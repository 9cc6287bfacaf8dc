import { useEffect, useState } from "react";
import { complain, read_cards, read_games, useStore, link } from "../store";
import type { BotInfo, CardText, GameInfo, Lang, SeatInfo } from "../protocol";

/** What a promise brings; undefined until then. Asked again when `key` changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>, quiet = false): { value?: T; failed: boolean; again(): void } {
  const [got, set_got] = useState<{ key: string; value?: T; failed: boolean }>({ key: "", failed: false });
  const [turn, set_turn] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && set_got({ key, value, failed: false }),
      (problem: unknown) => {
        if (!wanted) return;
        set_got({ key, failed: true });
        if (!quiet) complain(problem);
      },
    );
    return () => void (wanted = false);
    // `load` is a new function each time; the key says what it loads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, turn]);
  const mine = got.key === key ? got : { failed: false };
  return { ...mine, again: () => set_turn((n) => n + 1) };
}

export interface Catalogue {
  games: GameInfo[];
  players: BotInfo[];
}
const nothing: Catalogue = { games: [], players: [] };
export function useCatalogue(): Catalogue & { loaded: boolean } {
  // Asked again when a lost server is back.
  const open = useStore(link).state === "open";
  const { value } = useLoaded(`games ${open}`, read_games, true);
  const [last, set_last] = useState<Catalogue>();
  useEffect(() => (value ? set_last(value) : undefined), [value]);
  const got = value ?? last;
  return { ...(got ?? nothing), loaded: got !== undefined };
}

const no_cards: ReadonlyMap<string, CardText> = new Map();
export function useCards(game: string): ReadonlyMap<string, CardText> {
  const { value } = useLoaded(`cards ${game}`, async () => {
    const cards = await read_cards(game);
    return new Map(cards.map((card) => [card.id, { ...card, facts: card.facts ?? {} }])) as ReadonlyMap<string, CardText>;
  }, true);
  return value ?? no_cards;
}

export function seat_title(game: GameInfo | undefined, seat: string, lang: Lang): string {
  return game?.seats.find((one) => one.id === seat)?.[lang] ?? seat;
}
export function bot_name(players: BotInfo[], id: string, lang: Lang): string {
  return players.find((bot) => bot.id === id)?.name[lang] ?? id;
}
export function sitter_name(sitter: Pick<SeatInfo, "player" | "name">, players: BotInfo[], lang: Lang): string {
  return sitter.player === "person" ? sitter.name : sitter.player === "open" ? "" : bot_name(players, sitter.player, lang);
}
/** Whether time goes on: a number that changes every `ms` while `running`. */
export function useTick(running: boolean, ms = 250): number {
  const [now, set_now] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    set_now(Date.now());
    const timer = setInterval(() => set_now(Date.now()), ms);
    return () => clearInterval(timer);
  }, [running, ms]);
  return now;
}
