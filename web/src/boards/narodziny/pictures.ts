// A picture for every ability and goal: what its name says, and by a sign what it brings. The energy that a card comes from
// lights it: gold is light, blue is time, violet is gravity, green is chemistry.
import { pictures_with } from "../../art/draw";
import { craft } from "../../art/motifs/craft";
import { life } from "../../art/motifs/life";
import { places } from "../../art/motifs/places";
import { sky } from "../../art/motifs/sky";
import { things } from "../../art/motifs/things";

export const pictures = pictures_with(
  "narodziny",
  { ...sky, ...life, ...things, ...craft, ...places },
  {
    // Light
    CL1: [
      "nebula",
      "amber",
      [
        ["cloud", "plum violet", 0, 4, 1.1],
        ["molecule", "gold sky", 2, -2, 0.72],
      ],
      ["sun"],
    ],
    CL2: ["depth", "amber teal", [["chain", "coal lava", 0, -6, 1.02]], ["life"]],
    CL3: [
      "void",
      "amber",
      [
        ["streaks", "gold white", 0, 0, 1],
        ["photon", "gold", 4, 0, 0.95],
      ],
      ["star", "sun"],
    ],
    CL4: ["grid", "amber", [["clocks", "amber red", 0, -3, 1.02]], ["crystal"]],
    CL5: [
      "void",
      "amber",
      [
        ["grid_dent", "sand", 0, 2, 1.05],
        ["star", "gold", 0, -4, 0.45],
        ["delta", "sky", 0, -20, 0.85],
      ],
      ["sun"],
    ],
    CL6: [
      "void",
      "amber",
      [
        ["grid_dent", "sand", 0, 2, 1.05],
        ["star", "gold", 0, 2, 0.4],
        ["psi", "teal", 0, -20, 0.85],
      ],
      ["sun"],
    ],
    CL7: [
      "void",
      "amber",
      [
        ["grid_dent", "sand", 0, 2, 1.05],
        ["star", "gold", 0, 2, 0.4],
        ["phi", "pink", 0, -20, 0.85],
      ],
      ["sun"],
    ],
    CL8: [
      "rays",
      "amber",
      [
        ["bolt", "gold", 0, 0, 0.85, 10],
        ["nucleus", "red sky", -27, -6, 0.85],
        ["nucleus", "red sky", 27, -6, 0.85],
        ["spark", "white", 0, 34, 0.3],
        ["spark", "white", 0, -40, 0.3],
      ],
      ["sun", "crystal"],
    ],
    // Time
    CT1: ["land", "sky", [["family", "sky ice", 0, -4, 1.02]], ["life"]],
    CT2: [
      "void",
      "sky",
      [
        ["outward", "ice cyan", 0, 0, 1],
        ["galaxy", "violet ice", 0, 0, 0.5],
        ["galaxy", "sky ice", -34, -30, 0.28, 30],
        ["galaxy", "sky ice", 34, -28, 0.28, -30],
      ],
      ["sun"],
    ],
    CT3: ["void", "sky orange", [["hole", "orange amber", 0, -2, 1, -14]], ["nova"]],
    CT4: [
      "void",
      "sky lava",
      [
        ["horizon", "orange gold", 0, -2, 1],
        ["falling", "gold white", -2, -8, 0.72],
        ["streaks", "gold orange", 24, -24, 0.4, 60],
      ],
      ["crystal", "proto"],
    ],
    CT5: ["grid", "sky", [["tesseract", "cyan sky", 0, -4, 0.95]], ["crystal"]],
    CT6: [
      "void",
      "sky",
      [
        ["streaks", "ice", -14, -2, 0.9],
        ["rocket", "white red", 10, 0, 0.9, 90],
        ["clock", "navy red", -20, -20, 0.48],
      ],
      ["crystal"],
    ],
    CT7: ["void", "sky", [["quasar", "sky cyan", 0, 0, 1, 18]], ["crystal"]],
    CT8: [
      "rays",
      "sky",
      [
        ["arrow", "ice", -32, 0, 0.34],
        ["arrow", "ice", 32, 0, -0.34],
        ["blast", "gold orange", 0, 0, 0.72],
        ["nucleus", "sky red", -11, 0, 0.62],
        ["nucleus", "red sky", 11, 0, 0.62],
      ],
      ["sun", "move"],
    ],
    // Gravity
    CG1: ["void", "violet", [["binary", "orange sky", 0, -2, 1.05, -12]], ["sun", "move"]],
    CG2: ["void", "violet", [["collapse", "violet orange", 0, 0, 1]], ["nova"]],
    CG3: [
      "nebula",
      "violet",
      [
        ["hand", "skin", -4, 40, 0.72],
        ["sparks", "gold gold", 2, -12, 1.02],
        ["spark", "white", 4, -12, 0.5],
      ],
      ["cloud"],
    ],
    CG4: ["land", "violet", [["meteor", "gold gold", 0, -6, 1]], ["move"]],
    CG5: [
      "void",
      "violet",
      [
        ["wind", "gold gold", 8, 0, 1],
        ["sun", "orange gold", -44, 0, 1.05],
        ["planet", "sky", 38, 0, 0.3],
        ["bow_shock", "violet cyan", 22, 0, 0.7],
      ],
      ["nova", "life"],
    ],
    CG6: ["void", "violet", [["pulsar", "violet cyan", 0, 0, 1]], ["crystal"]],
    CG7: ["void", "violet", [["dwarf", "red white", 0, -2, 1.05]], ["nova", "crystal"]],
    CG8: ["void", "violet", [["wormhole", "violet cyan", 0, -2, 1.08]], ["move"]],
    // Chemistry
    CC1: [
      "depth",
      "moss",
      [
        ["wind", "green ice", 0, 22, 0.9],
        ["dna", "green gold", 0, -8, 0.78, 62],
      ],
      ["move", "life"],
    ],
    CC2: [
      "void",
      "moss lime",
      [
        ["rays3", "lime lime", 0, 0, 1.05],
        ["trefoil", "gold gold", 0, 0, 0.92],
      ],
      ["life"],
    ],
    CC3: [
      "sea",
      "moss",
      [
        ["walker", "green", 6, -4, 0.92],
        ["fish", "teal", -22, 36, 0.4],
      ],
      ["star"],
    ],
    CC4: [
      "cave",
      "moss",
      [
        ["pool", "teal", 0, 12, 1],
        ["bolt", "gold", -4, -22, 0.6],
        ["bubbles", "green lime", 14, 4, 0.4],
      ],
      ["life"],
    ],
    CC5: [
      "depth",
      "moss",
      [
        ["big_fish", "red", -6, 0, 0.98],
        ["fish", "lime", 36, 1, 0.32],
      ],
      ["life"],
    ],
    CC6: [
      "land",
      "moss",
      [
        ["branches", "wood green", -8, 4, 0.95],
        ["bird", "amber orange", 22, -22, 0.5],
      ],
      ["proto"],
    ],
    CC7: [
      "rays",
      "moss lime",
      [
        ["sun", "gold", 28, -30, 0.6],
        ["leaf", "green", -8, 8, 0.92],
      ],
      ["life"],
    ],
    CC8: [
      "void",
      "moss cyan",
      [
        ["comet", "ice cyan", 0, -4, 1.05],
        ["drop", "cyan", -22, 26, 0.3],
        ["drop", "cyan", -4, 34, 0.2],
      ],
      ["life"],
    ],
    // Goals: what is counted, in the laurels of whoever has most.
    GO01: [
      "rays",
      "green",
      [
        ["laurel", "gold", 0, 0, 1],
        ["stable", "green lime", 0, -16, 0.46],
        ["stable", "green lime", -18, 12, 0.46],
        ["stable", "green lime", 18, 12, 0.46],
      ],
      ["crown"],
    ],
    GO02: [
      "nebula",
      "teal",
      [
        ["hex_cloud", "teal violet", -16, 10, 0.85],
        ["psi", "teal", 20, -18, 0.75],
      ],
      ["crown"],
    ],
    GO03: [
      "rays",
      "orange",
      [
        ["laurel", "gold", 0, 0, 1],
        ["supernova", "orange gold", -14, -12, 0.5],
        ["supernova", "orange gold", 15, 10, 0.58],
      ],
      ["crown"],
    ],
    GO04: [
      "nebula",
      "pink",
      [
        ["hex_cloud", "plum pink", -16, 10, 0.85],
        ["phi", "pink", 20, -18, 0.75],
      ],
      ["crown"],
    ],
    GO05: [
      "void",
      "navy",
      [
        ["hexes", "ice", 0, 0, 0.9],
        ["star", "gold", 0, -22, 0.4],
        ["star", "red", -19, -11, 0.4],
        ["star", "teal", 19, -11, 0.4],
        ["star", "sky", 19, 11, 0.4],
        ["star", "gold", -19, 11, 0.4],
      ],
      ["crown"],
    ],
    GO06: [
      "land",
      "sky",
      [
        ["proto", "violet", -22, 4, 0.55],
        ["stable", "green", 4, 20, 0.5],
        ["delta", "sky", 18, -18, 0.85],
      ],
      ["crown"],
    ],
    GO07: [
      "nebula",
      "sky",
      [
        ["hex_cloud", "blue violet", -16, 10, 0.85],
        ["delta", "sky", 20, -18, 0.75],
      ],
      ["crown"],
    ],
    GO08: [
      "land",
      "teal",
      [
        ["proto", "violet", -22, 4, 0.55],
        ["stable", "green", 4, 20, 0.5],
        ["psi", "teal", 20, -18, 0.85],
      ],
      ["crown"],
    ],
    GO09: [
      "land",
      "pink",
      [
        ["proto", "violet", -22, 4, 0.55],
        ["stable", "green", 4, 20, 0.5],
        ["phi", "pink", 20, -18, 0.85],
      ],
      ["crown"],
    ],
    GO10: [
      "rays",
      "cyan",
      [
        ["laurel", "gold", 0, 0, 1],
        ["crystal", "sky", -18, 6, 0.42, -14],
        ["crystal", "sky", 18, 6, 0.42, 14],
        ["crystal", "cyan", 0, -4, 0.6],
      ],
      ["crown"],
    ],
    GO11: [
      "void",
      "teal",
      [
        ["star", "teal", 0, 0, 1.25],
        ["diamond_c", "coal teal", 0, 0, 0.62],
      ],
      ["crown"],
    ],
    GO12: [
      "nebula",
      "plum violet",
      [
        ["laurel", "gold", 0, 0, 1],
        ["hex_cloud", "violet pink", 0, -18, 0.42],
        ["hex_cloud", "violet pink", -18, 10, 0.42],
        ["hex_cloud", "violet pink", 18, 10, 0.42],
      ],
      ["crown"],
    ],
    GO13: [
      "void",
      "amber",
      [
        ["star", "gold", 0, 6, 1.15],
        ["balloon", "red", -8, -8, 0.55, -12],
        ["balloon", "sky", 14, -4, 0.5, 10],
      ],
      ["crown"],
    ],
    GO14: [
      "rays",
      "violet",
      [
        ["laurel", "gold", 0, 0, 1],
        ["proto", "violet", 0, -16, 0.5],
        ["proto", "violet", -18, 12, 0.5],
        ["proto", "violet", 18, 12, 0.5],
      ],
      ["crown"],
    ],
    GO15: [
      "void",
      "sky",
      [
        ["star", "sky", 0, 0, 1.25],
        ["bubbles", "sky ice", 2, 0, 0.85],
      ],
      ["crown"],
    ],
    GO16: [
      "void",
      "amber",
      [
        ["orbit", "gold", 0, 0, 0.95],
        ["medal", "amber", 0, 0, 0.68],
        ["star", "red", -40, -8, 0.3],
        ["star", "teal", 38, -12, 0.3],
        ["star", "gold", 0, -40, 0.3],
        ["star", "sky", -20, 34, 0.3],
      ],
      ["crown"],
    ],
  },
);
