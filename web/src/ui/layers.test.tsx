import { act, useState } from "react";
import type { JSX } from "react";
import { beforeEach, expect, it } from "vitest";
import { button, click, draw } from "../testing";
import { useLayer } from "./layers";
import { go } from "./router";

function Layer({ name, close }: { name: string; close: () => void }): JSX.Element {
  useLayer(true, close);
  return <button onClick={close}>close {name}</button>;
}
function Page(): JSX.Element {
  const [open, set_open] = useState<string[]>([]);
  const close = (name: string) => set_open((all) => all.filter((one) => one !== name));
  return (
    <>
      {["one", "two"].map((name) => (
        <button key={name} onClick={() => set_open([...open, name])}>
          open {name}
        </button>
      ))}
      {open.map((name) => (
        <Layer key={name} name={name} close={() => close(name)} />
      ))}
    </>
  );
}
const settled = () => act(() => new Promise((done) => setTimeout(done, 30)));
const go_back = async () => {
  history.back();
  await settled();
};
const shown = () =>
  [...document.querySelectorAll("button")].map((one) => one.textContent).filter((words) => words.startsWith("close"));

beforeEach(async () => {
  go("/before");
  go("/here");
  draw(<Page />);
  await settled();
});

it("going back closes what is on top, one after another, and then leaves", async () => {
  click(button("open one"));
  click(button("open two"));
  await settled();
  await go_back();
  expect(shown()).toEqual(["close one"]);
  expect(location.pathname).toBe("/here");
  await go_back();
  expect(shown()).toEqual([]);
  expect(location.pathname).toBe("/here");
  await go_back();
  expect(location.pathname).toBe("/before");
});
it("what was closed otherwise leaves no step behind, and forward opens nothing", async () => {
  click(button("open one"));
  await settled();
  click(button("close one"));
  click(button("open two"));
  await settled();
  click(button("close two"));
  await settled();
  history.forward();
  await settled();
  expect(shown()).toEqual([]);
  await go_back();
  expect(location.pathname).toBe("/before");
});
it("a way to another page takes the place of the step", async () => {
  click(button("open one"));
  await settled();
  act(() => go("/there"));
  click(button("close one"));
  await settled();
  expect(location.pathname).toBe("/there");
  await go_back();
  expect(location.pathname).toBe("/here");
});
