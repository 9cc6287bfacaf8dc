// The rule that an entry about a power or a flare follows: "CA-TICKTOCK-01", "CA-CLONE-W1". Each alien's begin with its name.
import type { TypedArg } from "../../protocol";

const of_entry: Readonly<Partial<Record<string, string>>> = {
  "uses-power": "01",
  "plays-wild": "W1",
  "plays-super": "S1",
};
export const alien_rule = (alien: string, number: string): string =>
  `CA-${alien.replaceAll("-", "").toUpperCase()}-${number}`;

export function power_rule(key: string, args: readonly TypedArg[]): string | null {
  if (key === "zapped") return "CE-ZAP-05";
  const number = of_entry[key];
  const alien = args.find(({ kind }) => kind === "alien");
  return number && alien ? alien_rule(String(alien.value), number) : null;
}
