// A picture for every card that has a name: what it is called, and by a sign what it does.
import type { Picture, Pictures } from "../../art/draw";
import { motifs } from "./motifs";
import type { Drawn } from "./motifs";
import { face_motifs, portraits } from "./portraits";
import { technologies } from "./technologies";

/** A flare is its alien before a blaze. */
const flares = Object.fromEntries(
  Object.entries(portraits).map(([alien, [, , things]]): [string, Picture] => [
    `flare-${alien}`,
    [
      "embers",
      "lava gold",
      [
        ["flame", "lava gold", 0, -4, 1.75],
        ...things.map(([thing, paint, x = 0, y = 0, size = 1, turn = 0]) => {
          const placed = [thing, paint, x * 0.74, y * 0.74 + 6, size * 0.74, turn] as const;
          return placed;
        }),
      ],
      ["wild"],
    ],
  ]),
);

/** The higher the value, the larger the fleet. */
const attacks: Readonly<Record<string, Drawn>> = {
  "attack-00": ["void", "iron", [["outline", "steel", 0, 0, 0.9]]],
  "attack-01": ["void", "iron", [["dart", "steel", 0, 0, 0.6]]],
  "attack-04": ["void", "navy", [["dart", "silver cyan", 0, 0, 0.9]]],
  "attack-05": [
    "void",
    "navy",
    [
      ["dart", "silver cyan", -14, 8, 0.75],
      ["dart", "silver cyan", 20, -12, 0.6],
    ],
  ],
  "attack-06": ["void", "blue", [["fighter", "silver sky", 0, 0, 0.95]]],
  "attack-07": [
    "void",
    "blue",
    [
      ["fighter", "silver sky", -12, 6, 0.85],
      ["missile", "silver red", 26, -16, 0.5],
    ],
  ],
  "attack-08": ["void", "teal", [["wing_ship", "steel teal", 0, 0, 1]]],
  "attack-09": [
    "void",
    "teal",
    [
      ["wing_ship", "steel teal", -10, 8, 0.85],
      ["beam", "lime", 24, -16, 0.6],
    ],
  ],
  "attack-10": ["nebula", "violet", [["sabre", "silver violet", 0, 0, 1.05]]],
  "attack-11": [
    "nebula",
    "violet",
    [
      ["sabre", "silver violet", -10, 8, 0.9],
      ["missile", "silver gold", 26, -14, 0.5],
    ],
  ],
  "attack-12": ["nebula", "orange", [["destroyer", "steel orange", 0, 0, 1.05]]],
  "attack-13": [
    "nebula",
    "orange",
    [
      ["destroyer", "steel orange", -8, 8, 0.9],
      ["missile", "silver red", 26, -16, 0.5],
    ],
  ],
  "attack-14": ["nebula", "red", [["scythe", "iron red", 0, 0, 1.1]]],
  "attack-15": [
    "nebula",
    "red",
    [
      ["scythe", "iron red", -8, 10, 0.9],
      ["fighter", "silver red", 24, -18, 0.5],
    ],
  ],
  "attack-20": ["embers", "red", [["battleship", "iron lava", 0, 0, 1.15]]],
  "attack-23": [
    "embers",
    "red",
    [
      ["battleship", "iron lava", -6, 8, 1],
      ["blast", "gold lava", 24, -20, 0.6],
    ],
  ],
  "attack-30": ["embers", "crimson", [["doom", "coal lava", 0, 0, 1.1]]],
  "attack-40": [
    "rays",
    "lava gold",
    [
      ["supernova", "gold lava", 0, 0, 1.2],
      ["doom", "coal lava", 0, 4, 0.8],
    ],
  ],
};

const colour_inks = { red: "red", green: "green", yellow: "gold", blue: "blue", purple: "violet" } as const;
/** Where destiny leads: to the worlds of a colour, some with a warning that means nothing here. */
const destinies = Object.fromEntries(
  Object.entries(colour_inks).flatMap(([seat, ink]): [string, Drawn][] => [
    [
      `destiny-${seat}`,
      [
        "void",
        ink,
        [
          ["planet", ink, 0, 0, 0.95],
          ["orbit", "bone", 0, 0, 1.1, -16],
        ],
      ],
    ],
    [
      `destiny-${seat}-hazard`,
      [
        "void",
        ink,
        [
          ["planet", ink, -6, -4, 0.8],
          ["orbit", "bone", -6, -4, 0.95, -16],
          ["flame", "amber lava", 24, 20, 0.6],
        ],
      ],
    ],
  ]),
);

