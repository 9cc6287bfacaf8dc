// Faces of the aliens of the red alert level.
import { around, box, burst, circle, cog, dots, ellipse, ring, spoke, toward } from "../../art/pen";
import { ball, both, brows, eye, eyes, grin, limb, roar, shine, small_card, solid } from "./features";
import type { Face } from "./features";

/** An arm of a whirl that begins at an angle and winds outwards. */
function whirl(angle: number): string {
  const at = (turn: number, far: number) =>
    toward(angle + turn, far)
      .map(Math.round)
      .join(" ");
  return `M${at(0, 22)}C${at(25, 40)} ${at(60, 46)} ${at(95, 44)}S${at(140, 50)} ${at(160, 64)}`;
}

export const red: Readonly<Record<string, Face>> = {
  citadel: [
    "land",
    "shield",
    [
      "silver gold",
      [
        ...solid("M-32 58V-14H-40V-46H-24V-34H-8V-46H8V-34H24V-46H40V-14H32V58Z"),
        "d3 M-38-14H38M-30 2H-24M24 2H30M-30 30H-20M22 30H30M-28 16H-26M-34-24H-20M14-24H30",
        `k ${both("M7 10V-2A8 8 0 0 1 25-2V10Z")}`,
        `a ${both("M11 10V0A5 5 0 0 1 21 0V10Z")}`,
        brows(16, -13, 9, 4),
        "k M-16 58V36A16 16 0 0 1 16 36V58Z",
        "a3 M-8 24V56M0 20V56M8 24V56M-15 34H15M-15 44H15",
      ],
    ],
  ],
  dictator: [
    "hall",
    "planet",
    [
      "iron gold",
      [
        ...solid("M-50 58C-50 36-30 30 0 30S50 36 50 58Z"),
        "a6 M-48 42L-28 36M48 42L28 36",
        `a ${burst(5, 6, 2.4, 18, 48)}`,
        "k M-8 32L0 44L8 32Z",
      ],
    ],
    [
      "moss lime",
      [
        ...solid(ellipse(26, 29, 0, 6)),
        ...eyes(11, -1, 7, [0, 1]),
        "d M-20-4H20V-10H-20Z",
        "k M0 11C-6 8-16 10-20 20C-12 20-4 20 0 17C4 20 12 20 20 20C16 10 6 8 0 11Z",
        "k4 M-9 27Q0 22 9 27",
      ],
    ],
    [
      "crimson gold",
      [
        ...solid("M-42-30C-40-52 40-52 42-30L29-16H-29Z"),
        ...solid("M-29-20H29V-10H-29Z", "k"),
        ...solid("M-31-10C-20-16 20-16 31-10C26 0-26 0-31-10Z", "k"),
        "c3 M-27-14H27",
        ...solid(burst(5, 11, 4.5, 0, -31), "a"),
      ],
    ],
  ],
  gambler: [
    "hall",
    "look",
    [
      "violet plum",
      [
        ...solid("M0-44C22-44 30-28 29-8C28 16 16 32 0 32S-28 16-29-8C-30-28-22-44 0-44Z"),
        ...eyes(12, -6, 8, [3, 1]),
        `m ${both("M3-6A9 9 0 0 1 21-6Z")}`,
        `k3 ${both("M3-6H21")}`,
        "k4 M-22-18L-6-15M6-20Q14-27 23-19",
      ],
    ],
    [
      "lime green",
      [...solid("M-36-20C-34-50 34-50 36-20C18-30-18-30-36-20Z"), "l%60 M-30-26C-26-44 26-44 30-26C14-34-14-34-30-26Z"],
    ],
    ["red", small_card, -32, 31, 1.15, -32],
    ["coal", small_card, -12, 24, 1.15, -11],
    ["red", small_card, 12, 24, 1.15, 11],
    ["coal", small_card, 32, 31, 1.15, 32],
  ],
  grudge: [
    "cave",
    "skull",
    [
      "blue navy",
      [
        ...solid("M-20-20C-16-30 16-30 20-20C36-6 46 20 40 36C30 52-30 52-40 36C-46 20-36-6-20-20Z"),
        "d%60 M-40 30C-24 20 24 20 40 30C38 50-38 50-40 30Z",
        ...eyes(12, 3, 8, [0, 1]),
        "m M-24 2L0 8L24 2V-8H-24Z",
        brows(14, -1, 12, 6, "k6"),
        "k5 M-20 36Q0 18 20 36",
        "w M-13 33L-10 22L-6 29ZM13 33L10 22L6 29Z",
      ],
    ],
    [
      "silver gold",
      [
        ...solid("M-32-18C-48-18-48-36-34-37C-32-50-12-54-4-45C4-54 26-52 28-40C44-42 48-22 34-18Z", "d"),
        ...solid("M-2-22L-14-4H-6L-10 8L8-9H0L8-22Z", "a"),
      ],
      0,
      2,
    ],
  ],
  machine: [
    "hull",
    "again",
    ["amber", [...solid(cog(8, 20, 14, -32, 0)), ...solid(cog(8, 20, 14, 32, 0)), `d ${dots(7, [-32, 0], [32, 0])}`]],
    [
      "silver red",
      [
        ...limb("M0-34V-46", 4),
        ...solid(circle(5, 0, -46), "a"),
        ...solid("M-30-36H30V28L20 46H-20L-30 28Z"),
        `d ${dots(2.5, [-25, -31], [25, -31], [-25, 24], [25, 24])}`,
        ...solid(box(-25, -22, 50, 18), "k"),
        `b ${circle(8, 8, -13)}`,
        `a ${circle(6, 8, -13)}`,
        `c ${circle(2.5, 9, -15)}`,
        "k9 M0 18C-8 6-19 8-19 18S-8 30 0 18C8 6 19 8 19 18S8 30 0 18Z",
        "a4 M0 18C-8 6-19 8-19 18S-8 30 0 18C8 6 19 8 19 18S8 30 0 18Z",
      ],
    ],
  ],
  masochist: [
    "cave",
    "less",
    [
      "wood red",
      [
        "k6 M20-22L46-48M-24-10L-52-24M30 26L54 40",
        "l3 M20-22L46-48M-24-10L-52-24M30 26L54 40",
        "a M38-48L50-54L52-42L44-38ZM-44-26L-54-32L-56-20L-47-17Z",
      ],
    ],
    [
      "pink crimson",
      [
        ...solid("M0-38C24-38 35-22 35 2C35 28 20 44 0 44S-35 28-35 2C-35-22-24-38 0-38Z"),
        `a%55 ${ellipse(14, 13, 14, -4)}`,
        ...eye(-13, -5, 10, [0, 1]),
        "k4.5 M6-8L14-3L6 2M24-8L16-3L24 2",
        ...grin(15, 21, 17),
        "k M-10 16H0V24H-10Z",
        ...solid("M-30-26L-8-36L-5-29L-27-19Z", "w"),
        `d ${dots(1.5, [-20, -27], [-16, -29], [-12, -31])}`,
        "a3 M26 22L32 30M31 20L27 32",
      ],
    ],
  ],
  tripler: [
    "grid",
    "plus",
    [
      "orange gold",
      [
        ...solid("M-8-36L0-58L8-36ZM34 22L56 30L36 40ZM-34 22L-56 30L-36 40Z", "a"),
        ...solid("M0-46C9-46 13-38 17-30L44 24C48 36 42 44 33 44H-33C-42 44-48 36-44 24L-17-30C-13-38-9-46 0-46Z"),
        ...eye(0, -17, 9, [0, 1]),
        ...eye(-17, 12, 9, [1, 1]),
        ...eye(17, 12, 9, [-1, 1]),
        "k M-22 28H22Q18 41 0 41Q-18 41-22 28Z",
        "w M-18 28H-9L-13 37ZM-4.5 28H4.5L0 37ZM9 28H18L13 37Z",
        `b ${dots(2.5, [-5, -1], [5, -1], [0, 5])}`,
      ],
    ],
  ],
  virus: [
    "lab",
    "cards",
    [
      "lime red",
      [
        `k9 ${around(12, (angle) => spoke(angle, 26, 42))}`,
        `d5 ${around(12, (angle) => spoke(angle, 26, 42))}`,
        `k ${around(12, (angle) => ball(angle, 44, 7.5))}`,
        `a ${around(12, (angle) => ball(angle, 44, 5.5))}`,
        ...solid(circle(32)),
        shine(-12, -17, 8, 6),
        ...eyes(12, -3, 8, [0, 1]),
        brows(12, -14, 10, 5),
        ...roar(12, 13, 15),
      ],
    ],
  ],
  void: [
    "void",
    "skull",
    [
      "crimson lava",
      [
        `a%35 ${ring(50, 40)}`,
        `a3%60 ${around(16, (angle, i) => spoke(angle, 44, i % 2 ? 50 : 56))}`,
        `c4 ${circle(41)}`,
        `k ${circle(41)}`,
        `a%30 ${ellipse(13, 4, -17, -2)}${ellipse(13, 4, 17, -2)}`,
        `c ${ellipse(9, 1.8, -17, -2)}${ellipse(9, 1.8, 17, -2)}`,
      ],
    ],
  ],
  warpish: [
    "nebula",
    "fleet",
    ["violet pink", [`k15 ${around(3, whirl)}`, `m10 ${around(3, whirl)}`, `a3%80 ${around(3, whirl)}`]],
    [
      "bone cyan",
      [
        ...solid("M0-30C20-30 28-16 26 0C24 9 17 11 15 14V29H-15V14C-17 11-24 9-26 0C-28-16-20-30 0-30Z"),
        `k ${ellipse(8, 9, -11, -5)}${ellipse(8, 9, 11, -5)}`,
        `a ${dots(4, [-11, -4], [11, -4])}`,
        "k M0 5L4 12H-4Z",
        "k2.5 M-8 20V28M0 20V28M8 20V28",
      ],
    ],
  ],
};
