import { expect, it } from "vitest";
import type { BotInfo } from "../protocol";
import { box, draw } from "../testing";
import { SitterName, played_by } from "./sitter_name";

const bots: BotInfo[] = [{ id: "greedy", name: { en: "Greedy", pl: "Zachłanny" }, help: { en: "", pl: "" } }];
const seat = (name: string, player?: string) => ({ seat: "red", name, guest: false, ...(player ? { player } : {}) });
const shown = (sitter: ReturnType<typeof seat>) => {
  draw(<SitterName sitter={played_by(sitter, bots)} players={bots} />);
  return `${box.textContent.replace(/\s+/g, " ").trim()}${box.querySelector("svg") ? " [bot]" : ""}`;
};

it("a bot is told from a person who is called like it", () => {
  expect(shown(seat("Vega", "greedy"))).toBe("Vega (bot) [bot]");
  expect(shown(seat("Vega", "person"))).toBe("Vega");
  expect(shown(seat("Greedy", "person"))).toBe("Greedy");
});
it("of an older game, a bot is known by its id", () => {
  expect(shown(seat("greedy"))).toBe("Greedy (bot) [bot]");
  expect(shown(seat("Ala"))).toBe("Ala");
});
