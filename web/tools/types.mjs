// TypeScript types from the JSON Schema of a game's views, in the forms that `kosmoteka schema` writes.

/** Names of more things than this are plain strings: cards and spaces, which no board spells out one by one. */
const most_spelt = 8;

const camel = (name) =>
  name
    .split(/[-_ ]/)
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join("");
const union = (names) => names.map((name) => JSON.stringify(name)).join(" | ");
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

class Writer {
  constructor(schema) {
    this.kinds = schema.$defs;
  }

  kind(name) {
    const { enum: names } = this.kinds[name];
    // Seats come and go as strings.
    const seats = this.kinds.seat.enum.every((seat) => names.includes(seat));
    return seats || names.length > most_spelt ? "string" : union(names);
  }

  type(schema) {
    if (schema.$ref) return camel(schema.$ref.split("/").at(-1));
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return choices.map((one) => this.type(one)).join(" | ");
    switch (schema.type) {
      case "integer":
        return "number";
      case "string":
        return schema.enum ? union(schema.enum) : "string";
      case "null":
        return "null";
      case "array":
        return schema.items ? `(${this.type(schema.items)})[]` : "never[]";
      case "object":
        return this.object(schema);
      default:
        throw new Error(`unknown form: ${JSON.stringify(schema)}`);
    }
  }

  object(schema) {
    if (schema.propertyNames) return `Record<string, ${this.type(schema.additionalProperties)}>`;
    const members = Object.entries(schema.properties);
    const required = new Set(schema.required ?? []);
    const alike = members.length > 1 && members.every(([, member]) => same(member, members[0][1]));
    if (alike && required.size === 0) return `Record<string, ${this.type(members[0][1])}>`;
    const keys = members.map(([key]) => key);
    if (alike && required.size === keys.length) {
      const kind = Object.keys(this.kinds).find((name) => same(this.kinds[name].enum, keys));
      return `Record<${kind ? camel(kind) : union(keys)}, ${this.type(members[0][1])}>`;
    }
    return `{ ${this.members(schema)} }`;
  }

  members(schema) {
    const required = new Set(schema.required ?? []);
    return Object.entries(schema.properties)
      .map(([key, member]) => `${JSON.stringify(key)}${required.has(key) ? "" : "?"}: ${this.type(member)};`)
      .join("\n");
  }
}

export function types_of(schema, game) {
  const writer = new Writer(schema);
  const { players, ...rest } = schema.properties;
  const player = players.additionalProperties;
  const lines = [
    `// Written by tools/generate.mjs from \`kosmoteka schema ${game}\`: what the state in a view looks like.`,
    ...Object.entries(schema.$defs).map(([name, kind]) =>
      kind.enum
        ? `export type ${camel(name)} = ${writer.kind(name)};`
        : `export interface ${camel(name)} { ${writer.members(kind)} }`,
    ),
    `export interface Player { ${writer.members(player)} }`,
    `export interface State { ${writer.members({ properties: rest, required: schema.required })}`,
    `players: Record<string, Player>; }`,
  ];
  return lines.join("\n");
}
