import { expect, it } from "vitest";
import { matches } from "./search";

it("finds without case and accents, in any order, in any of the texts", () => {
  expect(matches("ZLOTY klad", "układ złoty")).toBe(true);
  expect(matches("energy faza", "Energy phase", "Faza energii")).toBe(true);
  expect(matches("nk-ene-02", "NK-ENE-02")).toBe(true);
});
it("needs every word", () => {
  expect(matches("energy moon", "Energy phase", "Faza energii")).toBe(false);
  expect(matches("  ", "anything")).toBe(true);
});
