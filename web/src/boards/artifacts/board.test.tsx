// Every choice of every kind of question can be taken on the board. The fixtures are views of real games.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moves_of, size_of } from "../contract";
import {
  all,
  box,
  cards,
  choose,
  click,
  draw,
  every_move_can_be_made,
  labels_hold_what_is_seen,
  not_shown,
  offered,
  offered_by,
  press,
  view_of,
  views,
  why,
} from "./board_tester";
import facts_json from "./fixtures/facts.json";
import type { AaState, Payment } from "./state";
import { lying_on, types } from "./state";

/** Every action that can be reached now, also by what is taken up, and by the Credits that are added. */
const by_picks = (within = "") =>
  new Set([
    ...offered(),
    ...offered_by(`${within}[data-pick]`, () => {
      const found = offered();
      for (let n = 0; n < all("[data-extra]").length; n++) {
        click(all("[data-extra]")[n]);
        found.add(all(".aa-begin")[0]!.dataset["action"]!);
      }
      return found;
    }),
  ]);
/** The same, also by way of sections that are taken up and actions that are prepared. */
const reachable = () => new Set([...by_picks(), ...offered_by("[data-mode]", () => by_picks(".aa-asked "))]);

describe("the fixtures", () => {
  it("show every step that asks", () => {
    expect(facts_json.questions.length).toBeGreaterThan(25);
    expect(not_shown(facts_json.questions)).toEqual([]);
  });
  it("have two to five players", () => {
    expect(new Set(views.map(({ view }) => view.seats.length))).toEqual(new Set([2, 3, 4, 5]));
  });
});

every_move_can_be_made(900, reachable);
labels_hold_what_is_seen(900, () => [...all("[data-pick]").slice(0, 1), ...all("[data-mode]")]);

describe("what is seen", () => {
  const action = view_of("action-4");
  const state = action.state as AaState;
  const mine = state.players[action.viewer!]!;
  const labels = () => all("[aria-label]").map((e) => e.getAttribute("aria-label")!);

  it("names every card in play for those who listen, of all players", () => {
    draw(action);
    for (const player of Object.values(state.players))
      for (const type of types)
        for (const id of [...player.stage[type], ...player.empire[type]])
          expect(labels().some((label) => label.includes(cards.get(id)!.name.en))).toBe(true);
  });

  it("shows the Resource cards that lie on each card", () => {
    draw(action);
    const own = types.flatMap((type) => [...mine.stage[type], ...mine.empire[type]]);
    const lying = own.flatMap((id) => lying_on(state, id));
    for (const id of lying) expect(all(`.aa-realm .aa-strip[data-piece="${id}"]`)).toHaveLength(1);
    expect(all(".aa-realm .aa-strip")).toHaveLength(lying.length);
  });

  it("marks the Credits on the Bank's track from 0 to 15", () => {
    draw(action);
    expect(all(".aa-bank-track > span")).toHaveLength(16);
    expect(all(".aa-bank-on .aa-drawn").map((e) => e.dataset["text"])).toEqual([String(mine.bank)]);
  });

  it("shows what cards of the Stage cost and what is attached to them", () => {
    draw(action);
    for (const [seat, player] of Object.entries(state.players))
      for (const type of types)
        for (const id of player.stage[type]) {
          const tile = all(`[data-piece="${id}"].aa-tile .aa-progress`)[0];
          expect(tile?.getAttribute("aria-label"), `${seat} ${id}`).toContain(`cost: ${player.costs[type]}`);
        }
  });

  it("shows the other players' hands as numbers only", () => {
    draw(action);
    const held = Object.keys(state.players).filter((seat) => seat !== action.viewer);
    const heads = all(".aa-other .aa-figures").map((e) => e.getAttribute("aria-label")!);
    expect(heads).toHaveLength(held.length);
    for (const seat of held)
      expect(heads.some((head) => head.includes(`Hand: ${size_of(state.players[seat]!.hand)} card`))).toBe(true);
    expect(all(".aa-other .aa-resource")).toEqual([]);
  });

  it("draws both sections of every card in hand", () => {
    draw(action);
    expect(all(".aa-hand .aa-resource")).toHaveLength(size_of(mine.hand));
    expect(all(".aa-hand .aa-half")).toHaveLength(2 * size_of(mine.hand));
  });

  it("is drawn by a server that tells nothing of its cards", () => {
    const bare = new Map([...cards].map(([id, card]) => [id, { ...card, text: { en: "", pl: "" }, facts: {} }]));
    for (const { view } of views) draw(view, "en", view.viewer, true, bare);
    expect(all(".aa-board").length).toBe(1);
  });

  it("lifts a card and shows what it says", () => {
    draw(action);
    const tile = all(".aa-other .aa-tile button.aa-tile-face")[0]!;
    click(tile);
    const name = tile.querySelector(".aa-name")!.textContent;
    expect(all("dialog.aa-looked .aa-name")[0]!.textContent).toBe(name);
    click(all("dialog.aa-looked .aa-button").at(-1));
    expect(all("dialog.aa-looked")).toEqual([]);
  });

  it("lets everybody read the Basic Defence Plan and the available Alien System", () => {
    draw(action);
    const rows = (id: string) => (cards.get(id)!.facts as { rows: unknown[] }).rows.length;
    expect(all(".aa-system tbody tr")).toHaveLength(rows(state.system!));
    click(all(".aa-basic-plan")[0]);
    expect(all("dialog.aa-looked tbody tr")).toHaveLength(rows("D00"));
  });

  it("opens the pile of discarded cards", () => {
    draw(action);
    click(all(".aa-supply-button")[0]);
    expect(all("dialog .aa-resource")).toHaveLength(state.resource_discard.length);
  });
});

