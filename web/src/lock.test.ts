// `npm ci` must accept the lock file everywhere, also where it was not made.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Package {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as {
  packages: Record<string, Package>;
};

test("the lock file has the packages of every platform", () => {
  const names = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(Object.values(packages).flatMap((entry) => entry.resolved ?? [])).toEqual([]);
});
