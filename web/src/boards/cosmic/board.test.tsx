// Every choice of every kind of question can be taken on the board. The fixtures are views of real games.
import { describe, expect, it } from "vitest";
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
    // Technologies are many, and few of them are completed in one game.
    const rare = ["coldsleep", "hull", "mines", "cannon"];
    expect(not_shown(facts_json.questions).filter((step) => !rare.includes(step))).toEqual([]);
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
