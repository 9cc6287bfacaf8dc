// Every choice of every kind of question can be taken on the board. The fixtures are views of real games.
import { describe, expect, it, vi } from "vitest";
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
import type { CosmicState } from "./state";
import { fighters, sides } from "./state";
import { is_clock } from "./targets";

/** Every action that can be reached, also by way of what is laid out when it is wanted. */
const reachable = () => new Set([...offered(), ...offered_by("[data-mode]")]);
const state_of = (name: string) => view_of(name).state as CosmicState;

describe("the fixtures", () => {
  it("show every step that asks", () => {
    // Technologies are many, and few of them are completed in one game; who picks the cards of a payment has an alien for
    // it. What aliens themselves ask stands at the end: any of that is taken as "takes choices that it does not know" says.
    const rare = ["coldsleep", "hull", "mines", "cannon", "pick", "gift", "to-gate"];
    const own = facts_json.questions.slice(0, facts_json.questions.indexOf("charge") + 1);
    expect(own).toContain("charge");
    expect(not_shown(own).filter((step) => !rare.includes(step))).toEqual([]);
  });
  it("have three to five players", () => {
    expect(new Set(views.map(({ view }) => view.seats.length))).toEqual(new Set([3, 4, 5]));
  });
});

// That time is up nobody says but the clock.
every_move_can_be_made(1250, reachable, (move) => !is_clock(move));
labels_hold_what_is_seen(1250, () => all("[data-mode]"));

describe("what is seen", () => {
  const labels = () => all("[aria-label]").map((e) => e.getAttribute("aria-label")!);

  it("tells everybody's ships on every planet, by owner and number", () => {
    const state = state_of("select-5");
    draw(view_of("select-5"));
    for (const [home, planets] of Object.entries(state.planets))
      for (const [index, ships] of Object.entries(planets))
        for (const [seat, n] of Object.entries(ships)) {
          const planet = all(`[data-place$=" ${home}-${index}"]`)[0]!;
          expect(planet.getAttribute("aria-label")).toContain(`Player ${seat}: ${n} ship`);
          expect(planet.querySelector(`.ce-of-${seat} .ce-drawn`)?.getAttribute("data-text")).toBe(String(n));
        }
  });

  it("tells both sides with their ships and totals", () => {
    const view = view_of("select-5");
    const state = view.state as CosmicState;
    draw(view);
    for (const side of sides) {
      const shown = all(`.ce-side.ce-${side}`)[0]!;
      expect(shown.querySelector(".ce-total")?.textContent).toBe(String(state.totals[side]));
      expect(shown.querySelectorAll(".ce-fighter")).toHaveLength(fighters(view, side).length);
    }
  });

  it("shows the own hand, and others' hands as numbers only", () => {
    const view = view_of("select-5");
    const state = view.state as CosmicState;
    draw(view);
    expect(all(".ce-hand .ce-hand-card")).toHaveLength(size_of(state.players[view.viewer!]!.hand));
    for (const seat of view.seats.filter((one) => one !== view.viewer)) {
      const chip = all(`[data-of="${seat}"] .ce-hand-chip`)[0]!;
      expect(chip.getAttribute("aria-label")).toContain(`Hand: ${size_of(state.players[seat]!.hand)} card`);
    }
  });

  it("opens an alien sheet with its whole text", () => {
    draw(view_of("select-5"));
    const chip = all(".ce-alien")[0]!;
    click(chip);
    const alien = [...cards.values()].find(
      (card) => card.facts["kind"] === "alien" && card.name.en === chip.textContent.trim(),
    )!;
    expect(all("dialog.ce-looked")[0]!.textContent).toContain(alien.text.en);
    click(all("dialog.ce-looked .ce-button").at(-1));
    expect(all("dialog.ce-looked")).toEqual([]);
  });

  it("shows the phase, and of a window what one could play in it", () => {
    draw(view_of("act-5"));
    expect(all(".ce-phase-on")).toHaveLength(1);
    const plays = moves_of(view_of("act-5")).filter((move) => move.verb !== "pass");
    expect(plays.length).toBeGreaterThan(0);
    expect(all(".ce-could .ce-could-card").length).toBeGreaterThan(0);
    expect(labels().some((label) => label.startsWith("Phase: "))).toBe(true);
  });

  it("is drawn by a server that tells nothing of its cards", () => {
    const bare = new Map([...cards].map(([id, card]) => [id, { ...card, text: { en: "", pl: "" }, facts: {} }]));
    for (const { view } of views) draw(view, "en", view.viewer, true, bare);
    expect(all(".ce-board").length).toBe(1);
  });
});

