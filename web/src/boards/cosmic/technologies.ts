// The twenty technologies: machines, each seen at a glance.
import type { Drawn } from "./motifs";

export const technologies: Readonly<Record<string, Drawn>> = {
  "coldsleep-ship": [
    "void",
    "ice",
    [
      ["hauler", "steel ice", 0, 4, 1],
      ["snow", "white", 16, -20, 0.6],
    ],
    ["ship"],
  ],
  "collapsium-hulls": [
    "hull",
    "steel",
    [
      ["ribs", "silver iron", 0, 0, 1.05],
      ["hex_shield", "sky", 0, 0, 0.6],
    ],
    ["shield"],
  ],
  "cosmic-field-generator": [
    "nebula",
    "sky",
    [
      ["projector", "iron cyan", 0, 14, 0.9],
      ["waves", "cyan", 0, -18, 0.8],
    ],
    ["block"],
  ],
  "delta-scanners": [
    "grid",
    "teal",
    [
      ["radar", "teal lime", 0, 0, 1.1],
      ["delta", "gold", 20, -20, 0.5],
    ],
    ["card"],
  ],
  "energy-cloak": [
    "void",
    "violet",
    [
      ["veil", "violet cyan", 0, 0, 1.1],
      ["dart", "silver", 0, 4, 0.6],
    ],
    ["block"],
  ],
  "enigma-device": [
    "circuit",
    "amber",
    [
      ["cabinet", "wood gold", 0, 0, 1.05],
      ["gear", "steel", 18, 18, 0.5],
    ],
    ["cards"],
  ],
  "genesis-bomb": [
    "orbit",
    "green",
    [
      ["earth", "green sky", 0, 0, 0.95],
      ["bomb_ball", "coal red", 24, -22, 0.5],
    ],
    ["planet"],
  ],
  "gluon-mines": [
    "void",
    "lime",
    [
      ["mine", "iron lime", 0, 0, 1],
      ["mine", "iron lime", 28, -24, 0.45],
      ["mine", "iron lime", -28, 22, 0.45],
    ],
    ["skull"],
  ],
  "infinity-drive": [
    "rays",
    "violet",
    [
      ["loop", "gold", 0, 0, 1],
      ["rocket", "silver red", 0, 0, 0.6, 40],
    ],
    ["again"],
  ],
  "lunar-cannon": [
    "land",
    "steel",
    [
      ["moon", "bone", 0, -10, 0.9],
      ["cannon", "iron", 2, 20, 0.8],
    ],
    ["attack"],
  ],
  "omega-missile": [
    "embers",
    "red",
    [
      ["missile", "silver red", 0, 0, 1.1, 45],
      ["target", "white", 20, 20, 0.5],
    ],
    ["skull"],
  ],
  "plasma-thrusters": [
    "void",
    "blue",
    [
      ["wing_ship", "steel cyan", 0, -4, 0.9],
      ["flame", "cyan blue", -24, 18, 0.6, 60],
    ],
    ["plus"],
  ],
  "precursor-seed": [
    "cave",
    "moss",
    [
      ["sprout", "lime", 0, -6, 1],
      ["gem", "cyan", 0, 26, 0.5],
    ],
    ["wild"],
  ],
  "the-prometheus": [
    "nebula",
    "gold",
    [
      ["titan", "gold lava", 0, 0, 1.05],
      ["torch", "wood lava", 26, -18, 0.55],
    ],
    ["plus"],
  ],
  "the-qax": [
    "hall",
    "plum",
    [
      ["alien", "lime plum", 0, 0, 1.1],
      ["seal", "red", 24, 24, 0.5],
    ],
    ["swap"],
  ],
  "quark-battery": [
    "lab",
    "blue",
    [
      ["barrel", "navy cyan", 0, 2, 1],
      ["bolt", "gold", 0, 0, 0.6],
    ],
    ["card"],
  ],
  "tech-scrambler": [
    "circuit",
    "red",
    [
      ["chip", "coal red", 0, 0, 1],
      ["bolt", "lava", 8, -4, 0.8],
    ],
    ["block"],
  ],
  "vacuum-turbines": [
    "hull",
    "teal",
    [
      ["ring_gun", "steel teal", 0, 0, 1.05],
      ["wind", "ice", 0, -4, 0.7],
    ],
    ["cards"],
  ],
  "warpspace-key": [
    "void",
    "violet",
    [
      ["wormhole", "violet navy", 0, 6, 1.1],
      ["key", "gold", 0, -12, 0.8, 30],
    ],
    ["ship"],
  ],
  "xenon-lasers": [
    "void",
    "pink",
    [
      ["gun", "iron pink", -8, 10, 0.9],
      ["beam", "pink", 14, -16, 0.9],
    ],
    ["attack"],
  ],
};
