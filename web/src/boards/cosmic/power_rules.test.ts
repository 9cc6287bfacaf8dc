// What the log says of powers and flares leads to rules that are there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import facts_json from "./fixtures/facts.json";
import { power_rule } from "./power_rules";

const document = (name: string) => readFileSync(join(import.meta.dirname, "../../../../docs/rules", name), "utf8");

it("names for each alien the rules of its power and of both effects of its flare, in both languages", () => {
  for (const name of ["cosmic-aliens.md", "cosmic-aliens.pl.md"]) {
    const rules = document(name);
    for (const alien of Object.keys(facts_json.called.alien))
      for (const key of ["uses-power", "plays-wild", "plays-super"]) {
        const rule = power_rule(key, [
          { kind: "seat", value: "red" },
          { kind: "alien", value: alien },
        ]);
        expect(rules, `${key} ${alien}`).toContain(`**${rule}**`);
      }
  }
});
it("names the rule of a zap, and none for what is no power", () => {
  const rule = power_rule("zapped", [{ kind: "alien", value: "human" }]);
  expect(document("cosmic.md")).toContain(`**${rule}** A zap negates`);
  expect(power_rule("is-alien", [{ kind: "alien", value: "human" }])).toBeNull();
});
