// JSON Patch (RFC 6902) as the server sends it: add, remove and replace. Nothing is changed in place: the outcome shares
// with what came before all that the patch does not touch, so what is equal is also the same.

export type Patch = { op: "add" | "replace"; path: string; value: unknown } | { op: "remove"; path: string };

type Tree = Readonly<Record<string, unknown>>;
/** Thrown by a patch that does not fit, and caught where it was begun. */
const unfit = new Error("the patch does not fit");

function keys_of(path: string): string[] {
  if (path !== "" && !path.startsWith("/")) throw unfit;
  return path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A place in a list: "0", "12", never "01"; one behind the last only for what is added. */
function place_in(list: readonly unknown[], key: string, last: number): number {
  if (key === "-" && last === list.length) return last;
  if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) > last) throw unfit;
  return Number(key);
}

function in_list(list: readonly unknown[], key: string, patch: Patch): unknown[] {
  if (patch.op === "add") return list.toSpliced(place_in(list, key, list.length), 0, patch.value);
  const at = place_in(list, key, list.length - 1);
  return patch.op === "remove" ? list.toSpliced(at, 1) : list.with(at, patch.value);
}

function in_tree(tree: Tree, key: string, patch: Patch): Tree {
  if (patch.op === "add") return with_key(tree, key, patch.value);
  if (!Object.hasOwn(tree, key)) throw unfit;
  if (patch.op === "replace") return with_key(tree, key, patch.value);
  return Object.fromEntries(Object.entries(tree).filter(([one]) => one !== key));
}
function with_key(tree: Tree, key: string, value: unknown): Tree {
  return { ...tree, [key]: value };
}

function changed(value: unknown, keys: readonly string[], patch: Patch): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) {
    if (patch.op === "remove") throw unfit;
    return patch.value;
  }
  if (typeof value !== "object" || value === null) throw unfit;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (rest.length === 0) return in_list(list, key, patch);
    const at = place_in(list, key, list.length - 1);
    return list.with(at, changed(list[at], rest, patch));
  }
  const tree = value as Tree;
  if (rest.length === 0) return in_tree(tree, key, patch);
  if (!Object.hasOwn(tree, key)) throw unfit;
  return with_key(tree, key, changed(tree[key], rest, patch));
}

function is_patch(one: unknown): one is Patch {
  const { op, path } = (one ?? {}) as Partial<Patch>;
  if (typeof path !== "string") return false;
  return op === "remove" || ((op === "add" || op === "replace") && "value" in (one as object));
}

/** What the patches make of it, one after another; null if one of them does not fit. */
export function patched<T>(before: T, patches: readonly unknown[]): T | null {
  try {
    let now: unknown = before;
    for (const one of patches) {
      if (!is_patch(one)) return null;
      now = changed(now, keys_of(one.path), one);
    }
    return now as T;
  } catch (problem) {
    if (problem === unfit) return null;
    throw problem;
  }
}