describe("powers and flares", () => {
  const drawn = (name: string, changes: Partial<CosmicState>, lang: "en" | "pl" = "en") => {
    const view = view_of(name);
    draw({ ...view, state: { ...state_of(name), ...changes } }, lang);
  };
  const seats = (name: string, of: string, changes: Partial<CosmicState["players"][string]>) => {
    const { players } = state_of(name);
    return { players: { ...players, [of]: { ...players[of]!, ...changes } } };
  };

  it("offers a power at its sheet and in the dock, with its text", () => {
    const view = view_of("act-power-4");
    draw(view);
    for (const where of [".ce-use", ".ce-usable"]) {
      click(all(`${where}[data-action="power calculator"], ${where} [data-action="power calculator"]`)[0]);
      expect(choose).toHaveBeenLastCalledWith("power calculator");
    }
    expect(all(".ce-usable")[0]!.textContent).toContain(cards.get("calculator")!.text.en);
    expect(all(".ce-no-pass")).toEqual([]);
  });
  it("offers it on the sheet that is looked at, too", () => {
    draw(view_of("act-power-4"));
    click(all('.ce-alien[data-place="alien calculator"]')[0]);
    click(all('dialog [data-action="power calculator"]')[0]);
    expect(choose).toHaveBeenCalledWith("power calculator");
    expect(all("dialog")).toEqual([]);
  });
  it("says that a mandatory power comes first, and why one cannot pass", () => {
    const view = view_of("act-power-must-3");
    draw(view);
    expect(all(".ce-dock")[0]!.textContent).toContain("mandatory");
    click(all(".ce-no-pass .spot-shut")[0]);
    expect(why).toHaveBeenCalledWith("pass");
  });
  it("lights up a flare in the hand, and tells the effect that it has", () => {
    const view = view_of("act-flare-number-4");
    draw(view);
    expect(all(".ce-hand .spot-open")).toHaveLength(1);
    const { wild } = cards.get("flare-calculator")!.facts as { wild: { text: { en: string } } };
    expect(all(".ce-usable")[0]!.textContent).toContain(wild.text.en);
    expect(all(".ce-usable")[0]!.textContent).toContain("Wild");
  });
  it("tells what one may answer, whose it is and what it does", () => {
    const view = view_of("answer-cosmic-zap-4");
    draw(view);
    const told = all(".ce-answered")[0]!.textContent;
    expect(told).toContain(cards.get("warrior")!.text.en);
    expect(told).toContain("Player green");
  });
  it("strikes zapped powers, and counts tokens", () => {
    drawn("answer-cosmic-zap-4", { zapped: ["warrior"], tokens: { warrior: 3 } });
    const label = all(".ce-alien-zapped")[0]!.getAttribute("aria-label");
    expect(label).toContain("zapped until the encounter ends");
    expect(label).toContain("3 tokens");
  });
  it("shows a game in which a power is in force", () => {
    draw(view_of("act-in-force-4"));
    expect(all(".ce-in-force button").map((one) => one.getAttribute("aria-label"))).toEqual(["Warrior; Player green"]);
    expect(all('[data-place="alien warrior"] .ce-alien-tokens')[0]!.dataset["text"]).toBe("21");
  });
  it("lists what is in force with its owner, on its side or between them", () => {
    const name = "answer-cosmic-zap-4";
    const one = { effect: 0, widened: 0, kept: 0, named: null };
    const of_green = { ...one, what: "power-warrior", seat: "green" };
    const of_blue = { ...one, what: "wild-calculator", seat: "blue" };
    drawn(name, { in_force: [of_green, of_blue], ...seats(name, "blue", { ally: "no" }) });
    expect(all(".ce-defense .ce-in-force")[0]!.textContent).toContain("Warrior");
    const label = all(".ce-between .ce-in-force button")[0]!.getAttribute("aria-label");
    expect(label).toBe("Calculator, Wild; Player blue");
    expect(all(".ce-between .ce-in-force button")[0]!.textContent).toContain("Calculator Wild");
    click(all(".ce-between .ce-in-force button")[0]);
    expect(all("dialog.ce-looked")[0]!.textContent).toContain("Calculator flare");
  });
  it("shows what a card is worth now, and what is added", () => {
    const both = { offense: "attack-14", defense: "attack-08" };
    drawn("act-power-must-3", {
      is_revealed: 1,
      laid: both,
      counts_as: both,
      more: { offense: -9, defense: 0 },
      values: { offense: 5, defense: 8 },
      additions: { offense: 0, defense: 4 },
    });
    const [from, to] = all(".ce-offense .ce-value .ce-drawn").map((one) => one.dataset["text"]);
    expect([from, to]).toEqual(["14", "5"]);
    expect(all(".ce-defense .ce-value")).toEqual([]);
    expect(all(".ce-defense .ce-added")[0]!.textContent).toBe("+4");
  });
  it("shows ships that leave for the warp or the box", () => {
    drawn("answer-cosmic-zap-4", seats("answer-cosmic-zap-4", "red", { leaving: 2, removed: 1 }));
    expect(all(".ce-leaving .ce-of-red")[0]!.getAttribute("aria-label")).toContain("2 ships");
    expect(all(".ce-removed .ce-of-red")[0]!.getAttribute("aria-label")).toContain("1 ship");
  });

  // Aliens bring questions of their own, and none of them is known by name.
  const choice = (action: string, ...args: [string, string | number][]) => ({
    action,
    en: `English ${action}`,
    pl: `Polski ${action}`,
    args: args.map(([kind, value]) => ({ kind, value })),
  });
  const alien: [string, string] = ["alien", "calculator"];
  const strange = [
    ...["red", "green"].map((seat) => choice(`power-seat calculator ${seat}`, alien, ["seat", seat])),
    ...["red-1", "green-2"].map((planet) => choice(`power-planet calculator ${planet}`, alien, ["planet", planet])),
    ...["quash", "attack-04"].map((card) => choice(`power-card calculator ${card}`, alien, ["card", card])),
    ...["attack-40"].map((card) => choice(`flare-card masochist ${card}`, ["alien", "masochist"], ["card", card])),
    ...[1, 2].map((n) => choice(`flare-number masochist ${n}`, ["alien", "masochist"], ["number", n])),
    choice("flare masochist", ["alien", "masochist"]),
    choice("odd-seat yellow", ["seat", "yellow"]),
    choice("odd-planet blue-3", ["planet", "blue-3"]),
    choice("odd-place gate", ["place", "gate"]),
    choice("odd-place green-1", ["place", "green-1"]),
    choice("odd-side defense", ["side", "defense"]),
    choice("odd-card quash", ["card", "quash"]),
    choice("odd-alien human", ["alien", "human"]),
    choice("odd-number 7", ["number", 7]),
    choice("odd"),
  ];
  const places = [
    ["a desk", 1250],
    ["a phone", 348],
  ] as const;
  for (const [where, width] of places)
    for (const step of ["act", "strange-question"])
      it(`takes choices that it does not know, on ${where}, asked by ${step}`, () => {
        vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
        const view = view_of("act-power-4");
        draw({ ...view, decision: { ...view.decision, step, choices: strange } });
        const found = reachable();
        expect(strange.filter(({ action }) => !found.has(action))).toEqual([]);
        const on_planet = all('[data-place$=" blue-3"][data-action="odd-planet blue-3"]');
        expect(on_planet).toHaveLength(1);
        expect(all('.ce-system .ce-head [data-action="odd-seat yellow"]')).toHaveLength(1);
        expect(all('.ce-hand [data-offers*="power-card calculator quash"]').length).toBeGreaterThan(0);
        vi.restoreAllMocks();
      });
});

