import { describe, expect, it } from "vitest";
import { zone_of } from "./facts";
import type { Facts } from "./facts";
import nouns from "./fixtures/counted.json";
import facts_json from "./fixtures/facts.json";
import { action_help, amount_text, level_gives } from "./words";

const facts = facts_json as unknown as Facts;

describe("what is told with the numbers of the game", () => {
  it("development levels", () => {
    expect([0, 3, 4, 6, 7, 9].map((n) => zone_of(n, facts))).toEqual([
      "low",
      "low",
      "medium",
      "medium",
      "high",
      "high",
    ]);
    expect(level_gives(facts.levels.low, "en")).toBe("3 actions, +1 card, +1 morale");
    expect(level_gives(facts.levels.low, "pl")).toBe("3 akcje, +1 karta, +1 morale");
    expect(level_gives(facts.levels.high, "pl")).toBe("5 akcji, −1 morale");
    expect(level_gives(facts.races["bulrathi"]!.levels!.high!, "pl")).toBe("4 akcje, +2 wybrane zasoby");
  });
  it("actions", () => {
    expect(action_help("trade", { facts, nouns, lang: "pl" })).toBe(
      "Jedna wymiana: 3 sztuki żywności = 2 jednostki floty = 1 poziom produkcji",
    );
    expect(action_help("attack", { facts, nouns, lang: "en" })).toBe(
      "2 fleet: 2 points for you, an opponent loses 1 morale",
    );
    expect(action_help("contract", { facts, nouns, lang: "pl" })).toBe("Odrzuć 3 karty i zatrudnij doradcę");
    expect(action_help("propaganda", { facts, nouns, lang: "en" })).toBe("+3 morale, once a round");
  });
  it("amounts", () => {
    expect(amount_text({ food: 5, fleet: 1, production: 0 }, nouns, "pl")).toBe("5 sztuk żywności, 1 jednostka floty");
    expect(amount_text({}, nouns, "en")).toBe("");
  });
});
