import { describe, expect, it } from "vitest";
import { constant, constants, engine_source, found_in } from "../engine_source";
import * as own from "./state";
import { action_words, level_words, word } from "./words";

describe("the rules that the board knows are the engine's", () => {
  const state = engine_source("games/orion/state.h");
  const round = engine_source("games/orion/rules/round.cpp");
  const races = engine_source("games/orion/rules/races.cpp");
  /** Whether the words hold these numbers, in both languages. */
  const tell = (text: { en: string; pl: string }, ...numbers: number[]) => {
    for (const lang of ["en", "pl"] as const) expect([...text[lang].matchAll(/\d+/g)].map(Number)).toEqual(numbers);
  };

  it("numbers", () => {
    expect(own.rounds).toBe(constant(state, "kRounds"));
    expect(own.max_resource).toBe(constant(state, "kMaxResource"));
    expect(own.system_size).toBe(constant(state, "kSystemSize"));
    expect(own.systems).toHaveLength(constant(state, "kSystems"));
    expect(own.markers).toBe(constant(state, "kMarkers"));
    expect(own.resources.map((r) => own.trade_rate[r])).toEqual(constants(state, "kTradeRate"));
  });
  it("morale", () => {
    expect(own.max_morale).toBe(constant(state, "kMaxMorale"));
    expect(own.restricted_morale).toBe(constant(state, "kRestrictedMorale"));
    const [least] = found_in(engine_source("docs/rules/orion.md"), /\*\*MO-MOR-02\*\* .*below (-\d+) it is tracked/);
    expect(own.lowest_morale_cell).toBe(Number(least));
    for (const key of ["build6", "activate6"] as const)
      tell({ en: word(key, "en"), pl: word(key, "pl") }, own.restricted_morale);
  });
  it("development levels", () => {
    const [low, medium] = found_in(round, /highest <= (\d) \? Level::kLow : highest <= (\d) \? Level::kMedium/).map(
      Number,
    );
    const level = (value: number) => (value <= low! ? "low" : value <= medium! ? "medium" : "high");
    for (let value = 0; value <= own.max_resource; value++) expect(own.zone_of(value)).toBe(level(value));
    const rewards = (name: string) => found_in(round, new RegExp(`case Level::k${name}:([\\s\\S]*?)break;`))[0]!;
    const number = (text: string, call: string) => Number(found_in(text, new RegExp(`${call}\\(s, seat, (-?\\d)`))[0]);
    for (const [key, name] of [
      ["low", "Low"],
      ["medium", "Medium"],
      ["high", "High"],
    ] as const)
      expect(own.level_markers[key]).toBe(number(rewards(name), "take_markers"));
    tell(
      level_words.low.gives,
      own.level_markers.low,
      number(rewards("Low"), "draw_cards"),
      number(rewards("Low"), "change_morale"),
    );
    tell(level_words.medium.gives, own.level_markers.medium);
    tell(level_words.high.gives, own.level_markers.high, -number(rewards("High"), "change_morale"));
    expect(own.bulrathi).toEqual({
      markers: constant(races, "kBulrathiMarkers"),
      resources: constant(races, "kBulrathiResources"),
    });
    tell(
      { en: word("gives_steady", "en"), pl: word("gives_steady", "pl") },
      own.bulrathi.markers,
      own.bulrathi.resources,
    );
  });
  it("what actions cost and bring", () => {
    const of = (...names: string[]) => names.map((name) => constant(state, name));
    tell(action_words.attack.help, ...of("kAttackCost", "kAttackPoints", "kAttackMorale"));
    tell(action_words.trade.help, ...constants(state, "kTradeRate"));
    tell(action_words.propaganda.help, ...of("kPropagandaMorale"));
    tell(action_words.contract.help, ...of("kContractCards"));
  });
});
