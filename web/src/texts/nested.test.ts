import { expect, it } from "vitest";
import { nested, translate } from "./translate";

it("quotes within quotes are others", () => {
  expect(nested("Prosisz o „Zagraj kartę „Kosmozap””.", "pl")).toBe("Prosisz o „Zagraj kartę «Kosmozap»”.");
  expect(nested("You asked: “Play “Cosmic Zap””.", "en")).toBe("You asked: “Play ‘Cosmic Zap’”.");
  expect(nested("„Jeden” i „drugi”", "pl")).toBe("„Jeden” i „drugi”");
  expect(translate("pl", "prefs_window", { question: "Zagrywasz „Kosmozap”?" })).toContain("„Zagrywasz «Kosmozap»?”");
});
