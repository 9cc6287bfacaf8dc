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
it("finds other forms of a word", () => {
  expect(matches("ciemna energia", "Dwa znaczniki ciemnej energii leżą na konsoli.")).toBe(true);
  expect(matches("komora czasu", "Kryształ z komory czasu")).toBe(true);
  expect(matches("mgławica", "Dodaj rozmiary ukończonych mgławic.")).toBe(true);
  expect(matches("doradca", "zatrudnij jednego z doradców")).toBe(true);
  expect(matches("gwiazdy", "jedną gwiazdę")).toBe(true);
  expect(matches("karty", "dobierz kartę")).toBe(true);
  expect(matches("nebula", "completed nebulae")).toBe(true);
});
it("takes no other word for a form", () => {
  expect(matches("komora czasu", "czasem koniec")).toBe(false);
  expect(matches("energia", "enklawa eneolitu")).toBe(false);
  expect(matches("karta", "karzeł")).toBe(false);
  expect(matches("star", "stack")).toBe(false);
  expect(matches("runda", "run")).toBe(false);
  expect(matches("plan", "planetary")).toBe(true); // as it is typed, a word need not be whole
  expect(matches("planeta", "plansza")).toBe(false);
});
