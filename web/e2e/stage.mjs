// A table at which nobody plays: the page is told recorded views and entries as if they came from the server, so that a
// test can show any position of any game. All but the line to the table (cards, facts, the client itself) is the server's.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Person, desktop } from "./person.mjs";

const boards = join(import.meta.dirname, "../src/boards");
const is_view = (value) => value !== null && typeof value === "object" && "state" in value && "decision" in value;

/** The recorded views of a game by name: a file holds one, or several. */
export function recorded(game) {
  const folder = join(boards, game, "fixtures");
  return Object.fromEntries(
    readdirSync(folder).flatMap((file) => {
      const content = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const name = file.replace(/\.json$/, "");
      if (is_view(content)) return [[name, content]];
      return Object.entries(content)
        .filter(([, value]) => is_view(value))
        .map(([part, view]) => [`${name} ${part}`, view]);
    }),
  );
}

function table_of(view, seq) {
  const over = view.result !== undefined;
  const places = Object.entries(view.result ?? {}).filter(([seat]) => view.seats.includes(seat));
  return {
    id: "stage",
    seq,
    phase: over ? "finished" : "playing",
    game: view.game,
    public: false,
    host: "Ala",
    host_guest: true,
    created: 0,
    options: {},
    clock: { kind: "none" },
    rematch: null,
    seats: view.seats.map((seat, i) => ({
      seat,
      player: "person",
      name: seat === view.viewer ? "Ala" : ["Ola", "Ela", "Iza", "Ewa", "Ida"][i],
      guest: false,
      away: false,
      away_by: null,
      online: true,
    })),
    you: { seat: view.viewer, host: true },
    ticket: seq,
    asked: view.decision.seat ? [view.decision.seat] : [],
    windows: { kind: "quick" },
    undo: { can: false, en: "–", pl: "–" },
    ...(over
      ? { result: { won: true, rewound: 0, seats: places.map(([seat, { score, place }]) => ({ seat, score, place })) } }
      : {}),
    view,
  };
}

export class Stage {
  static async open(house, view, { size = desktop, lang = "en", motion = "reduce" } = {}) {
    const context = await house.browser.newContext({
      viewport: size,
      locale: lang === "pl" ? "pl-PL" : "en-GB",
      reducedMotion: motion,
    });
    await context.addInitScript(
      (lang) => localStorage.setItem("kosmoteka.settings", JSON.stringify({ pace: "at_once", lang })),
      lang,
    );
    const person = new Person(house, context, "Ala", 1);
    house.people.push(person);
    person.page = await context.newPage();
    person.listen();
    const stage = new Stage(person.page, view, await house.catalogue());
    await person.page.routeWebSocket(/\/ws$/, (socket) => stage.answer(socket));
    await person.page.goto(`${house.address}/table/stage`);
    await person.page.locator(".board-frame > * > *").first().waitFor({ state: "attached" });
    await person.page.evaluate(() => document.fonts.ready);
    return stage;
  }

  constructor(page, view, catalogue) {
    Object.assign(this, { page, view, catalogue, seq: 1, told: 0, socket: null });
  }

  answer(socket) {
    this.socket = socket;
    const replies = {
      hello: () => ({ you: { name: "Ala", guest: true } }),
      games: () => this.catalogue,
      try: () => ({ view: this.view }),
      watch: () => ({ table: table_of(this.view, this.seq), v: this.seq, log: [], now: Date.now() }),
    };
    socket.onMessage((text) => {
      const request = JSON.parse(text);
      socket.send(JSON.stringify({ re: request.id, ok: true, ...replies[request.do]?.() }));
    });
  }

  /** Changes this at the table, and tells these entries of the log. */
  tell(patch, entries = []) {
    ++this.seq;
    const log = entries.map((entry) => ({ seq: ++this.told, at: Date.now(), ...entry }));
    this.socket.send(JSON.stringify({ is: "update", id: "stage", v: this.seq, patch, log, now: Date.now() }));
  }

  /** Shows this view, with these stories in the log: [key, ...arguments] each. */
  async show(view, stories = []) {
    this.view = view;
    ++this.seq;
    const log = stories.map(([key, ...args]) => ({
      seq: ++this.told,
      at: Date.now(),
      kind: "story",
      en: key,
      pl: key,
      key,
      args,
    }));
    const table = table_of(view, this.seq);
    this.socket.send(JSON.stringify({ is: "update", id: "stage", v: this.seq, table, log, now: Date.now() }));
    const drawn = view.result ? ".result" : `.play[data-ticket="${this.seq}"]`;
    if (view.result || view.decision.choices) await this.page.locator(drawn).waitFor({ state: "attached" });
  }
}
