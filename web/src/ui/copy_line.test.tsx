import { afterEach, expect, it, vi } from "vitest";
import { box, button, click, draw, settle } from "../testing";
import { CopyLine } from "./copy_line";

afterEach(() => vi.unstubAllGlobals());
const copying = async (write: () => Promise<void>) => {
  vi.stubGlobal("navigator", { clipboard: { writeText: write } });
  draw(<></>);
  draw(<CopyLine label="Link" text="http://here/table/T" />);
  click(button("Copy"));
  await settle();
  return [...box.querySelectorAll('[role="status"]')].map((one) => one.textContent).join(" ");
};

it("says that the link was copied, or that it was not and what to do", async () => {
  expect(await copying(() => Promise.resolve())).toContain("Copied.");
  expect(await copying(() => Promise.reject(new Error("not allowed")))).toContain("does not let this page copy");
});