describe("paying", () => {
  const view = view_of("pay-4");
  it("plays the section that is clicked", () => {
    draw(view);
    const move = moves_of(view).find((m) => m.verb === "spend")!;
    click(all(`.aa-half[data-action="${move.action}"], .aa-strip[data-action="${move.action}"]`)[0]);
    expect(choose).toHaveBeenCalledWith(move.action);
  });
  it("tells what is paid, what is still needed and how many cards may come", () => {
    const payment: Payment = {
      deed: "build",
      card: "S21",
      type: null,
      colour: null,
      paid: { blue: 0, green: 0, red: 2, gold: 0 },
      need: { blue: 0, green: 0, red: 3, gold: 0 },
      icons: 0,
      played: 1,
      cards: 2,
    };
    const state = { ...(view.state as AaState), payment };
    draw({ ...view, state });
    const told = all(".aa-pay")[0]!;
    expect(told.textContent).toContain("Build a Ship: Black Death");
    expect(told.textContent).toContain("Still needed: 3 red icons");
    expect(told.textContent).toContain("Cards you may still play: 2 cards");
    expect(all(".aa-pay-pips .aa-missing")).toHaveLength(3);
    expect(all(".aa-pay-pips > span")).toHaveLength(5);
    expect(all(".aa-pay-cards > .aa-used")).toHaveLength(1);
    draw({ ...view, state }, "pl");
    expect(all(".aa-pay")[0]!.textContent).toContain("Do opłacenia: 3 czerwone ikony");
  });
  it("tells it of every payment that was recorded", () => {
    const steps = ["pay", "play-cards", "prepare", "unlock"];
    const recorded = views.filter(({ view: { decision, state } }) => {
      const { payment } = state as AaState;
      return steps.includes(decision.step ?? "") && payment.deed !== null;
    });
    expect(new Set(recorded.map(({ view: one }) => one.decision.step))).toEqual(new Set(steps));
    for (const { name, view: one } of recorded) {
      draw(one);
      const { cards: left, need } = (one.state as AaState).payment;
      expect(all(".aa-pay")[0]!.textContent, name).toContain(`Cards you may still play: ${left} card`);
      expect(all(".aa-pay-pips .aa-missing"), name).toHaveLength(need.blue + need.green + need.red);
    }
  });
  it("attaches by way of a section that is taken up", () => {
    const prepare = view_of("prepare-5");
    draw(prepare);
    const pick = all("[data-pick]")[0]!;
    press(pick, "Enter");
    const move = moves_of(prepare).find((m) => m.action.startsWith(`attach ${pick.dataset["pick"]!} `))!;
    press(all(`.aa-realm [data-action="${move.action}"]`)[0]!, " ");
    expect(choose).toHaveBeenCalledWith(move.action);
  });
});

