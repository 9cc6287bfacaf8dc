import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { constant, constants, engine_source, found_in } from "../engine_source";
import * as own from "./state";
import { next_control } from "./state";
import type { Control, State } from "./state";
import { words } from "./words";

describe("where an energy token goes (NK-ENE-05, NK-ENE-06)", () => {
  const with_tokens = (light: number, time: number, gravity: number, chemistry: number) => {
    const tokens = (n: number) => Array.from({ length: n }, () => "dark");
    const controls = {
      light: tokens(light),
      time: tokens(time),
      gravity: tokens(gravity),
      chemistry: tokens(chemistry),
    };
    return { controls } as unknown as State;
  };
  it("goes clockwise to the next control", () => {
    expect(next_control(with_tokens(1, 1, 1, 1), "light")).toBe("time");
    expect(next_control(with_tokens(1, 1, 1, 1), "chemistry")).toBe("light");
  });
  it("skips full controls", () => {
    expect(next_control(with_tokens(1, 3, 1, 1), "light")).toBe("gravity");
    expect(next_control(with_tokens(1, 3, 3, 0), "light")).toBe("chemistry");
  });
});

describe("the rules that the board knows are the engine's", () => {
  const state = engine_source("games/narodziny/state.h");
  const energy = engine_source("games/narodziny/rules/energy.cpp");
  /** What a function does for each control, from its switch. */
  const cases = (of: string): [Control, string][] => {
    const [body = ""] = found_in(energy, new RegExp(`void ${of}\\([^{]*\\{([\\s\\S]*?)\\n\\}`));
    return [...body.matchAll(/case Control::k(\w+):([\s\S]*?)break;/g)].map((m) => [
      m[1]!.toLowerCase() as Control,
      m[2]!,
    ]);
  };

  it("numbers", () => {
    expect(own.slot_costs).toEqual(constants(state, "kSlotCost"));
    expect(own.time_points).toEqual(constants(state, "kTimePoints"));
    expect(own.rounds).toBe(constant(state, "kMaxRounds"));
    expect(own.control_room).toBe(constant(state, "kControlRoom"));
    expect(own.track_top).toBe(constant(state, "kTrackTop"));
    expect(own.goal_rewards).toEqual([constant(state, "kFirstPoints"), constant(state, "kSecondPoints")]);
    for (const text of Object.values(words.control_label)) expect(text).toContain(` ${own.control_room} `);
  });
  it("controls, clockwise", () => {
    const [names = ""] = found_in(engine_source("games/narodziny/words.h"), /kControlNames\[\] = \{([\s\S]*?)\n?\};/);
    expect(own.controls).toEqual([...names.matchAll(/^ {4}\{"(\w+)",/gm)].map((m) => m[1]));
    // NK-ENE-05, NK-ENE-06
    expect(energy).toContain("do c = (c + 1) % kControls;\n  while (tokens_in(s, c) >= kControlRoom);");
  });
  it("active rewards", () => {
    const rewards = cases("collect_active").map(([control, does]) => {
      const gains = [...does.matchAll(/(?:Element|Resource)::k(\w+), (\d)/g)].flatMap((m) =>
        Array.from({ length: Number(m[2]) }, () => m[1]!),
      );
      const names = gains.map((name) =>
        ([...own.elements, ...own.resources] as string[]).find((one) => one.toLowerCase() === name.toLowerCase()),
      );
      return [control, does.includes("Kind::kNebulaSize") ? [...names, "nebula"] : names];
    });
    expect(Object.fromEntries(rewards)).toEqual(own.active_rewards);
    for (const control of own.controls)
      for (const text of Object.values(words[`active_${control}`])) {
        const sum = [...text.matchAll(/\d/g)].reduce((all, [digit]) => all + Number(digit), 0);
        expect(sum).toBe(own.active_rewards[control].length);
      }
  });
  it("passive rewards", () => {
    const gives = { push_cards: "card", grow: "crystal", gain_resource: "graviton", gain_proto: "proto" } as const;
    const rewards = cases("collect_passive").map(([control, does]) => {
      const [verb = ""] = found_in(does, /(\w+)\(s, seat/);
      if (verb === "gain_resource") expect(does).toContain("Resource::kGraviton");
      return [control, gives[verb as keyof typeof gives]];
    });
    expect(Object.fromEntries(rewards)).toEqual(own.passive_rewards);
  });
  it("everything that goals count", () => {
    const [ids = ""] = found_in(
      engine_source("games/narodziny/card_facts.cpp"),
      /measure_id\(Measure measure\) \{([\s\S]*?)\n\}/,
    );
    const counted = readFileSync(join(import.meta.dirname, "measure.ts"), "utf8");
    const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m[1]!).sort();
    expect(named(counted, /case "(\w+)":/g)).toEqual(named(ids, /return "(\w+)";/g));
    // Which space a goal's number is about is tested in measure.test.ts.
    const contents = engine_source("games/narodziny/content/goals.toml");
    for (const measure of named(contents, /^measure = "(\w+)/gm)) expect(counted).toContain(`case "${measure}":`);
  });
});
