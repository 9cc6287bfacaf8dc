// What lies apart from hands: hoards, cards set aside or promised, citadels, tokens on further sheets, ships freed by a deal.
import { describe, expect, it } from "vitest";
import { all, cards, click, draw, view_of } from "./board_tester";
import type { CosmicState } from "./state";
import { kept_of } from "./state";

const view = view_of("select-5");
const state = view.state as CosmicState;
const me = view.viewer!;
const other = view.seats.find((seat) => seat !== me)!;
const faces = ["attack-08", "negotiate"];
const names = (lang: "en" | "pl" = "en") => faces.map((id) => cards.get(id)!.name[lang]);

const drawn = (changes: Partial<CosmicState>, lang: "en" | "pl" = "en") =>
  draw({ ...view, state: { ...state, ...changes } }, lang);
const player = (seat: string, changes: Partial<CosmicState["players"][string]>) => ({
  players: { ...state.players, [seat]: { ...state.players[seat]!, ...changes } },
});
const chips = (seat: string, place: string) => all(`.ce-system[data-of="${seat}"] .ce-kept-${place}`);
const looked_at = () => all("dialog.ce-looked .ce-faces > li").map((one) => one.getAttribute("aria-label"));

describe("a hoard", () => {
  it("of another is a number without names, and nothing to open", () => {
    drawn({ hoard_of: other, hoard: { hidden: 7 } });
    const [chip, ...more] = chips(other, "hoard");
    expect(more).toEqual([]);
    expect(chip!.tagName).toBe("SPAN");
    expect(chip!.getAttribute("aria-label")).toBe("Hoard: 7 cards");
    expect(chip!.querySelector(".ce-drawn")!.getAttribute("data-text")).toBe("7");
    expect(chips(me, "hoard")).toEqual([]);
    expect(all(".ce-hand .ce-kept")).toEqual([]);
  });
  it("is told in Polish", () => {
    drawn({ hoard_of: other, hoard: { hidden: 2 } }, "pl");
    expect(chips(other, "hoard")[0]!.getAttribute("aria-label")).toBe("Skarbiec: 2 karty");
  });
  it("of which one knows a card tells that one", () => {
    drawn({ hoard_of: other, hoard: { hidden: 7, known: ["negotiate"] } });
    const [chip] = chips(other, "hoard");
    expect(chip!.getAttribute("aria-label")).toBe("Hoard: 7 cards; Known to you: Negotiate");
    click(chip);
    expect(looked_at()).toEqual(["Negotiate"]);
  });
  it("of one's own stands beside the hand by its name, and opens", () => {
    drawn({ hoard_of: me, hoard: faces });
    const [chip] = all(".ce-hand .ce-kept-hoard");
    expect(chip!.textContent).toContain("Hoard");
    for (const name of names()) expect(chip!.getAttribute("aria-label")).toContain(name);
    click(chip);
    expect(looked_at()).toEqual(names());
    expect(all("dialog.ce-looked h3")[0]!.textContent).toBe(`Hoard: Player ${me}`);
  });
  it("is laid out as the second hand while it is chosen, and only then", () => {
    const choices = ["miser-keep", "miser-exchange"].map((action) => ({ action, en: action, pl: action }));
    const asked = (step: string, hoard: CosmicState["hoard"], whose: string) =>
      draw({ ...view, decision: { ...view.decision, step, choices }, state: { ...state, hoard_of: whose, hoard } });
    const second = () => all(".ce-hand section li").map((one) => one.getAttribute("aria-label"));
    asked("miser-choose", faces, me);
    expect(all(".ce-second-title").map((one) => one.textContent)).toEqual(["Your second hand"]);
    expect(second()).toEqual(names());
    for (const { action } of choices) expect(all(`.ce-dock [data-action="${action}"]`)).toHaveLength(1);
    asked("act", faces, me);
    expect(second()).toEqual([]);
    asked("miser-choose", { hidden: 8 }, other);
    expect(second()).toEqual([]);
  });
  it("that is empty is not drawn", () => {
    drawn({ hoard_of: null, hoard: { hidden: 0 } });
    expect(all(".ce-kept")).toEqual([]);
  });
  it("is said to be where a card was laid from, also while that lies face down", () => {
    const from = { is_laid_from_hoard: { offense: 1, defense: 0 } };
    for (const laid of [{ hidden: 1 }, "attack-08"]) {
      drawn({ ...from, laid: { offense: laid, defense: laid } });
      expect(all(".ce-offense .ce-from-hoard").map((one) => one.getAttribute("aria-label"))).toEqual([
        "from the hoard",
      ]);
      expect(all(".ce-defense .ce-from-hoard")).toEqual([]);
    }
  });
});

