import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { button, click, draw, settle } from "../testing";
import { Asking, ask_sure } from "./dialog";

const open = () => document.querySelector<HTMLDialogElement>("dialog.sure");
const ask = (title: string) => {
  const answered = vi.fn();
  act(() => void ask_sure({ title, text: "It is gone for good.", yes: "Do it" }).then(answered));
  return answered;
};

describe("before something is done for good", () => {
  it("a window asks, and says yes only by its button", async () => {
    draw(<Asking />);
    expect(open()).toBeNull();
    const answered = ask("Really?");
    expect(open()!.textContent).toContain("It is gone for good.");
    expect(document.getElementById(open()!.getAttribute("aria-labelledby")!)?.textContent).toBe("Really?");
    expect(document.getElementById(open()!.getAttribute("aria-describedby")!)?.textContent).toContain("for good");
    click(button("Do it"));
    await settle();
    expect(answered).toHaveBeenCalledWith(true);
    expect(open()).toBeNull();
  });
  it("Enter pressed too early, Escape and the cross agree to nothing", async () => {
    draw(<Asking />);
    let answered = ask("Really?");
    expect(document.activeElement?.textContent).toBe("Cancel");
    click(button("Cancel"));
    await settle();
    expect(answered).toHaveBeenCalledWith(false);
    answered = ask("Really?");
    act(() => void open()!.dispatchEvent(new Event("cancel", { cancelable: true })));
    await settle();
    expect(answered).toHaveBeenCalledWith(false);
    expect(open()).toBeNull();
  });
  it("what was asked before is not agreed to when something else is asked", async () => {
    draw(<Asking />);
    const first = ask("This?");
    const second = ask("That?");
    await settle();
    expect(first).toHaveBeenCalledWith(false);
    expect(second).not.toHaveBeenCalled();
    click(button("Do it"));
    await settle();
    expect(second).toHaveBeenCalledWith(true);
  });
});
