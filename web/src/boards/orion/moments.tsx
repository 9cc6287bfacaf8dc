// What matters here: each round with what everybody's structures yield, and attacks.
import type { TypedArg } from "../../protocol";
import type { Moments } from "../contract";
import { Icon } from "./icons";
import type { Resource } from "./state";
import { moment_titles } from "./words";

export const moments: Moments = {
  scenes: {
    round: { sign: "round", title: moment_titles.round, lines: "seats" },
    attack: { sign: "hit", title: moment_titles.attack, lines: "seats" },
  },
  entries: {
    round: { scene: "round", n: 0 },
    income: { scene: "round", seat: 0, gains: 1, thing: 2 },
    attacked: { scene: "attack", seat: 0, against: 1 },
  },
  cards: ["drew", "took", "built", "hired"],
  Sign: ({ thing }: { thing: TypedArg }) => <Icon name={thing.value as Resource} size={17} />,
};
