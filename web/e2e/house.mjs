// A server of our own with a store of its own, and a browser. Everything that is started here is ended here.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const browser_args = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** The one without windows takes a quarter less of the processor. */
export function find_browser() {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  const found = [process.env.CHROMIUM, ...names.map((name) => `/usr/bin/${name}`)].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error("no Chromium found; install it, or name it in CHROMIUM");
  return found;
}

export class House {
  constructor({ kosmoteka, web }) {
    this.kosmoteka = kosmoteka;
    this.web = web;
    this.folder = mkdtempSync(join(tmpdir(), "kosmoteka-e2e-"));
    this.port = 0;
    this.people = [];
    this.others = [];
  }

  async open() {
    await this.start_server();
    this.browser = await chromium.launch({
      executablePath: find_browser(),
      args: browser_args,
      headless: true,
      handleSIGINT: false,
    });
  }

  /** A server of another program, with the same browser and people; it is closed when they have gone. */
  async beside(kosmoteka) {
    const other = new House({ kosmoteka, web: this.web });
    Object.assign(other, { people: this.people, browser: this.browser, browser_is_lent: true });
    this.others.push(other);
    await other.start_server();
    return other;
  }

  /** Starts the server; again on the same port and store after a kill. */
  async start_server() {
    const ready = join(this.folder, "ready");
    rmSync(ready, { force: true });
    const args = [
      "serve",
      "--port",
      String(this.port),
      "--store",
      join(this.folder, "store.sqlite"),
      "--web",
      this.web,
      "--limits",
      "off",
      "--ready-file",
      ready,
      "--quiet",
      "--lang",
      "en",
    ];
    this.server = spawn(this.kosmoteka, args, { stdio: ["ignore", "inherit", "inherit"] });
    const gone = new Promise((done) => this.server.once("exit", done));
    this.server.gone = gone;
    for (let waited = 0; !existsSync(ready) || readFileSync(ready, "utf8").trim() === ""; waited += 20) {
      if (this.server.exitCode !== null || waited > 20_000) throw new Error("the server did not start");
      await sleep(20);
    }
    this.port = Number(/(\d+)\s*$/.exec(readFileSync(ready, "utf8"))[1]);
    this.address = `http://127.0.0.1:${this.port}`;
  }

  async stop_server(signal = "SIGKILL") {
    this.server.kill(signal);
    await this.server.gone;
  }

  async read(path) {
    const answer = await fetch(this.address + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  /** The games and bots, also those that are not complete, which are told only to whoever asks for them. */
  catalogue() {
    this.catalogued ??= new Promise((done, fail) => {
      const socket = new WebSocket(`${this.address.replace("http", "ws")}/ws`);
      const say = (request) => socket.send(JSON.stringify(request));
      socket.onerror = fail;
      socket.onopen = () => say({ do: "hello", protocol: 2, id: 1 });
      socket.onmessage = ({ data }) => {
        const { re, games, players } = JSON.parse(data);
        if (re === 1) say({ do: "games", unfinished: true, id: 2 });
        if (!games) return;
        socket.close();
        done({ games, players });
      };
    });
    return this.catalogued;
  }
  async game(id) {
    return (await this.catalogue()).games.find((game) => game.id === id);
  }

  async see_off_everybody() {
    for (const person of this.people.splice(0)) await person.context.close().catch(() => undefined);
    for (const other of this.others.splice(0)) await other.close();
  }

  async close() {
    if (!this.browser_is_lent) await this.browser?.close().catch(() => undefined);
    if (this.server && this.server.exitCode === null) await this.stop_server();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
