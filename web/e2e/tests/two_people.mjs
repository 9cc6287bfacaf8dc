// Two browsers play each other. Neither may ever learn the other's hand, on the page or from what the page hears.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { sleep } from "../house.mjs";
import { Person } from "../person.mjs";

const hand_of = (person, seat) => person.table.view.state.players[seat].hand;
const size_of = (hand) => (Array.isArray(hand) ? hand.length : Object.values(hand).reduce((sum, n) => sum + n, 0));

/** Where everybody may see a card: the discards, what lies built, one's own hand, and what has been told. */
function open_to(person, log) {
  const { state, decision } = person.table.view;
  const players = Object.values(state.players).map((player) => ({
    ...player,
    hand: player.hand.hidden === undefined ? player.hand : null,
  }));
  const { discard, drawn, building, playing, counts_as, support, talk, is_revealed, laid } = state;
  const open = [discard, drawn, building, playing, counts_as, support, talk, is_revealed ? laid : null];
  return JSON.stringify([open, players, decision, log]).toLowerCase();
}

/** `looker` heard the same moment as `owner`: the owner's cards must be a number there, and those that were taken openly. */
async function check_hidden(looker, owner, seat, cards, log) {
  const truth = hand_of(owner, seat);
  assert.equal(truth.hidden, undefined, "one sees one's own hand");
  const { hidden, known = [], ...more } = hand_of(looker, seat);
  assert.equal(hidden, size_of(truth), "the other sees how many");
  assert.deepEqual(more, {}, "and no more");
  if (!Array.isArray(truth)) return; // kinds of energy stand everywhere; that the hand itself is a number is the test
  const open = open_to(looker, log.join(" "));
  const page = await looker.page.evaluate(() => document.querySelector(".board-frame").innerHTML);
  const frame = JSON.stringify(looker.table);
  for (const id of known)
    assert.ok(
      log.some((story) => story.includes(cards.get(id).en.toLowerCase())),
      `${id} is known, but was not told`,
    );
  for (const id of truth.filter((id) => !known.includes(id))) {
    const { en, pl } = cards.get(id);
    if ([`"${id}"`, en, pl].some((name) => open.includes(name.toLowerCase()))) continue;
    for (const name of [`"${id}"`, en, pl])
      assert.ok(!frame.includes(name), `${name} is in the other's hand, and was heard`);
    assert.ok(!page.includes(en), `${en} is in the other's hand, and stands on the page`);
  }
}

async function shows_no_hand(looker, { own_hand, seats }) {
  if (!seats) return;
  const kinds = looker.page.locator(own_hand);
  await looker.page.locator(seats).nth(0).click(); // the own part first: while others decide theirs is shown
  await kinds.first().waitFor();
  await looker.page.locator(seats).nth(1).click();
  await kinds.first().waitFor({ state: "detached" });
  assert.equal(await kinds.count(), 0, "the other's is not");
  await looker.page.locator(seats).nth(0).click();
}

const decisions = 60;
const hidden_hands = (game, facts) => ({
  name: `two people play ${game}, hands stay hidden`,
  async run(house) {
    const cards = new Map((await house.read(`/api/cards/${game}`)).map((card) => [card.id, card.name]));
    const ala = await Person.arrive(house, { name: "Ala", seed: 21 });
    const ola = await Person.arrive(house, { name: "Ola", seed: 22 });
    const address = await ala.set_table(game, ["me", "open"]);
    await ola.join(address);
    await ala.page.locator("button.big:enabled").click();
    await Promise.all([ala, ola].map((one) => one.page.locator(".play").waitFor()));
    const log = [];
    let made = 0;
    let seen = 0;
    for (; made < decisions; ++made) {
      await settled(ala, ola);
      if (ala.table.phase !== "playing") break;
      for (; seen < ala.frames.length; ++seen)
        log.push(...(JSON.parse(ala.frames[seen]).log ?? []).map((entry) => (entry.en + entry.pl).toLowerCase()));
      const [mine, theirs] = [ala.table.you.seat, ola.table.you.seat];
      await check_hidden(ola, ala, mine, cards, log);
      await settled(ala, ola); // a bot may have decided meanwhile
      await check_hidden(ala, ola, theirs, cards, log);
      const turn = [ala, ola].find(is_asked);
      if (!turn) {
        await sleep(20); // a bot decides
        --made;
        continue;
      }
      const other = turn === ala ? ola : ala;
      if (!other.table.asked.includes(other.table.you.seat))
        assert.equal(other.table.view.decision.choices, undefined, "only who is asked hears the choices");
      if (made % 12 === 0) await shows_no_hand(other, facts);
      await turn.asked();
      await turn.answer();
    }
    for (const one of [ala, ola]) {
      const other = one === ala ? ola : ala;
      const seat = other.table.you.seat;
      for (const table of one.tables) {
        const player = table.view?.state.players?.[seat];
        if (!player) continue;
        const { known = [], ...closed } = player.hand; // known are cards that were taken openly
        assert.deepEqual(Object.keys(closed), ["hidden"], "in no frame ever");
        assert.ok(known.length <= closed.hidden, "known cards are among those in the hand");
      }
      const token = await other.page.evaluate(
        (id) => JSON.parse(localStorage.getItem("kosmoteka.seats"))[id],
        other.table.id,
      );
      assert.ok(
        token?.length > 10 && other.frames.some((frame) => frame.includes(token)),
        "who sits has heard the seat's token",
      );
      assert.ok(!one.frames.some((frame) => frame.includes(token)), "and nobody else has");
    }
    return `${made} decisions, ${ala.frames.length + ola.frames.length} frames`;
  },
});

/** Where both are asked at once, who has answered waits for the other. */
const is_asked = ({ table }) => table.asked.includes(table.you.seat) && table.answer?.ticket !== table.ticket;

/** Both have heard the same. */
const settled = (ala, ola) => ala.until(() => ala.table?.view && ola.table?.view && ala.table.seq === ola.table.seq);

export default each_game(hidden_hands);
