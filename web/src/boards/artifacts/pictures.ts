// A picture for every card but the Resource cards, which are told by what is printed on them: what its name says, and by a
// sign what it brings. The kind lights it: teal is Exploration, blue Expansion, red Extermination, amber Exploitation.
import { pictures_with } from "../../art/draw";
import { craft } from "../../art/motifs/craft";
import { faces } from "../../art/motifs/faces";
import { life } from "../../art/motifs/life";
import { places } from "../../art/motifs/places";
import { sky } from "../../art/motifs/sky";
import { things } from "../../art/motifs/things";

export const pictures = pictures_with(
  "artifacts",
  { ...sky, ...life, ...things, ...craft, ...places, ...faces },
  {
    // Ships
    S01: [
      "void",
      "teal",
      [
        ["needle", "silver cyan", -10, 30, 0.72, -8],
        ["halo", "gold", 4, -12, 0.8],
        ["lantern", "iron gold", 4, -12, 0.72],
      ],
      ["look"],
    ],
    S02: [
      "void",
      "teal",
      [
        ["road", "iron", -4, 8, 0.95],
        ["compass", "wood red", 8, -14, 0.68],
        ["dart", "silver cyan", -30, 28, 0.36, -30],
      ],
      ["card"],
    ],
    S03: [
      "void",
      "teal",
      [
        ["ring_ship", "iron cyan", 0, 30, 0.6],
        ["bell", "amber gold", 0, -14, 0.72],
        ["mute", "red", 0, -12, 0.7],
      ],
      ["artifact"],
    ],
    S04: [
      "void",
      "teal",
      [
        ["orbits", "gold", 0, -8, 1, -20],
        ["eye", "teal", 0, -8, 0.75],
        ["saucer", "silver cyan", -8, 32, 0.5],
      ],
      ["again"],
    ],
    S05: [
      "nebula",
      "teal",
      [
        ["wake", "cyan", -4, 16, 1],
        ["sail_ship", "wood bone", 10, -8, 0.8, -6],
      ],
      ["up"],
    ],
    S06: [
      "rays",
      "teal gold",
      [
        ["sun", "gold", 0, -24, 0.7],
        ["sundial", "sand wood", 0, 18, 0.8],
        ["needle", "silver red", -22, 38, 0.42],
      ],
      ["planet"],
    ],
    S07: [
      "void",
      "teal",
      [
        ["orbit", "cyan", 2, -4, 1, -16],
        ["sun", "gold", -18, 0, 0.42],
        ["coin", "gold", 32, -20, 0.36],
        ["dart", "silver red", -8, 34, 0.5, -8],
      ],
      ["artifact", "star"],
    ],
    S08: [
      "void",
      "iron steel",
      [
        ["comet", "iron silver", 0, -4, 1.08],
        ["smoke", "steel", -26, 18, 0.7, 45],
      ],
      ["shield"],
    ],
    S09: [
      "void",
      "teal",
      [
        ["cross_stars", "ice", 0, -4, 0.95],
        ["wing_ship", "silver cyan", -26, 32, 0.42, -20],
      ],
      ["planet"],
    ],
    S10: [
      "paper",
      "teal",
      [
        ["map", "bone red", 0, 22, 0.85],
        ["blindfold", "skin teal", 0, -14, 0.72],
      ],
      ["artifact"],
    ],
    S11: [
      "hall",
      "blue",
      [
        ["framed", "gold", -25, -8, 0.52],
        ["framed", "gold", 25, -8, 0.52],
        ["brain", "pink", -25, -8, 0.4],
        ["brain", "violet", 25, -8, 0.4],
        ["liner", "silver cyan", -6, 34, 0.6],
      ],
      ["chip"],
    ],
    S12: [
      "void",
      "blue",
      [
        ["snow", "ice", 0, -6, 0.95],
        ["compass_legs", "silver gold", 0, 2, 0.75],
        ["needle", "silver cyan", -20, 40, 0.45],
      ],
      ["look"],
    ],
    S13: [
      "void",
      "blue",
      [
        ["aurora", "violet green", 0, -14, 1],
        ["scroll", "bone", 2, 2, 0.6],
        ["wing_ship", "silver green", -24, 34, 0.45, -10],
      ],
      ["coin"],
    ],
    S14: [
      "void",
      "blue",
      [
        ["tablet", "iron", -20, -6, 0.7, -6],
        ["tablet", "cyan", 14, -4, 0.82, 5],
        ["dart", "silver gold", -18, 38, 0.42],
      ],
      ["chip"],
    ],
    S15: [
      "hall",
      "blue",
      [
        ["owl", "wood gold", 0, 10, 0.82],
        ["cap", "coal gold", 0, -28, 0.72],
      ],
      ["shield"],
    ],
    S16: [
      "void",
      "blue",
      [
        ["lattice", "sky cyan", 0, -2, 1.05],
        ["tail", "gold", -24, 6, 0.7, -14],
        ["dart", "gold red", 8, -2, 0.75, -14],
      ],
      ["up"],
    ],
    S17: [
      "void",
      "blue",
      [
        ["penrose", "violet", 0, -4, 0.98],
        ["saucer", "silver cyan", 0, 2, 0.28],
      ],
      ["again", "shield"],
    ],
    S18: [
      "void",
      "blue",
      [
        ["tusk", "bone", -18, 4, 0.8],
        ["tusk", "bone", 18, 4, -0.8],
        ["dish", "bone gold", 0, -16, 0.6],
      ],
      ["coin"],
    ],
    S19: [
      "void",
      "blue",
      [
        ["nodes", "sky white", 0, -4, 1.02],
        ["dart", "silver gold", -28, 36, 0.38],
      ],
      ["cards"],
    ],
    S20: [
      "void",
      "blue",
      [
        ["maze", "sky", 0, 0, 1.12],
        ["bulb", "gold", 0, -2, 0.66],
      ],
      ["coin", "up"],
    ],
    S21: [
      "void",
      "crimson",
      [
        ["beak_mask", "bone crimson", -4, -6, 0.92],
        ["claw_ship", "coal red", -16, 38, 0.48],
      ],
      ["block"],
    ],
    S22: ["void", "crimson red", [["hammer", "steel gold", -2, -2, 0.98, -18]], ["attack"]],
    S23: [
      "void",
      "crimson red",
      [
        ["spider", "coal red", 0, -6, 0.92],
        ["fighter", "iron red", -22, 38, 0.36],
      ],
      ["attack"],
    ],
    S24: [
      "hall",
      "crimson red",
      [
        ["gavel", "iron", 2, -4, 0.95],
        ["battleship", "iron red", -10, 36, 0.5],
      ],
      ["shield"],
    ],
    S25: ["void", "crimson red", [["sabre", "red gold", 0, -2, 1.02]], ["ship"]],
    S26: [
      "void",
      "crimson",
      [
        ["snakes", "moss lime", 0, 8, 0.98],
        ["skull_face", "moss", 0, 8, 0.8],
        ["eye", "lime", 0, 6, 0.52],
      ],
      ["look"],
    ],
    S27: [
      "embers",
      "crimson red",
      [
        ["cannon", "iron gold", -4, -2, 0.98, -8],
        ["blast", "gold lava", 44, -18, 0.42],
      ],
      ["up"],
    ],
    S28: [
      "void",
      "crimson",
      [
        ["wolf", "steel lava", 0, -12, 0.78],
        ["fighter", "iron lava", -30, 32, 0.4],
        ["fighter", "iron lava", 2, 36, 0.4],
      ],
      ["ship"],
    ],
    S29: [
      "void",
      "crimson",
      [
        ["hood", "coal red", -8, 12, 0.82],
        ["scythe", "silver", 10, -4, 1],
        ["coin", "gold", -32, 34, 0.3],
      ],
      ["star"],
    ],
    S30: ["void", "crimson violet", [["spear", "coal violet", 0, -4, 1, -32]], ["up"]],
    S31: ["sea", "amber gold", [["caravel", "gold red", 0, -4, 1]], ["coin"]],
    S32: [
      "paper",
      "amber",
      [
        ["fall_chart", "sand red", 0, -2, 1],
        ["phone", "red", -8, 4, 0.62],
      ],
      ["coin"],
    ],
    S33: [
      "void",
      "amber",
      [
        ["scales", "gold amber", -2, -8, 0.85],
        ["tag", "red gold", 22, -24, 0.4],
        ["hauler", "silver orange", -14, 38, 0.45],
      ],
      ["coin"],
    ],
    S34: [
      "orbit",
      "amber",
      [
        ["barrier", "red white", 4, -6, 0.95],
        ["coin", "gold", -10, -32, 0.3],
        ["dart", "silver gold", -20, 28, 0.4],
      ],
      ["attack", "coin"],
    ],
    S35: [
      "void",
      "amber",
      [
        ["smile", "gold", 0, 2, 0.82],
        ["hat", "coal red", 0, -34, 0.72],
      ],
      ["coin"],
    ],
    S36: [
      "depth",
      "amber",
      [
        ["hauler", "bone red", 0, -14, 1.02],
        ["crate", "wood", -24, 30, 0.34],
        ["crate", "wood", 2, 30, 0.34],
      ],
      ["planet"],
    ],
    S37: ["sea", "amber steel", [["anchor", "silver", 0, -4, 0.98]], ["coin"]],
    S38: [
      "void",
      "amber",
      [
        ["bag", "wood gold", 0, 14, 0.72],
        ["hand", "moss", -2, -14, -0.62, 180],
      ],
      ["coin"],
    ],
    S39: [
      "hall",
      "amber",
      [
        ["trophy", "gold red", -14, -6, 0.85],
        ["gavel", "wood", 22, 14, 0.6],
      ],
      ["artifact", "coin"],
    ],
    S40: [
      "void",
      "amber",
      [
        ["wreck", "silver", -4, 26, 0.85],
        ["gripper", "orange", -2, 2, 0.75],
        ["crown", "gold red", 0, -26, 0.55],
      ],
      ["shield"],
    ],
    // Technologies
    T01: [
      "void",
      "teal",
      [
        ["telescope", "wood gold", 0, 2, 0.98],
        ["star4", "gold", 30, -34, 0.25],
      ],
      ["planet", "less"],
    ],
    T02: [
      "circuit",
      "teal",
      [
        ["earth", "wood green", 0, 8, 0.85],
        ["bee", "gold", -30, -22, 0.36],
        ["bee", "gold", 4, -34, 0.36],
        ["bee", "gold", 32, -14, 0.36],
      ],
      ["planet"],
    ],
    T03: [
      "orbit",
      "teal",
      [
        ["tether", "silver gold", -22, 0, 1],
        ["tether", "silver gold", 22, 0, 1],
        ["station", "steel cyan", -22, -32, 0.42],
        ["station", "steel cyan", 22, -32, 0.42],
      ],
      ["coin"],
    ],
    T04: [
      "paper",
      "teal",
      [
        ["map", "bone red", 0, 10, 1],
        ["alien", "green", 0, -8, 0.6],
      ],
      ["card"],
    ],
    T05: [
      "land",
      "teal",
      [
        ["scroll", "bone", -10, 0, 0.82],
        ["house", "wood gold", 26, 8, 0.45],
        ["seal", "red gold", -8, 26, 0.62],
      ],
      ["coin"],
    ],
    T06: [
      "circuit",
      "teal",
      [
        ["spectrum", "red", 2, -6, 1.1],
        ["spectrum", "gold", 2, 3, 1.1, 5],
        ["spectrum", "green", 2, 12, 1.1, 10],
        ["spectrum", "violet", 2, 21, 1.1, 15],
        ["prism", "ice", -6, -2, 0.85],
        ["tail", "white", -20, 2, 0.6, -12],
      ],
      ["planet"],
    ],
    T07: [
      "void",
      "teal",
      [
        ["planet", "green", 0, -22, 0.55],
        ["links", "silver", 0, 2, 0.4, 90],
        ["anchor", "silver", 0, 22, 0.62],
      ],
      ["up"],
    ],
    T08: [
      "hull",
      "teal",
      [
        ["vault", "iron gold", 0, 0, 1],
        ["sprout", "lime green", 0, -2, 0.62],
      ],
      ["coin"],
    ],
    T09: [
      "grid",
      "teal",
      [
        ["derrick", "sand gold", -28, 8, 0.62],
        ["derrick", "sand gold", 0, -4, 0.8],
        ["derrick", "sand gold", 28, 8, 0.62],
        ["waves", "cyan", 2, -34, 0.42, -90],
      ],
      ["planet"],
    ],
    T10: [
      "land",
      "teal",
      [
        ["tent", "orange red", -10, 8, 0.8],
        ["alien", "green", 26, -4, 0.5],
        ["cap", "coal gold", 26, -28, 0.42],
      ],
      ["artifact"],
    ],
    T11: [
      "circuit",
      "blue",
      [
        ["chart", "sky", 0, 0, 0.9],
        ["magnifier", "gold cyan", 4, -4, 0.82],
      ],
      ["star"],
    ],
    T12: [
      "circuit",
      "blue",
      [
        ["ghost", "steel", 14, 4, 0.75],
        ["ghost", "ice", -8, -2, 0.9],
      ],
      ["star"],
    ],
    T13: [
      "lab",
      "blue",
      [
        ["flask", "sky cyan", -30, 2, 0.62],
        ["flask", "sky cyan", 0, 2, 0.62],
        ["flask", "sky cyan", 30, 2, 0.62],
      ],
      ["chip", "less"],
    ],
    T14: [
      "circuit",
      "blue",
      [
        ["drawers", "navy gold", 0, 4, 0.95],
        ["atom", "cyan white", 0, -12, 0.6],
      ],
      ["again"],
    ],
    T15: [
      "hall",
      "blue",
      [
        ["brain", "pink", 0, 8, 0.82],
        ["cap", "navy gold", 0, -26, 0.78],
      ],
      ["up"],
    ],
    T16: [
      "hall",
      "blue",
      [
        ["page", "sky", -8, 0, 0.92],
        ["gear", "gold", -10, 4, 0.36],
        ["stamp", "wood red", 24, -8, 0.62],
      ],
      ["coin"],
    ],
    T17: [
      "circuit",
      "blue",
      [
        ["dot", "red", -34, -28, 1],
        ["dot", "green", -38, 0, 1],
        ["dot", "gold", -34, 28, 1],
        ["converge", "silver", -2, 0, 0.9],
        ["gem", "sky", 32, 0, 0.42],
      ],
      ["wild"],
    ],
    T18: [
      "circuit",
      "blue",
      [
        ["crystal_ball", "violet cyan", 0, 0, 1],
        ["gear", "gold", 0, -6, 0.5],
      ],
      ["card"],
    ],
    T19: [
      "circuit",
      "blue",
      [
        ["brackets", "cyan gold", 0, -16, 0.95],
        ["open_lock", "silver gold", 0, 8, 0.68],
      ],
      ["star"],
    ],
    T20: [
      "paper",
      "blue",
      [
        ["blueprint", "blue", -12, -18, 0.62, -8],
        ["blueprint", "teal", 12, 18, 0.62, 8],
        ["swap_arrows", "gold white", 0, 0, 0.36, -60],
      ],
      ["cards"],
    ],
    T21: ["void", "crimson red", [["lances", "violet pink", 0, 0, 1.02]], ["up"]],
    T22: [
      "hull",
      "crimson red",
      [
        ["hook", "steel", 6, -6, 0.95],
        ["swords", "silver gold", -6, 12, 0.55],
      ],
      ["attack"],
    ],
    T23: [
      "circuit",
      "crimson",
      [
        ["octopus", "violet", 0, 0, 0.8],
        ["target", "red red", 0, 0, 1],
      ],
      ["artifact"],
    ],
    T24: [
      "orbit",
      "crimson red",
      [
        ["scaffold", "steel cyan", 0, -6, 1],
        ["dart", "silver red", 0, -6, 0.78],
      ],
      ["ship", "less"],
    ],
    T25: [
      "hall",
      "crimson red",
      [
        ["swords", "silver gold", 0, -12, 0.8],
        ["open_book", "crimson", 0, 18, 0.8],
      ],
      ["star"],
    ],
    T26: [
      "hull",
      "crimson red",
      [
        ["destroyer", "iron gold", 0, 18, 0.85],
        ["wrench", "silver", 4, -14, 0.72],
      ],
      ["shield"],
    ],
    T27: [
      "void",
      "crimson red",
      [
        ["streaks", "gold", -14, 0, 0.9],
        ["horn_call", "gold", -6, -20, 0.55],
        ["fighter", "silver lava", 8, 12, 0.5],
        ["fighter", "silver lava", -14, 32, 0.5],
      ],
      ["attack"],
    ],
    T28: [
      "grid",
      "crimson red",
      [
        ["headset", "silver red", 0, -4, 0.98],
        ["fighter", "silver gold", -15, 0, 0.34, -90],
        ["fighter", "silver gold", 15, 0, 0.34, -90],
        ["fighter", "silver gold", 0, -14, 0.4, -90],
      ],
      ["up"],
    ],
    T29: [
      "void",
      "crimson red",
      [
        ["broken_links", "steel gold", 0, -14, 1],
        ["open_book", "crimson", 0, 22, 0.62],
      ],
      ["block", "less"],
    ],
    T30: [
      "embers",
      "crimson red",
      [
        ["flame", "lava gold", -30, -14, 0.55],
        ["flame", "lava gold", 30, -14, 0.55],
        ["flame", "lava gold", 0, -26, 0.6],
        ["planet", "coal", 0, 4, 0.72],
        ["orbit", "lava", 0, 6, 1, -14],
      ],
      ["block", "star"],
    ],
    T31: ["orbit", "amber gold", [["bank", "bone gold", 0, 2, 0.98]], ["star"]],
    T32: [
      "rays",
      "amber gold",
      [
        ["coins", "gold", 0, 10, 0.9],
        ["crown", "gold red", 0, -24, 0.68],
      ],
      ["card"],
    ],
    T33: [
      "sea",
      "amber gold",
      [
        ["arch", "sand", 0, 0, 0.95],
        ["crate", "wood", 0, 24, 0.42],
        ["swap_arrows", "green cyan", 0, -6, 0.42],
      ],
      ["coin"],
    ],
    T34: [
      "paper",
      "amber",
      [
        ["barrel", "iron", -22, 8, 0.62],
        ["wheat", "gold", 18, -2, 0.85],
        ["clock", "wood red", -20, -30, 0.34],
      ],
      ["star"],
    ],
    T35: [
      "hall",
      "amber gold",
      [
        ["envelope", "bone red", 0, -4, 0.98],
        ["coin", "gold", 28, -30, 0.36],
      ],
      ["less"],
    ],
    T36: [
      "circuit",
      "amber",
      [
        ["nodes", "gold amber", 0, -2, 1.05],
        ["mask", "coal", 0, -4, 0.82],
      ],
      ["cards"],
    ],
    T37: [
      "void",
      "amber",
      [
        ["chest", "wood gold", 0, -16, 0.62],
        ["liner", "silver gold", -16, 22, 0.5],
        ["liner", "silver gold", 10, 36, 0.5],
      ],
      ["coin"],
    ],
    T38: [
      "void",
      "amber",
      [
        ["road", "iron", -4, 0, 1],
        ["asteroid", "umber", -28, -26, 0.5],
        ["asteroid", "umber", 30, 8, 0.45],
        ["crate", "wood", 2, 8, 0.36],
        ["mask", "coal", 2, 4, 0.36],
      ],
      ["wild"],
    ],
    T39: [
      "void",
      "amber",
      [
        ["heap", "iron orange", 0, 12, 0.9],
        ["magnet", "red", 0, -24, 0.62, 180],
      ],
      ["coin", "star"],
    ],
    T40: [
      "cave",
      "amber gold",
      [
        ["vault", "iron gold", 0, -12, 0.78],
        ["coin_pile", "gold", -10, 14, 0.85],
      ],
      ["star"],
    ],
    // Planets
    P01: [
      "void",
      "teal",
      [
        ["globe", "sand", 0, 0, 1.12],
        ["vitruvian", "umber wood", 0, 0, 0.72],
      ],
      ["planet"],
    ],
    P02: [
      "void",
      "teal",
      [
        ["globe", "silver", 0, 2, 1],
        ["mica", "ice", 0, 2, 0.8],
        ["moon", "sand", 36, -34, 0.25],
      ],
      ["planet"],
    ],
    P03: [
      "sea",
      "teal",
      [
        ["globe", "sky", 0, -4, 1.05],
        ["kingfisher", "blue orange", 0, 0, 0.78],
      ],
      ["planet"],
    ],
    P04: [
      "sea",
      "teal",
      [
        ["globe", "ice", 0, 0, 1.1],
        ["gull", "white red", 0, -2, 0.82],
      ],
      ["planet"],
    ],
    P05: [
      "city",
      "teal",
      [
        ["globe", "iron", 0, -4, 0.9],
        ["mine_head", "coal red", 0, 4, 0.8],
      ],
      ["planet"],
    ],
    P06: [
      "nebula",
      "teal",
      [
        ["globe", "violet", 0, 0, 1],
        ["veil", "pink", 0, 4, 1.1],
      ],
      ["planet"],
    ],
    P07: [
      "void",
      "teal",
      [
        ["half_left", "moss", -7, 0, 1.05, -8],
        ["half_right", "moss", 7, 0, 1.05, -8],
      ],
      ["planet"],
    ],
    P08: [
      "void",
      "teal",
      [
        ["globe", "teal", 0, 0, 1.08],
        ["quill", "white", 2, 0, 0.85],
      ],
      ["planet"],
    ],
    P09: [
      "void",
      "teal",
      [
        ["globe", "crimson", 0, 0, 0.98],
        ["jasper", "orange sand", 0, 0, 0.88],
        ["star4", "white", 38, -36, 0.2],
      ],
      ["planet"],
    ],
    P10: [
      "void",
      "teal",
      [
        ["globe", "green", 0, 0, 1.08],
        ["linden", "lime wood", 0, 0, 0.85],
      ],
      ["planet"],
    ],
    P11: [
      "void",
      "blue",
      [
        ["globe", "sand", 0, 0, 1.12],
        ["press", "wood red", 0, 0, 0.72],
      ],
      ["chip"],
    ],
    P12: [
      "rays",
      "blue",
      [
        ["globe", "cyan", 0, 4, 1],
        ["sprout", "lime green", 0, -2, 0.5],
        ["star4", "gold", 0, -36, 0.4],
      ],
      ["chip"],
    ],
    P13: [
      "sea",
      "blue",
      [
        ["globe", "navy", 0, 0, 1.1],
        ["anchor", "gold", 0, 2, 0.68],
        ["dolphin", "ice", 0, 2, 0.72, -50],
      ],
      ["chip"],
    ],
    P14: [
      "void",
      "blue",
      [
        ["globe", "wood", 0, 2, 1],
        ["inkwell", "navy", -8, 12, 0.5],
        ["quill", "white", 8, -8, 0.6],
        ["moons4", "silver", 0, 0, 1],
      ],
      ["chip"],
    ],
    P15: [
      "void",
      "blue",
      [
        ["globe", "umber", 0, 0, 1.1],
        ["scroll", "sand", 0, 0, 0.78],
      ],
      ["chip"],
    ],
    P16: [
      "void",
      "blue",
      [
        ["globe", "navy", 0, 0, 1.1],
        ["bed", "wood red", 0, 8, 0.65],
        ["crescent", "gold", 4, -22, 0.36],
      ],
      ["chip"],
    ],
    P17: [
      "depth",
      "blue",
      [
        ["globe", "blue", 0, 0, 1.1],
        ["open_book", "wood", 0, 8, 0.7],
        ["bubbles", "ice", 8, -22, 0.36],
      ],
      ["chip"],
    ],
    P18: [
      "land",
      "blue",
      [
        ["globe", "sand", 0, 0, 1.1],
        ["horse", "wood", 2, 0, 0.78],
      ],
      ["chip"],
    ],
    P19: [
      "void",
      "blue",
      [
        ["globe", "plum", 0, 0, 1.12],
        ["codex", "crimson gold", 0, 0, 0.68],
      ],
      ["chip"],
    ],
    P20: [
      "void",
      "blue",
      [
        ["globe", "steel", 0, 0, 1.1],
        ["tablet", "bone", 0, 0, 0.72],
      ],
      ["chip"],
    ],
    P21: [
      "void",
      "crimson red",
      [
        ["globe", "bone", 0, 0, 1.1],
        ["kiln", "iron lava", 0, 4, 0.78],
      ],
      ["ship"],
    ],
    P22: [
      "void",
      "crimson red",
      [
        ["globe", "coal", 0, 0, 1.1],
        ["torch", "orange lava", 0, 0, 0.82],
      ],
      ["ship"],
    ],
    P23: [
      "embers",
      "crimson red",
      [
        ["globe", "coal", 0, 0, 0.82],
        ["cracks", "lava", 0, 0, 0.8],
        ["nine", "lava", 0, 0, 1.02],
      ],
      ["ship"],
    ],
    P24: [
      "void",
      "crimson red",
      [
        ["globe", "iron", 0, 0, 1.1],
        ["magnet", "red", 0, 4, 0.68],
      ],
      ["ship"],
    ],
    P25: [
      "embers",
      "crimson lava",
      [
        ["globe", "coal", 0, 0, 1.1],
        ["lava_sea", "lava gold", 0, 0, 1.1],
      ],
      ["ship"],
    ],
    P26: [
      "land",
      "crimson red",
      [
        ["globe", "sand", 0, -2, 1.05],
        ["heap", "iron lava", 0, 4, 0.82],
      ],
      ["ship"],
    ],
    P27: [
      "void",
      "crimson red",
      [
        ["globe", "wood", 0, 0, 1.1],
        ["anvil", "iron", 0, 2, 0.78],
      ],
      ["ship"],
    ],
    P28: [
      "void",
      "crimson red",
      [
        ["globe", "plum", 0, 0, 1.1],
        ["pyre", "wood", 0, 4, 0.62],
        ["flame", "lava gold", 0, -8, 0.66],
      ],
      ["ship"],
    ],
    P29: [
      "void",
      "crimson red",
      [
        ["globe", "navy", 0, 0, 1.1],
        ["volcano", "umber lava", 0, 4, 0.76],
      ],
      ["ship"],
    ],
    P30: [
      "void",
      "crimson red",
      [
        ["globe", "coal", 0, 0, 1.1],
        ["spoon", "silver", 0, 0, 0.85, 35],
        ["stains", "teal", 0, 0, 0.9],
      ],
      ["ship"],
    ],
    P31: [
      "void",
      "amber",
      [
        ["globe", "umber", 0, 0, 1.12],
        ["ducat", "gold", 0, 0, 0.8],
      ],
      ["coin"],
    ],
    P32: [
      "void",
      "amber",
      [
        ["globe", "navy", 0, 0, 1.12],
        ["bars", "gold", 0, 0, 0.76],
      ],
      ["coin"],
    ],
    P33: [
      "paper",
      "amber",
      [
        ["globe", "sky", 0, 0, 1.12],
        ["land_masses", "green", 0, 0, 1.12],
        ["meridians", "white", 0, 0, 1.12],
        ["compass", "wood red", 24, -24, 0.36],
      ],
      ["coin"],
    ],
    P34: [
      "void",
      "amber",
      [
        ["globe", "bone", 0, 0, 1.15],
        ["checks_round", "coal", 0, 0, 1.02],
        ["coin", "gold", 8, -8, 0.34],
        ["coin", "gold", -14, 12, 0.34],
      ],
      ["coin"],
    ],
    P35: [
      "void",
      "amber",
      [
        ["globe", "umber", 0, 0, 1.12],
        ["candle", "bone orange", 0, 0, 0.82],
      ],
      ["coin"],
    ],
    P36: [
      "land",
      "amber",
      [
        ["globe", "amber", 0, 0, 1.1],
        ["crocus", "violet lava", 0, 0, 0.8],
      ],
      ["coin"],
    ],
    P37: [
      "void",
      "amber",
      [
        ["globe", "moss", 0, 0, 1.1],
        ["stall", "red orange", 0, 10, 0.65],
      ],
      ["coin"],
    ],
    P38: [
      "void",
      "amber",
      [
        ["globe", "plum", 0, 0, 1.12],
        ["purse", "wood gold", -18, -4, 0.52],
        ["purse", "crimson gold", 18, 8, 0.52],
      ],
      ["coin"],
    ],
    P39: [
      "void",
      "amber",
      [
        ["globe", "umber", 0, 0, 1.1],
        ["drop", "orange", 0, -2, 0.82],
        ["fly", "coal", 0, 8, 0.8],
      ],
      ["coin"],
    ],
    P40: [
      "void",
      "amber",
      [
        ["globe", "navy", 0, 0, 1.12],
        ["ledger", "wood red", -2, -2, 0.68],
        ["hourglass", "gold ice", 26, 18, 0.4],
      ],
      ["coin"],
    ],
    // Artifacts
    A01: [
      "embers",
      "teal orange",
      [
        ["anvil", "iron", 0, 16, 0.85],
        ["earth", "blue green", 0, -16, 0.42],
        ["mallet", "silver", 28, -24, 0.62, 20],
        ["sparks", "gold", -20, -10, 0.5],
      ],
      ["build"],
    ],
    A02: ["grid", "teal", [["cubes", "teal cyan", 0, -2, 0.98]], ["cards"]],
    A03: [
      "land",
      "teal",
      [
        ["monolith", "iron", 0, -2, 0.98],
        ["clock_face", "cyan", -5, -8, 0.4],
      ],
      ["again"],
    ],
    A04: [
      "nebula",
      "teal",
      [
        ["brain", "pink", -20, -4, 0.62],
        ["brain", "cyan", 20, -4, 0.62],
        ["loop", "gold", 0, 26, 0.5],
      ],
      ["action"],
    ],
    A05: [
      "void",
      "teal",
      [
        ["shard", "cyan", 0, -2, 1],
        ["clock_face", "navy", -2, 0, 0.42],
      ],
      ["action", "coin"],
    ],
    A06: ["land", "teal gold", [["cornucopia", "amber red", 0, -4, 1]], ["cards"]],
    A07: ["cave", "teal", [["well", "steel wood", 0, 0, 0.95]], ["planet"]],
    A08: [
      "paper",
      "teal",
      [
        ["chart_sheet", "navy gold", 0, 0, 1],
        ["constellation", "gold", 0, -2, 0.82],
      ],
      ["look"],
    ],
    A09: [
      "rays",
      "teal",
      [
        ["lens", "gold cyan", 0, -2, 0.98],
        ["eye", "violet", 0, -2, 0.62],
      ],
      ["star"],
    ],
    A10: [
      "rays",
      "teal gold",
      [
        ["codex", "gold amber", 0, -2, 0.9],
        ["coin", "gold", 0, -2, 0.46],
      ],
      ["coin"],
    ],
    A11: [
      "circuit",
      "teal",
      [
        ["key", "ice", 4, 6, 0.9, -28],
        ["key", "cyan", -4, -6, 0.95, -28],
      ],
      ["block", "star"],
    ],
    A12: [
      "void",
      "teal",
      [
        ["cannon", "steel cyan", -4, 4, 0.92, -8],
        ["bomb_ball", "coal cyan", 32, -26, 0.72],
      ],
      ["up"],
    ],
    A13: [
      "void",
      "teal",
      [
        ["ghost", "ice", 0, 8, 0.88],
        ["bicorne", "gold", 0, -26, 0.85],
      ],
      ["attack"],
    ],
    A14: [
      "void",
      "teal",
      [
        ["earth", "wood green", 0, 16, 0.75],
        ["gripper", "iron gold", 0, -4, 1.05],
      ],
      ["planet"],
    ],
    A15: [
      "rays",
      "teal gold",
      [
        ["chest", "gold crimson", 0, 4, 0.92],
        ["seal", "red gold", 0, 2, 0.8],
      ],
      ["star"],
    ],
    A16: [
      "void",
      "teal violet",
      [
        ["halo", "white", 0, -2, 1.05],
        ["facets", "red gold", 0, -2, 0.98],
        ["facets_low", "green blue", 0, -2, 0.98],
      ],
      ["wild"],
    ],
    // Alien Systems
    X1: [
      "land",
      "plum violet",
      [
        ["pyramid", "plum", 22, 2, 0.8],
        ["tombs", "steel", -8, 6, 0.85],
        ["crescent", "bone", -26, -32, 0.3],
      ],
      ["skull"],
    ],
    X2: [
      "cave",
      "moss lime",
      [
        ["hive", "amber lime", 0, -2, 0.92],
        ["bug", "crimson lime", -34, 24, 0.34, -30],
        ["bug", "crimson lime", 34, -20, 0.34, 30],
      ],
      ["attack"],
    ],
    X3: [
      "void",
      "navy blue",
      [
        ["wreck", "sand", 4, -28, 0.78, -8],
        ["wreck", "silver", -6, 1, 0.9, 6],
        ["wreck", "bone", 0, 28, 0.72, -5],
      ],
      ["coin"],
    ],
    X4: [
      "cave",
      "violet cyan",
      [
        ["crystals", "cyan", 0, -4, 0.95],
        ["book", "violet gold", 0, 20, 0.36],
      ],
      ["card"],
    ],
    X5: ["land", "teal gold", [["gate", "sand cyan", 0, 0, 1]], ["shield"]],
    // Defence Plans
    D00: [
      "paper",
      "amber sky",
      [
        ["blueprint", "blue", 0, 0, 1.05],
        ["shield", "steel", 0, 0, 0.72],
      ],
      ["shield"],
    ],
    D01: [
      "void",
      "crimson red",
      [
        ["mine", "coal red", -24, -20, 0.6],
        ["mine", "coal red", 24, -12, 0.72],
        ["mine", "coal red", -12, 24, 0.74],
      ],
      ["skull"],
    ],
    D02: [
      "void",
      "amber",
      [
        ["outline", "ice", -8, -24, 0.75],
        ["outline", "ice", 10, 2, 0.75],
        ["dart", "silver red", -10, 28, 0.7],
      ],
      ["shield"],
    ],
    D03: [
      "void",
      "coal red",
      [
        ["fighter", "silver red", -24, -12, -0.72],
        ["asteroid", "umber", 14, 6, 1.1],
        ["eyes_dark", "lava", 16, 4, 0.8],
      ],
      ["skull"],
    ],
    D04: [
      "land",
      "amber",
      [
        ["bunker", "steel lava", -20, -6, 0.6],
        ["bunker", "steel lava", 10, 16, 0.85],
      ],
      ["shield", "planet"],
    ],
    D05: [
      "hall",
      "amber",
      [
        ["treaty", "bone red", -8, -2, 0.88],
        ["bag", "wood gold", 24, 14, 0.5],
        ["links", "iron", -6, 38, 0.7],
      ],
      ["coin"],
    ],
    D06: [
      "orbit",
      "teal",
      [
        ["net", "teal cyan", 0, -6, 1],
        ["dish", "silver red", -2, 4, 0.72],
      ],
      ["look", "star"],
    ],
    D07: [
      "void",
      "amber red",
      [
        ["uturn", "red", 0, 0, 0.98],
        ["sword", "silver gold", 28, -14, 0.5],
      ],
      ["attack"],
    ],
    D08: [
      "void",
      "amber",
      [
        ["blast", "gold lava", 0, -38, 0.4],
        ["umbrella", "sky", 0, -8, 0.98],
        ["coins", "gold", -20, 26, 0.42],
      ],
      ["coin"],
    ],
    D09: [
      "void",
      "blue cyan",
      [
        ["hex_shield", "sky cyan", 0, -4, 1],
        ["planet", "green", 0, 12, 0.3],
      ],
      ["shield"],
    ],
    D10: [
      "sea",
      "crimson red",
      [
        ["harbour", "coal wood", 0, -2, 0.95],
        ["flame", "lava gold", -20, -2, 0.55],
        ["flame", "lava gold", 12, 2, 0.62],
      ],
      ["attack"],
    ],
    // Factions
    F1: [
      "rays",
      "violet",
      [
        ["flag", "plum", -4, 0, 1],
        ["star_ring", "white", 3, -22, 0.5],
      ],
      ["ship"],
    ],
    F2: [
      "land",
      "moss green",
      [
        ["people", "lime", 0, 6, 0.92],
        ["heart", "red", 0, -30, 0.36],
      ],
      ["planet"],
    ],
    F3: ["circuit", "blue cyan", [["bionic", "steel cyan", 0, -2, 0.98]], ["chip"]],
    F4: [
      "hall",
      "violet",
      [
        ["mitre", "white gold", -6, -2, 0.88],
        ["crook", "gold", 28, -2, 0.95],
      ],
      ["planet"],
    ],
    F5: ["rays", "amber gold", [["rings6", "gold", 0, -2, 1]], ["chip", "coin"]],
    F6: [
      "lab",
      "crimson",
      [
        ["clone", "skin crimson", -26, 4, 0.62],
        ["clone", "skin crimson", 26, 4, 0.62],
        ["clone", "skin crimson", 0, -2, 0.8],
      ],
      ["ship"],
    ],
  },
);
