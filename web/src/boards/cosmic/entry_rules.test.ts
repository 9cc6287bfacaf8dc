// What the log says of powers and flares leads to rules that are there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { GameInfo } from "../../protocol";
import { entry_rule } from "./entry_rules";
import facts_json from "./fixtures/facts.json";

const game = { facts: facts_json } as unknown as GameInfo;
const document = (name: string) => readFileSync(join(import.meta.dirname, "../../../../docs/rules", name), "utf8");

it("names for each alien the rules of its power and of both effects of its flare, in both languages", () => {
  for (const name of ["cosmic-aliens.md", "cosmic-aliens.pl.md"]) {
    const rules = document(name);
    for (const alien of Object.keys(facts_json.called.alien))
      for (const key of ["uses-power", "plays-wild", "plays-super"]) {
        const rule = entry_rule(
          key,
          [
            { kind: "seat", value: "red" },
            { kind: "alien", value: alien },
          ],
          game,
        );
        expect(rules, `${key} ${alien}`).toContain(`**${rule}**`);
      }
  }
});
it("names the rule of a zap, and none for what is no power", () => {
  const rule = entry_rule("zapped", [{ kind: "alien", value: "human" }], game);
  expect(document("cosmic.md")).toContain(`**${rule}** A zap negates`);
  expect(entry_rule("is-alien", [{ kind: "alien", value: "human" }], game)).toBeNull();
  expect(entry_rule("uses-power", [{ kind: "alien", value: "nobody" }], game)).toBeNull();
});