describe("a deal", () => {
  it("is prepared as an exchange: what one gives, what one gets", () => {
    const view = view_of("prepare-3");
    draw(view);
    expect(all(".ce-draft .ce-exchange > div")).toHaveLength(2);
    const move = moves_of(view).find((one) => one.verb === "ask-type")!;
    click(all(`.ce-draft [data-action="${move.action}"]`)[0]);
    expect(choose).toHaveBeenCalledWith(move.action);
  });
  it("offers the cards of the hand and the planets where they lie", () => {
    const view = view_of("prepare-3");
    draw(view);
    const card = moves_of(view).find((one) => one.verb === "give-card")!;
    expect(all(`.ce-hand [data-action="${card.action}"]`).length).toBeGreaterThan(0);
    const colony = moves_of(view).find((one) => one.verb === "ask-colony")!;
    expect(
      all(`.ce-system [data-action="${colony.action}"], .ce-system [data-offers*="${colony.action}"]`),
    ).toHaveLength(1);
  });
});

describe("the board", () => {
  const select = view_of("select-5");

  it("is played with the keyboard alone", () => {
    draw(select);
    const move = moves_of(select)[0]!;
    press(all(`.ce-hand [data-action="${move.action}"]`)[0]!, "Enter");
    expect(choose).toHaveBeenCalledWith(move.action);
  });

  it("asks why for what cannot be done", () => {
    draw(select);
    all(".spot-shut").forEach(click);
    expect(why).toHaveBeenCalled();
    const possible = moves_of(select).map((m) => m.action);
    for (const [about] of why.mock.calls) expect(possible).not.toContain(about);
  });

  it("speaks both languages and changes at once", () => {
    draw(select, "en");
    expect(box.textContent).toContain("Your hand");
    draw(select, "pl");
    expect(box.textContent).toContain("Twoja ręka");
    expect(box.textContent).not.toContain("Your hand");
  });

  it("shows an onlooker the table and nothing to choose", () => {
    draw({ ...select, viewer: null, decision: { number: 9, seat: "red" } }, "en", null);
    expect(all('[data-moves]:not([data-moves="0"]), [data-pick], [data-mode]')).toEqual([]);
    expect(box.textContent).toContain("Player red");
    expect(all(".ce-lower")).toEqual([]);
  });

  it("shows the whole table at the end, and nothing to choose", () => {
    const view = view_of("over-5");
    draw(view);
    expect(all(".ce-system")).toHaveLength(view.seats.length);
    expect(all(".spot-open")).toEqual([]);
  });
});

