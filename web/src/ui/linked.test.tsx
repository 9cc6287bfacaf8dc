// Numbers of rules in a text open their rules; those of open questions are none.
import { expect, it } from "vitest";
import { box, draw } from "../testing";
import { Linked } from "./linked";

it("links every form of number that a rule has, and nothing else", () => {
  draw(<Linked game="toy" text="See NK-ENE-02, CA-PHILANTHROPIST-W1 and CE-MO-03a (CA-AMB-15, CE-V4P-01); A-B-1." />);
  expect([...box.querySelectorAll(".rule-link")].map((one) => one.textContent)).toEqual([
    "NK-ENE-02",
    "CA-PHILANTHROPIST-W1",
    "CE-MO-03a",
    "CE-V4P-01",
  ]);
});
