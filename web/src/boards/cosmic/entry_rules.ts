// The rule that an entry of the log follows; of a power or a flare that of its alien.
import type { GameInfo, TypedArg } from "../../protocol";
import { facts_of } from "./facts";

export function entry_rule(key: string, args: readonly TypedArg[], game: GameInfo): string | null {
  const rule = facts_of(game).rules_of_entries[key];
  if (rule === undefined || typeof rule === "string") return rule ?? null;
  return rule[String(args.find(({ kind }) => kind === "alien")?.value)] ?? null;
}
