// @vitest-environment node
// The galaxy of the drawing is the galaxy of the rules: compared with the tables of docs/rules/narodziny.md, section 11.1.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { galaxy, sectors } from "./geometry";

const rules = readFileSync(new URL("../../../../docs/rules/narodziny.md", import.meta.url), "utf8");
const rows = rules
  .split("\n")
  .filter((line) => /^\| [SLDPF]\d+ \| /.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const table = (kind: RegExp) => rows.filter((row) => kind.test(row[0]!));
const words = (cell: string | undefined) => (cell ?? "").split(" ").filter(Boolean);
const triple = (cell: string | undefined) => (cell ?? "").split(",").map(Number);

describe("the galaxy", () => {
  it("has 12 nebula, 37 star and 48 life spaces (NK-BRD-02)", () => {
    expect([galaxy.nebulae.length, galaxy.stars.length, galaxy.lives.length]).toEqual([12, 37, 48]);
  });
  it("has the nebula spaces of the rules, with their corners and sides", () => {
    expect(galaxy.nebulae.map((n) => [n.id, [...n.at], n.sector, n.corners, n.sides])).toEqual(
      table(/^[DPF]/).map((r) => [r[0], triple(r[1]), r[2], words(r[4]).sort(), words(r[5]).sort()]),
    );
  });
  it("has the star spaces of the rules, with their neighbours", () => {
    expect(galaxy.stars.map((s) => [s.id, [...s.at], s.sectors, s.neighbours, s.lives])).toEqual(
      table(/^S/).map((r) => [r[0], triple(r[1]), words(r[3]), words(r[4]), words(r[5])]),
    );
  });
  it("has the life spaces of the rules, with their neighbours", () => {
    expect(galaxy.lives.map((l) => [l.id, l.ends, [...l.at], l.sectors, l.neighbours])).toEqual(
      table(/^L/).map((r) => [r[0], words(r[1]), triple(r[2]), words(r[4]), words(r[5])]),
    );
  });
  it("gives each sector 4 nebula, 16 star and 19 life spaces (NK-BRD-14)", () => {
    for (const sector of sectors) {
      expect(galaxy.nebulae.filter((n) => n.sector === sector)).toHaveLength(4);
      expect(galaxy.stars.filter((s) => s.sectors.includes(sector))).toHaveLength(16);
      expect(galaxy.lives.filter((l) => l.sectors.includes(sector))).toHaveLength(19);
    }
  });
});
