// A second line to the server, spoken by hand from inside the page, with the page's own tokens.

import { games, seated } from "./games.mjs";

/** Sends requests one after another, or all at once, and returns the replies. */
export function speak(page, requests, { at_once = false } = {}) {
  return page.evaluate(
    async ([requests, at_once]) => {
      const socket = new WebSocket(`ws://${location.host}/ws`);
      await new Promise((done, fail) => Object.assign(socket, { onopen: done, onerror: fail }));
      const ask = (request, id) =>
        new Promise((done) => {
          socket.addEventListener("message", ({ data }) => {
            if (JSON.parse(data).re === id) done(JSON.parse(data));
          });
          socket.send(JSON.stringify({ ...request, id }));
        });
      const token = JSON.parse(localStorage.getItem("kosmoteka.token"));
      await ask({ do: "hello", protocol: 2, token }, 1);
      const replies = [];
      for (const [i, request] of requests.entries()) {
        replies.push(ask(request, i + 2));
        if (!at_once) await replies.at(-1);
      }
      const answers = await Promise.all(replies);
      socket.close();
      return answers;
    },
    [requests, at_once],
  );
}

/** Plays a whole game at once, for tests that need one that is over; returns the table's id. */
export function finish_game(page, game, wanted = ["open", "greedy"], seed = 1) {
  const [seats, options] = [seated(game, wanted), games[game]?.short ?? {}];
  return page.evaluate(
    async ([game, seats, seed, options]) => {
      const socket = new WebSocket(`ws://${location.host}/ws`);
      await new Promise((done, fail) => Object.assign(socket, { onopen: done, onerror: fail }));
      let id = 0;
      let table = null;
      // Updates tell what has changed: JSON Patch, of which the server sends these three operations.
      const change = ({ op, path, value }) => {
        const keys = path
          .split("/")
          .slice(1)
          .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
        const last = keys.pop();
        const at = keys.reduce((part, key) => part[key], table);
        if (!Array.isArray(at)) op === "remove" ? delete at[last] : (at[last] = value);
        else if (op === "replace") at[last] = value;
        else if (op === "remove") at.splice(Number(last), 1);
        else at.splice(last === "-" ? at.length : Number(last), 0, value);
      };
      const say = (request) => socket.send(JSON.stringify({ ...request, id: ++id }));
      const over = new Promise((done, fail) => {
        let answered = 0;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          // Where several are asked, somebody may have spoken first.
          if (message.ok === false && message.error.code !== "late") fail(new Error(data));
          table = message.table ?? table;
          if (message.id === table?.id) message.patch?.forEach(change);
          if (message.re === 1) say({ do: "create", game, seats, options, clock: { kind: "none" }, public: false });
          if (message.re === 2) {
            say({ do: "sit", table: table.id });
            say({ do: "start", table: table.id });
          }
          if (table?.phase === "finished") done(table.id);
          const choices = table?.ticket > answered ? table.view?.decision.choices : undefined;
          if (!choices?.length) return;
          answered = table.ticket;
          seed = (seed * 48271) % 2147483647;
          say({ do: "act", table: table.id, ticket: table.ticket, action: choices[seed % choices.length].action });
        };
      });
      say({ do: "hello", protocol: 2, token: JSON.parse(localStorage.getItem("kosmoteka.token")) });
      return over.finally(() => socket.close());
    },
    [game, seats, seed, options],
  );
}