describe("an attack", () => {
  const view = view_of("cannon-5");
  it("shows Ship, revealed card and value", () => {
    const { attack, revealed } = view.state as AaState;
    draw(view);
    const fight = all(".aa-battle")[0]!;
    expect(fight.textContent).toContain(cards.get(attack.ship!)!.name.en);
    expect(fight.querySelectorAll(".aa-resource")).toHaveLength(revealed.length);
    expect(all(".aa-value b")[0]!.textContent).toBe(String(attack.value));
  });
  it("marks the row that applies, in the table of the plan", () => {
    const { attack } = view.state as AaState;
    const rows = (cards.get(attack.plan!)!.facts as { rows: { words: { en: string } }[] }).rows;
    draw(view);
    expect(all(".aa-row-on td").map((e) => e.textContent.trim())).toEqual([rows[attack.row - 1]!.words.en]);
    draw(view_of("best-of-5")); // which card counts is still to be chosen
    expect(all(".aa-row-on")).toEqual([]);
  });
  it("shows the defender all plans with their tables", () => {
    const defend = view_of("defend-4");
    draw(defend);
    expect(all(".aa-scene .aa-attack-table")).toHaveLength(moves_of(defend).length);
    const move = moves_of(defend).at(-1)!;
    press(all(`.aa-scene [data-action="${move.action}"]`)[0]!, "Enter");
    expect(choose).toHaveBeenCalledWith(move.action);
  });
  it("asks about a card that is turned over while it goes on, beside the cards of the attack", () => {
    const { attack, revealed: fought } = view.state as AaState;
    for (const asking of ["section-4", "attach-to-3"]) {
      const asked = view_of(asking);
      const { revealed } = asked.state as AaState;
      draw({ ...asked, state: { ...(asked.state as AaState), attack, revealed: [...fought, ...revealed] } });
      expect([...reachable()].sort(), asking).toEqual(
        moves_of(asked)
          .map((m) => m.action)
          .sort(),
      );
      expect(all(".aa-battle .aa-resource"), asking).toHaveLength(fought.length);
      expect(all(".aa-revealed .aa-resource"), asking).toHaveLength(revealed.length);
    }
  });
  it("is not shown when there is none", () => {
    draw(view_of("action-4"));
    expect(all(".aa-battle")).toEqual([]);
  });
});

