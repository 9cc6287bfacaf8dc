// Alien sheets as they lie at the table: whose they are, face up or face down, lost or zapped, and what is known of their flares.
import { describe, expect, it } from "vitest";
import { all, cards, click, draw, view_of } from "./board_tester";
import { gists } from "./gists";
import type { CosmicState } from "./state";

const name = "act-power-4";
const view = view_of(name);
const state = view.state as CosmicState;
const me = view.viewer!;
const mine = state.players[me]!.alien as string;
const other = view.seats.find((seat) => seat !== me)!;
const theirs = state.players[other]!.alien as string;

/** Draws the table with changes, and opens a sheet. */
function opened(alien: string, changes: Partial<CosmicState>, of: Partial<CosmicState["players"][string]> = {}) {
  const owner = alien === mine ? me : other;
  const players = { ...state.players, [owner]: { ...state.players[owner]!, ...of } };
  draw({ ...view, state: { ...state, players, ...changes } });
  click(all(`.ce-system [data-place="alien ${alien}"]`)[0]);
  return all("dialog.ce-looked")[0]!;
}

describe("a sheet that is looked at", () => {
  it("says in a line what the alien does, then all of it, when it may be used and its alert level", () => {
    const sheet = opened(mine, {});
    const card = cards.get(mine)!;
    for (const part of [card.name.en, gists[mine]!.en, card.text.en, "Alert level: ", "When: "])
      expect(sheet.textContent).toContain(part);
    expect(sheet.querySelector(".ce-sheet-art use")).not.toBeNull();
  });
  it("tells whose it is, and nothing else while nothing has happened to it", () => {
    const told = opened(theirs, { zapped: [], powers_used: [], tokens: {} }, { power_lost: 0 });
    expect(told.querySelector(".ce-sheet-state")!.textContent.trim()).toBe(`Alien of:  Player ${other}`);
  });
  it("tells that the power is lost, zapped or used, and how many tokens lie on it", () => {
    const told = opened(
      theirs,
      { zapped: [theirs], powers_used: [theirs], tokens: { [theirs]: 2 } },
      { power_lost: 1 },
    );
    const words = told.querySelector(".ce-sheet-state")!.textContent;
    for (const part of ["power lost", "zapped until the encounter ends", "2 tokens"]) expect(words).toContain(part);
    expect(words).not.toContain("used in this encounter");
    click(all("dialog.ce-looked .ce-button").at(-1));
    expect(opened(theirs, { zapped: [], powers_used: [theirs] }).textContent).toContain("used in this encounter");
  });
  it("shows both effects of the flare, at once if one holds it", () => {
    const flare = cards.get(`flare-${mine}`)!.facts as {
      wild: { text: { en: string } };
      super: { text: { en: string } };
    };
    const held = opened(mine, {}, { hand: [`flare-${mine}`] }).querySelector("details")!;
    expect(held.open).toBe(true);
    expect(held.textContent).toContain("It is in your hand");
    expect(held.textContent).toContain(flare.wild.text.en);
    expect(held.textContent).toContain(flare.super.text.en);
  });
  it("says nothing of where a flare lies that one has not seen", () => {
    const unknown = opened(theirs, { discard: [], playing: [], aside: [] }, { hand: { hidden: 3 } }).querySelector(
      "details",
    )!;
    expect(unknown.querySelector("summary")!.textContent).toBe("Its flare");
    expect(unknown.open).toBe(false);
    expect(unknown.textContent).not.toContain("It is");
  });
  it("knows of a flare in the discard pile, and of one that was seen in a hand", () => {
    const flare = `flare-${theirs}`;
    expect(opened(theirs, { discard: [flare] }).textContent).toContain("in the discard pile");
    click(all("dialog.ce-looked .ce-button").at(-1));
    const seen = opened(theirs, { discard: [] }, { hand: { hidden: 3, known: [flare] } });
    expect(seen.textContent).toContain(`in the hand of  Player ${other}`);
  });
});

describe("a sheet that lies face down", () => {
  const down = (seat: string, alien: CosmicState["players"][string]["alien"]) => {
    const players = { ...state.players, [seat]: { ...state.players[seat]!, alien, more_powers: [] } };
    draw({ ...view, state: { ...state, players, sheets_down: [seat] } });
    return all(`.ce-system[data-of="${seat}"] .ce-alien`)[0]!;
  };
  it("of another shows its back and no name", () => {
    const chip = down(other, { hidden: 1 });
    expect(chip.getAttribute("aria-label")).toBe("Alien sheet, face down");
    expect(chip.tagName).toBe("SPAN");
    expect(chip.querySelector(".ce-sheet-back")).not.toBeNull();
    expect(all(`[data-place="alien ${theirs}"]`)).toEqual([]);
  });
  it("of one's own is seen by oneself, and says that the others do not know it", () => {
    const chip = down(me, mine);
    expect(chip.textContent).toContain(cards.get(mine)!.name.en);
    expect(chip.getAttribute("aria-label")).toContain("face down: the others do not know it");
    click(chip);
    expect(all("dialog.ce-looked .ce-sheet-state")[0]!.textContent).toContain("face down: the others do not know it");
  });
  it("is none as long as nobody has chosen", () => {
    const players = { ...state.players, [other]: { ...state.players[other]!, alien: { hidden: 1 } } };
    draw({ ...view, state: { ...state, moment: "setup", players } });
    expect(all(".ce-alien-down")).toEqual([]);
  });
});
