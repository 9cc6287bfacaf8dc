// The fifty aliens: what each is called, seen at a glance. Green, amber and crimson light tell the alert level.
import type { Drawn } from "./motifs";

export const portraits: Readonly<Record<string, Drawn>> = {
  amoeba: [
    "depth",
    "amber",
    [
      ["bubbles", "lime", 20, -22, 0.5],
      ["drop", "lime green", 0, 4, 1.15],
      ["eye", "white teal", 0, 12, 0.5],
    ],
  ],
  "anti-matter": [
    "void",
    "amber",
    [
      ["hole", "violet pink", 0, 0, 1.1],
      ["atom", "ice violet", 0, 0, 0.95],
    ],
  ],
  barbarian: [
    "embers",
    "green",
    [
      ["swords", "silver wood", 0, -2, 1.15],
      ["bear", "wood umber", 0, 6, 0.85],
    ],
  ],
  calculator: [
    "grid",
    "amber",
    [
      ["chip", "navy cyan", 0, 0, 1.05],
      ["scales", "gold", 0, 0, 0.62],
    ],
  ],
  chosen: [
    "rays",
    "green",
    [
      ["halo", "gold", 0, -12, 1.05],
      ["person", "white gold", 0, 8, 0.95],
    ],
  ],
  citadel: [
    "land",
    "crimson",
    [
      ["fortress", "steel red", 0, 4, 1.15],
      ["flag", "red", 20, -26, 0.5],
    ],
  ],
  clone: ["lab", "green", [["clone", "sky ice", 0, 0, 1.15]]],
  cudgel: [
    "cave",
    "green",
    [
      ["mallet", "wood umber", 4, -2, 1.2, 20],
      ["spark", "gold", -26, 22, 0.6],
    ],
  ],
  dictator: [
    "hall",
    "crimson",
    [
      ["officer", "moss red", -6, 4, 1],
      ["gavel", "wood gold", 26, 22, 0.6],
    ],
  ],
  fido: [
    "land",
    "amber",
    [
      ["wolf", "wood bone", 0, 2, 1.15],
      ["hand", "skin", 28, 28, 0.45],
    ],
  ],
  filch: [
    "city",
    "green",
    [
      ["hood", "plum coal", -4, 0, 1.05],
      ["purse", "wood gold", 26, 24, 0.6],
    ],
  ],
  fodder: [
    "embers",
    "amber",
    [
      ["target", "red white", 0, -4, 1.1],
      ["people", "sand umber", 0, 12, 0.85],
    ],
  ],
  gambler: [
    "hall",
    "crimson",
    [
      ["mask", "white crimson", -14, -8, 0.85, -10],
      ["diamond_c", "red", 24, -14, 0.55],
      ["coins", "gold", 18, 24, 0.7],
    ],
  ],
  grudge: [
    "cave",
    "crimson",
    [
      ["skull_face", "bone crimson", 0, -2, 1],
      ["bolt", "lava", 28, 22, 0.6],
    ],
  ],
  hacker: [
    "circuit",
    "green",
    [
      ["screen", "coal lime", 0, 0, 1.1],
      ["cyborg", "steel lime", 0, 2, 0.65],
    ],
  ],
  hate: [
    "embers",
    "amber",
    [
      ["flame", "lava gold", 0, -4, 1.2],
      ["heart", "coal crimson", 0, 14, 0.62],
    ],
  ],
  healer: [
    "lab",
    "amber",
    [
      ["heart", "pink red", 0, 0, 1.1],
      ["star_ring", "white", 0, 0, 0.75],
    ],
  ],
  human: [
    "orbit",
    "amber",
    [
      ["earth", "blue green", 22, -20, 0.55],
      ["human", "skin wood", -6, 6, 1],
    ],
  ],
  kamikaze: [
    "rays",
    "amber",
    [
      ["missile", "silver red", 0, -2, 1.15, 140],
      ["gull", "white", -22, -24, 0.5],
    ],
  ],
  loser: [
    "paper",
    "green",
    [
      ["fall_chart", "red", -4, 0, 1.05],
      ["trophy", "iron", 24, -18, 0.5, 24],
    ],
  ],
  machine: [
    "hull",
    "crimson",
    [
      ["gears", "steel amber", 0, -4, 1.1],
      ["robot", "silver cyan", 0, 10, 0.7],
    ],
  ],
  macron: [
    "orbit",
    "green",
    [
      ["titan", "bone teal", 0, 0, 1.2],
      ["person", "sky", 32, 32, 0.3],
    ],
  ],
  masochist: [
    "cave",
    "crimson",
    [
      ["heart", "crimson pink", 0, 4, 0.9],
      ["lances", "silver", 0, -4, 1.1],
    ],
  ],
  mind: [
    "void",
    "amber",
    [
      ["waves", "cyan", 0, -6, 1.2],
      ["brain", "pink plum", 0, 4, 0.9],
    ],
  ],
  mirror: [
    "lab",
    "amber",
    [
      ["half_left", "sky", -3, 0, 1.1],
      ["half_right", "orange", 3, 0, 1.1],
      ["swap_arrows", "white", 0, 0, 0.6],
    ],
  ],
  miser: [
    "cave",
    "green",
    [
      ["chest", "wood gold", 0, 10, 1.05],
      ["coin_pile", "gold", 0, -16, 0.75],
    ],
  ],
  mite: [
    "land",
    "amber",
    [
      ["bug", "crimson coal", -4, 4, 1.05],
      ["bug", "orange coal", 28, -22, 0.4, 30],
    ],
  ],
  mutant: [
    "lab",
    "green",
    [
      ["dna", "lime violet", -18, -2, 1, 14],
      ["octopus", "violet lime", 14, 6, 0.85],
    ],
  ],
  observer: [
    "void",
    "green",
    [
      ["telescope", "wood gold", 0, 12, 1],
      ["eye", "white sky", 10, -20, 0.62],
    ],
  ],
  oracle: [
    "hall",
    "green",
    [
      ["crystal_ball", "violet cyan", 0, 2, 1.15],
      ["sparks", "gold", 0, -26, 0.6],
    ],
  ],
  pacifist: [
    "rays",
    "green",
    [
      ["branches", "moss lime", 0, 14, 1],
      ["gull", "white", 0, -10, 1],
    ],
  ],
  parasite: [
    "depth",
    "green",
    [
      ["octopus", "crimson pink", 0, -4, 1],
      ["links", "iron", 0, 30, 0.6],
    ],
  ],
  philanthropist: [
    "hall",
    "amber",
    [
      ["open_chest", "wood gold", 0, -8, 0.9],
      ["hand", "skin", 4, 26, 0.7],
    ],
  ],
  reincarnator: [
    "nebula",
    "amber",
    [
      ["round_arrows", "gold", 0, 0, 1.2],
      ["ghost", "ice white", 0, 2, 0.7],
    ],
  ],
  remora: [
    "sea",
    "amber",
    [
      ["big_fish", "steel navy", 0, -6, 1.15],
      ["fish", "orange gold", 10, 28, 0.5],
    ],
  ],
  reserve: [
    "hull",
    "green",
    [
      ["crate", "wood sand", -14, 8, 0.85],
      ["hex_shield", "sky", 16, -8, 0.85],
    ],
  ],
  shadow: [
    "void",
    "amber",
    [
      ["phantom", "coal plum", 0, 2, 1.15],
      ["eyes_dark", "red", 0, -8, 0.7],
    ],
  ],
  sorcerer: [
    "nebula",
    "green",
    [
      ["hat", "plum gold", 0, -10, 1.05],
      ["sparks", "gold cyan", 4, 24, 0.8],
    ],
  ],
  spiff: [
    "land",
    "green",
    [
      ["wreck", "steel orange", -2, 6, 1.1],
      ["flag", "gold", 22, -20, 0.65],
      ["smile", "gold", -24, -24, 0.45],
    ],
  ],
  "tick-tock": [
    "circuit",
    "amber",
    [
      ["clock_face", "bone red", 0, 0, 1.15],
      ["bomb_ball", "coal red", 26, 26, 0.5],
    ],
  ],
  trader: [
    "city",
    "green",
    [
      ["merchant", "sand teal", -8, 2, 1],
      ["swap_arrows", "gold", 26, 20, 0.6],
    ],
  ],
  tripler: [
    "grid",
    "crimson",
    [
      ["trio", "orange gold", 0, 4, 1.05],
      ["cubes", "cyan", 0, -26, 0.5],
    ],
  ],
  vacuum: [
    "nebula",
    "green",
    [
      ["wormhole", "violet navy", 0, 0, 1.2],
      ["falling", "white", 16, -18, 0.7],
    ],
  ],
  virus: [
    "lab",
    "crimson",
    [
      ["nucleus", "lime moss", 0, 0, 1.1],
      ["spores", "red", 0, 0, 1.1],
    ],
  ],
  void: [
    "void",
    "crimson",
    [
      ["hole", "coal crimson", 0, 0, 1.25],
      ["outward", "red", 0, 0, 0.9],
    ],
  ],
  vulch: [
    "land",
    "green",
    [
      ["beak_mask", "umber bone", 0, -4, 1.1],
      ["skull", "bone", 26, 28, 0.4],
    ],
  ],
  warpish: [
    "nebula",
    "crimson",
    [
      ["galaxy", "pink violet", 0, 0, 1.2],
      ["ghost", "white", 0, 4, 0.6],
    ],
  ],
  warrior: [
    "embers",
    "green",
    [
      ["shield", "steel red", -8, 4, 1],
      ["sword", "silver gold", 14, -2, 1.1, 24],
    ],
  ],
  will: [
    "paper",
    "green",
    [
      ["compass", "wood red", 0, -4, 1.05],
      ["arrow", "lime", 18, 26, 0.6, -30],
    ],
  ],
  zombie: [
    "cave",
    "green",
    [
      ["skull", "lime moss", 0, -8, 1],
      ["hand", "moss", -16, 28, 0.6],
      ["hand", "moss", 18, 28, -0.6],
    ],
  ],
};