describe("a card that an alien asks for", () => {
  it("is touched in the hand, whatever the verb", () => {
    const view = view_of("select-4");
    const hand = (view.state as CosmicState).players[view.viewer!]!.hand as string[];
    const choices = [...new Set(hand)].map((id) => ({
      ...{ action: `hate-card ${id}`, en: `Choose ${id}`, pl: `Wybierz ${id}` },
      args: [{ kind: "card", value: id }],
    }));
    draw({ ...view, decision: { ...view.decision, step: "hate-card", choices } });
    for (const id of new Set(hand)) {
      click(all(`.ce-hand-card[data-action="hate-card ${id}"]`)[0]);
      expect(choose).toHaveBeenLastCalledWith(`hate-card ${id}`);
    }
  });
});

describe("an artifact", () => {
  it("is taken up by the first click, and spent only by the second", () => {
    const view = view_of("answer-5");
    draw(view);
    const card = all('.ce-hand-card[data-mode^="spend"]')[0]!;
    choose.mockClear();
    click(card);
    expect(choose).not.toHaveBeenCalled();
    click(all(".ce-dock .ce-button[data-action]")[0]);
    expect(choose).toHaveBeenCalledTimes(1);
  });
});

describe("an encounter that is over", () => {
  it("stays in sight, cards and totals, until the destiny of the next one is known", () => {
    const view = view_of("lose-5");
    const state = { ...(view.state as CosmicState), is_revealed: 1, outcome: "offense-wins" as const };
    const laid = { offense: "attack-12", defense: "attack-08" };
    const totals = { offense: 16, defense: 12 };
    const next = {
      ...state,
      laid: { offense: null, defense: null },
      is_revealed: 0,
      totals: { offense: 0, defense: 0 },
    };
    const shown = () => all(".ce-total").map((one) => one.textContent);
    draw({ ...view, state: { ...state, laid, totals } });
    expect(shown()).toEqual(["16", "12"]);
    draw({ ...view, state: { ...next, outcome: "open", destiny: null, defense: null } });
    expect(shown()).toEqual(["16", "12"]);
    expect(all(".ce-laid")).toHaveLength(2);
    draw({ ...view, state: { ...next, outcome: "open", destiny: "red" } });
    expect(shown()).toEqual(["0", "0"]);
  });
  it("gives way to one that needs no destiny card", () => {
    const view = view_of("lose-5");
    const state = { ...(view.state as CosmicState), is_revealed: 1, outcome: "offense-wins" as const };
    const laid = { offense: "attack-12", defense: "attack-08" };
    draw({ ...view, state: { ...state, laid, totals: { offense: 16, defense: 12 } } });
    const extra = { laid: { offense: null, defense: null }, is_revealed: 0, totals: { offense: 2, defense: 1 } };
    draw({ ...view, state: { ...state, ...extra, outcome: "open", destiny: null } });
    expect(all(".ce-total").map((one) => one.textContent)).toEqual(["2", "1"]);
  });
  it("that was not seen tells no totals but those of its cards", () => {
    const view = view_of("lose-5");
    const laid = { offense: null, defense: null };
    draw({ ...view, state: { ...(view.state as CosmicState), laid, is_revealed: 0, outcome: "offense-wins" } });
    expect(all(".ce-total")).toEqual([]);
  });
});