describe("the board", () => {
  const action = view_of("action-4");

  it("is played with the keyboard alone", () => {
    draw(action);
    press(all('.aa-action[data-mode="purchase"]')[0]!, "Enter");
    press(all('.aa-asked [data-pick="ship"]')[0]!, "Enter");
    press(all('.aa-asked [data-action="purchase ship 0"]')[0]!, " ");
    expect(choose).toHaveBeenCalledWith("purchase ship 0");
  });

  it("takes no action by one click, on the bar or on the table", () => {
    draw(action);
    const offers = () => all("[data-mode], [data-pick]").filter((e) => !e.closest(".aa-scene"));
    const count = offers().length;
    expect(count).toBeGreaterThan(6);
    for (let i = 0; i < count; i++) {
      click(offers()[i]);
      expect(all(".aa-asked .aa-scene")).toHaveLength(1);
      expect(all('[aria-pressed="true"]')).toHaveLength(1);
      click(offers()[i]);
      expect(all(".aa-asked .aa-scene")).toEqual([]);
    }
    expect(choose).not.toHaveBeenCalled();
  });

  it("says what a purchase brings and leaves before it is made", () => {
    draw(action);
    const { bank, costs } = (action.state as AaState).players[action.viewer!]!;
    click(all('.aa-action[data-mode="purchase"]')[0]);
    expect(all(".aa-begin")).toEqual([]);
    click(all('.aa-asked [data-pick="planet"]')[0]);
    click(all('[data-extra="1"]')[0]);
    expect(all(".aa-purchase [role=status]")[0]!.textContent).toContain(
      `More cards to choose from: 1. You keep 1 card. Credits left: ${bank - costs.purchase - 1}.`,
    );
    expect(choose).not.toHaveBeenCalled();
    click(all(".aa-begin")[0]);
    expect(choose).toHaveBeenCalledWith("purchase planet 1");
  });

  it("tells of each purchase what the engine reckons for it", () => {
    const told: Partial<Record<string, Record<string, number>>> = {
      "purchase planet 0": { price: 3, left: 9, cards: 3 },
      "purchase planet 4": { price: 7, left: 5, cards: 7 },
      "purchase ship 0": { price: 5, cards: 1 },
    };
    const choices = action.decision.choices!.map((choice) => {
      const figures = told[choice.action];
      return figures ? { ...choice, figures } : choice;
    });
    draw({ ...action, decision: { ...action.decision, choices } });
    click(all('.aa-action[data-mode="purchase"]')[0]);
    const said = () => all(".aa-purchase [role=status]")[0]!.textContent;
    click(all('.aa-asked [data-pick="planet"]')[0]);
    expect(said()).toContain("More cards to choose from: 2. You keep 1 card. Credits left: 9.");
    expect(all(".aa-begin")[0]!.textContent).toContain("3");
    expect(all('[data-extra="4"]')[0]!.getAttribute("aria-label")).toBe("7 Credits");
    click(all('[data-extra="4"]')[0]);
    expect(said()).toContain("More cards to choose from: 6. You keep 1 card. Credits left: 5.");
    click(all('[data-extra="0"]')[0]);
    click(all('.aa-asked [data-pick="ship"]')[0]);
    expect(said()).not.toContain("More cards");
    // Tokens must be paid off first: what will be left is not known.
    expect(said()).not.toContain("Credits left");
    expect(all(".aa-begin")[0]!.textContent.trim()).toBe("Buy for 5 Credits");
  });

  it("asks why for what cannot be done", () => {
    draw(action);
    all(".aa-action.spot-shut").forEach(click);
    expect(why).toHaveBeenCalled();
    const possible = moves_of(action).map((m) => m.action);
    for (const [about] of why.mock.calls) expect(possible).not.toContain(about);
  });

  it("speaks both languages and changes at once", () => {
    draw(action, "en");
    expect(box.textContent).toContain("Your hand");
    draw(action, "pl");
    expect(box.textContent).toContain("Twoja ręka");
    expect(box.textContent).not.toContain("Your hand");
  });

  it("shows an onlooker the table and nothing to choose", () => {
    draw({ ...action, viewer: null, decision: { number: 9, seat: "white" } }, "en", null);
    expect(all('[data-moves]:not([data-moves="0"]), [data-pick], [data-mode]')).toEqual([]);
    expect(box.textContent).toContain("Player white");
    expect(all(".aa-lower")).toEqual([]);
  });

  it("shows a hand and no actions where nothing is played, as in a replay", () => {
    draw(action, "en", action.viewer, false);
    expect(all(".aa-actions")).toEqual([]);
    expect(all(".aa-hand .aa-resource").length).toBeGreaterThan(0);
  });

  it("tells at the end what the points come from", () => {
    const view = view_of("over-4");
    draw(view);
    expect(all(".aa-scores tbody tr")).toHaveLength(view.seats.length);
  });

  describe("on a phone", () => {
    beforeEach(() => void vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(348));
    afterEach(() => vi.restoreAllMocks());
    it("folds the table and the other players away until they are wanted", () => {
      draw(action);
      expect(all(".aa-centre, .aa-other")).toEqual([]);
      click(all(".aa-fold")[0]);
      expect(all(".aa-centre")).toHaveLength(1);
      click(all(".aa-fold")[1]);
      expect(all(".aa-centre")).toEqual([]);
      expect(all(".aa-other")).toHaveLength(1);
    });
  });
});