describe("cards apart for a moment", () => {
  it("that are set aside are counted for the others and named to their owner", () => {
    drawn({ put_by_whom: other, put_by: { hidden: 3, known: [`flare-miser`] } });
    expect(chips(other, "put_by")[0]!.getAttribute("aria-label")).toContain("Set aside: 3 cards");
    drawn({ put_by_whom: me, put_by: faces }, "pl");
    const [own] = all(".ce-hand .ce-kept-put_by");
    expect(own!.getAttribute("aria-label")).toBe(`Odłożone na bok: 2 karty; ${names("pl").join(", ")}`);
  });
  it("that are promised lie beside whoever gives them", () => {
    drawn(player(other, { promised: { hidden: 1 } }));
    expect(chips(other, "promised")[0]!.getAttribute("aria-label")).toBe("Promised in the deal: 1 card");
  });
  it("belong to one player each", () => {
    const told = { ...state, hoard_of: other, hoard: { hidden: 2 }, put_by_whom: other, put_by: { hidden: 1 } };
    expect(kept_of(told, other).map(({ place, unseen }) => [place, unseen])).toEqual([
      ["hoard", 2],
      ["put_by", 1],
    ]);
    for (const seat of view.seats) if (seat !== other) expect(kept_of(told, seat)).toEqual([]);
  });
});

describe("tokens", () => {
  it("stand at the sheet on which they lie, the further one too", () => {
    const own = state.players[other]!.alien as string;
    drawn({ ...player(other, { more_powers: ["warrior"], tokens: 5 }), tokens: { warrior: 5 } });
    const label = (alien: string) => all(`.ce-system [data-place="alien ${alien}"]`)[0]!.getAttribute("aria-label");
    expect(label("warrior")).toContain("5 tokens");
    expect(label(own)).not.toContain("token");
    click(all('.ce-system [data-place="alien warrior"]')[0]);
    expect(all("dialog.ce-looked .ce-sheet-state")[0]!.textContent).toContain("5 tokens");
  });
  it("of both sheets are told apart", () => {
    const own = state.players[other]!.alien as string;
    drawn({ ...player(other, { more_powers: ["warrior"], tokens: 9 }), tokens: { [own]: 7, warrior: 2 } });
    const drawn_on = (alien: string) =>
      all(`.ce-system [data-place="alien ${alien}"] .ce-alien-tokens`)[0]?.getAttribute("data-text");
    expect([drawn_on(own), drawn_on("warrior")]).toEqual(["7", "2"]);
  });
});

describe("citadels", () => {
  it("stand beside their planet with what they are worth", () => {
    const planet = `${other}-2`;
    drawn({ beside_planets: ["attack-08", "attack-04", "attack-10"], beside_which: [planet, planet, `${me}-1`] });
    const spot = all(`[data-place="planet place ${planet}"], [data-place$=" ${planet}"]`)[0]!;
    const values = [...spot.querySelectorAll(".ce-citadels .ce-drawn")].map((one) => one.getAttribute("data-text"));
    expect(values).toEqual(["8", "4"]);
    expect(spot.getAttribute("aria-label")).toContain("citadel: attack 08; citadel: attack 04");
    expect(all(".ce-citadels")).toHaveLength(2);
  });
});

describe("ships that a deal frees", () => {
  const deal = view_of("talk-3");
  const told = deal.state as CosmicState;
  const offered = (lang: "en" | "pl") => {
    const maker = told.offense!;
    const owner = deal.seats.find((seat) => seat !== maker)!;
    const term = {
      ...{ term: "ships" as const, giver: "offense" as const, what: 0, card: null, type: null, planet: null },
      ...{ owner, ships: 2 },
    };
    const none = { seat: told.defense, used: 0, number: 0, offer: [] };
    const talk = { ...told.talk, first: { seat: maker, used: 1, number: 1, offer: [term] }, second: none };
    draw({ ...deal, state: { ...told, talk } }, lang);
    return { owner, text: all(".ce-term-freed").map((one) => one.textContent.replaceAll(/\s+/g, " ").trim()) };
  };
  it("are named by whose they are and how many", () => {
    const english = offered("en");
    expect(english.text).toEqual([`from the warp: Player ${english.owner}, 2 ships`]);
    const polish = offered("pl");
    expect(polish.text).toEqual([`z wiru: Player ${polish.owner}, 2 statki`]);
  });
});

describe("what the engine reckons", () => {
  it("is what a changed card is said to be worth", () => {
    const laid = { laid: { offense: "attack-08", defense: "attack-04" }, is_revealed: 1 };
    const counts_as = { offense: "attack-08", defense: "attack-04" };
    drawn({ ...laid, counts_as, more: { offense: 13, defense: 0 }, values: { offense: 21, defense: 4 } });
    const shown = [...all(".ce-offense .ce-value")[0]!.querySelectorAll(".ce-drawn")];
    expect(shown.map((one) => one.getAttribute("data-text"))).toEqual(["8", "21"]);
    expect(all(".ce-defense .ce-value")).toEqual([]);
  });
  it("is which effect a flare has", () => {
    const flares = view_of("act-flare-number-4");
    const as = (strong: number) => {
      const choices = flares.decision.choices!.map((one) =>
        one.action.startsWith("flare") ? { ...one, figures: { super: strong } } : one,
      );
      draw({ ...flares, decision: { ...flares.decision, choices } });
      return all(".ce-usable")[0]!.textContent;
    };
    expect(as(1)).toContain("Super");
    expect(as(0)).toContain("Wild");
  });
});
