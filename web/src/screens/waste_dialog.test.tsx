import { act } from "react";
import { expect, it, vi } from "vitest";
import { change_settings, explained, settings } from "../store";
import { box, button, click, draw } from "../testing";
import { WasteDialog } from "./waste_dialog";

it("says what is lost by which rule, and can be switched off right there", () => {
  const answer = vi.fn();
  const lost = { rule: "NK-PLC-08", en: "A star is lost.", pl: "Gwiazda przepadnie." };
  draw(<WasteDialog doubt={{ wastes: [lost], answer }} game="narodziny" />);
  expect(box.textContent).toContain("A star is lost.");
  click(button("NK-PLC-08"));
  expect(explained.get()).toEqual({ game: "narodziny", rule: "NK-PLC-08" });
  act(() => explained.set(null));
  expect(document.activeElement?.textContent).toBe("No, go back");
  click(box.querySelector("input[type=checkbox]")!);
  expect(settings.get().ask_wastes).toBe(false);
  act(() => change_settings({ ask_wastes: true }));
  click(button("Yes, go on"));
  expect(answer).toHaveBeenCalledWith(true);
});
