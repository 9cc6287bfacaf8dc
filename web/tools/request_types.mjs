// TypeScript types from the server's table of requests, as `kosmoteka schema --requests` prints it.

const types = {
  text: "string",
  name: "string",
  game: "string",
  number: "number",
  flag: "boolean",
  seats: "string[]",
  options: "Record<string, number>",
  clock: "Clock",
  preferences: "Preference[]",
  actions: "string[]",
  windows: "Windows",
};

function member({ key, type, optional }) {
  if (!types[type]) throw new Error(`a kind of value without a type: ${type}`);
  return `${key}${optional ? "?" : ""}: ${types[type]}`;
}

const request = (row) => `{ ${[`do: "${row.do}"`, ...row.keys.map(member)].join("; ")} }`;
const has_key = (row) => row.keys.some(({ key }) => key === "key");

export function types_of_requests(rows) {
  const keyed = rows.filter(has_key).map((row) => JSON.stringify(row.do));
  return `// Written by tools/generate.mjs from the server's table of requests: do not edit.
import type { Clock, Preference, Windows } from "./protocol";

/** Whatever a server can be asked. The connection adds the \`id\`. */
export type Request = ${rows.map((row) => `| ${request(row)}`).join("\n")};

/** These may have a key, by which the server knows them when they come again. */
export const keyed = [${keyed.join(", ")}] as const;
export type KeyedRequest = Extract<Request, { do: (typeof keyed)[number] }>;
`;
}