const others: Readonly<Record<string, Drawn>> = {
  "destiny-wild": [
    "nebula",
    "violet",
    [
      ["cross_stars", "gold", 0, 0, 1],
      ["compass", "wood red", 0, 0, 0.6],
    ],
    ["wild"],
  ],
  "destiny-most-colonies": [
    "orbit",
    "teal",
    [
      ["globe", "teal lime", -6, 4, 0.9],
      ["flag", "red", 20, -18, 0.7],
    ],
    ["crown"],
  ],
  "destiny-most-cards": [
    "hall",
    "sky",
    [
      ["page", "bone", -16, 0, 0.9, -14],
      ["page", "white", 0, -4, 0.9],
      ["page", "bone", 16, 0, 0.9, 14],
    ],
    ["crown"],
  ],
  "destiny-fewest-in-warp": [
    "void",
    "violet",
    [
      ["wormhole", "violet navy", 0, 0, 1.1],
      ["dart", "silver cyan", 0, 2, 0.45],
    ],
    ["less"],
  ],
  negotiate: ["hall", "teal", [["treaty", "bone teal", 0, 0, 1.1]], ["swap"]],
  morph: [
    "nebula",
    "plum",
    [
      ["mask", "white violet", -14, -4, 0.85, -12],
      ["mask", "violet pink", 14, 4, 0.85, 12],
    ],
    ["again"],
  ],
  "reinforcement-2": ["orbit", "moss", [["dropship", "silver lime", 0, 0, 0.95]], ["plus"]],
  "reinforcement-3": [
    "orbit",
    "moss",
    [
      ["dropship", "silver lime", -18, 8, 0.7],
      ["dropship", "silver lime", 16, -8, 0.75],
    ],
    ["plus"],
  ],
  "reinforcement-5": [
    "orbit",
    "green",
    [
      ["dropship", "silver lime", -22, 10, 0.6],
      ["hauler", "silver lime", 2, -8, 0.8],
      ["dropship", "silver lime", 24, 16, 0.5],
    ],
    ["plus"],
  ],
  "card-zap": [
    "circuit",
    "sky",
    [
      ["page", "bone", -4, 2, 1, -8],
      ["bolt", "gold lava", 8, -2, 1.05],
    ],
    ["block"],
  ],
  "cosmic-zap": [
    "nebula",
    "blue",
    [
      ["star", "gold", -4, 2, 1.1],
      ["bolt", "cyan", 8, -2, 1.05],
    ],
    ["block"],
  ],
  "emotion-control": [
    "lab",
    "pink",
    [
      ["heart", "pink red", 0, -4, 0.9],
      ["lever", "iron gold", 22, 22, 0.6],
    ],
    ["swap"],
  ],
  "force-field": [
    "hull",
    "cyan",
    [
      ["dome", "ice cyan", 0, 4, 1.05],
      ["hex_shield", "cyan", 0, -4, 0.7],
    ],
    ["shield"],
  ],
  "ionic-gas": [
    "cave",
    "lime",
    [
      ["smoke", "lime moss", 4, -10, 1.1],
      ["flask", "ice lime", -6, 18, 0.7],
    ],
    ["block"],
  ],
  "mobius-tubes": [
    "void",
    "violet",
    [
      ["loop", "violet cyan", 0, 0, 1.15],
      ["rocket", "silver red", 6, -8, 0.5, 40],
    ],
    ["again"],
  ],
  plague: [
    "cave",
    "crimson",
    [
      ["skull", "bone", 0, -2, 1],
      ["spores", "lime", 0, 0, 1.1],
    ],
    ["skull"],
  ],
  quash: [
    "hall",
    "crimson",
    [
      ["treaty", "bone crimson", 0, 6, 0.95],
      ["mallet", "wood iron", 16, -16, 0.75, 18],
    ],
    ["block"],
  ],
};

export const pictures: Pictures = {
  game: "cosmic",
  motifs: { ...motifs, ...face_motifs },
  of: { ...portraits, ...technologies, ...flares, ...attacks, ...destinies, ...others },
};
