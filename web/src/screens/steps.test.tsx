import { expect, it, vi } from "vitest";
import { box, click, draw } from "../testing";
import { Steps } from "./clock_fields";

const set = vi.fn();
const press = (label: string) => click(box.querySelector(`[aria-label="${label}"]`)!);
const show = (value: number, low: number, high: number) => {
  set.mockReset();
  draw(<Steps label="Seconds" value={value} low={low} high={high} set={set} />);
};

it("hundreds of numbers are stepped through by fives, within their bounds", () => {
  show(62, 15, 600);
  press("Seconds: more");
  press("Seconds: less");
  expect(set.mock.calls).toEqual([[65], [60]]);
  show(598, 15, 600);
  press("Seconds: more");
  expect(set).toHaveBeenCalledWith(600);
});
it("some dozens by ones, and no further than they go", () => {
  show(10, 10, 150);
  press("Seconds: more");
  expect(set).toHaveBeenCalledWith(11);
  expect(box.querySelector<HTMLButtonElement>('[aria-label="Seconds: less"]')!.disabled).toBe(true);
});
