// What is seen in the sky: stars, worlds, clouds, and forces at work.
import { around, burst, circle, dots, ellipse, line_of, lines, polygon, ring, spoke, toward } from "../pen";

const glow = (r: number): string => `c%18 ${circle(r * 1.55)}|c%25 ${circle(r * 1.25)}`;
const sector = (angle: number, wide: number, far: number): string =>
  line_of([[0, 0], toward(angle - wide, far), toward(angle + wide, far)]);
/** The skin of a planet: the ball, its shadow side and its light side. */
const ball = (r: number): string =>
  `m ${circle(r)}|y%18 M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r * 1.1} 0 0 0 ${-r} 0Z`;
const night = (r: number): string => `k%35 M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.25} ${r * 1.25} 0 0 0 0 ${-r}Z`;

export const sky = {
  sun: `${glow(24)}|m ${burst(12, 40, 27)}|l ${circle(26)}|w%60 ${circle(17, -3, -3)}`,
  star: `${glow(20)}|m ${burst(8, 36, 16)}|l ${circle(17)}|w%70 ${circle(9, -2, -2)}`,
  star4: `c%20 ${circle(26)}|m ${burst(4, 46, 11)}|w ${burst(4, 26, 7)}`,
  spark: `w ${burst(4, 40, 6)}|c%50 ${burst(4, 24, 5, 0, 0, 45)}`,
  sparks: `c ${burst(4, 14, 3, -26, -18)}${burst(4, 9, 2, 22, -30)}${burst(4, 18, 3.5, 20, 12)}${burst(4, 8, 2, -30, 22)}${burst(4, 11, 2.5, -2, 32)}|w ${burst(4, 8, 2, 0, -8)}${burst(4, 6, 1.5, 36, -8)}${burst(4, 5, 1.5, -14, 10)}${dots(1.6, [-38, 4], [8, -38], [34, 32], [-18, -36], [4, 16])}`,
  supernova: `c%20 ${circle(46)}|m ${burst(14, 46, 20)}|w ${burst(14, 32, 15)}|k ${circle(13)}|c3 ${circle(13)}`,
  planet: `${ball(36)}|d%60 M-34-12C-14-18 8-4 34-12L36-4C10 2-14-10-36-2Z|l%50 M-32 14C-12 8 10 20 33 13L29 22C10 26-10 16-28 22Z|${night(36)}`,
  globe: `${ball(38)}|${night(38)}`,
  earth: `${ball(38)}|a M-30-18C-22-30-8-34 0-32C2-26-6-22-4-16C4-14-2-4-8-2C-14 0-12 8-18 10C-26 6-24-4-32-4ZM8-8C18-14 30-12 35-8C36 4 30 18 22 24C16 20 20 12 12 8C6 4 4-4 8-8ZM-10 20C0 18 2 26-2 34C-10 34-12 26-10 20Z|${night(38)}`,
  moon: `m ${circle(30)}|d%60 ${dots(6, [-10, -8], [12, 6])}${dots(3.5, [6, -16], [-14, 12], [-2, 20], [20, -6])}|${night(30)}`,
  crescent: `m M12-34A34 34 0 1 0 12 34A28 28 0 1 1 12-34Z`,
  galaxy: `c%16 ${ellipse(46, 22)}|l5 M6 0C10-16-22-20-34-6|l5 M-6 0C-10 16 22 20 34 6|m3 M2-4C24-18 44-8 42 2|m3 M-2 4C-24 18-44 8-42-2|c ${ellipse(13, 8)}|w ${ellipse(7, 5)}|w ${dots(1.5, [-24, -14], [24, 14], [34, -8], [-34, 8], [12, -16], [-12, 16])}`,
  hole: `c%25 ${ellipse(49, 20)}|a ${ellipse(47, 15)}|c ${ellipse(36, 10)}|k ${circle(22)}|c3.5 M-22 0A22 22 0 0 1 22 0|w2 M-40 3C-20 14 20 14 40 3|a4 M-44 3C-20 16 20 16 44 3`,
  horizon: `c%30 ${circle(63, 0, 58)}|c ${circle(57, 0, 58)}|k ${circle(53, 0, 59)}|w1.5 M-47 30C-20-2 20-2 47 30`,
  falling: `m M-6-44C6-44 8-30 4-20C3-8 1 2 0 14C-2 2-4-10-6-20C-12-32-12-42-6-44Z|w ${circle(6, -1, -35)}`,
  quasar: `c%40 M-5-2L-14-50H14L5-2Z|c%40 M-5 2L-14 50H14L5 2Z|w M-1.500 0L-5-50H5L1.500 0ZM-1.500 0L-5 50H5L1.500 0Z|c%30 ${ellipse(48, 17)}|a ${ellipse(44, 12)}|c ${ellipse(30, 7.5)}|w ${circle(9)}`,
  pulsar: `c%30 ${sector(55, 13, 70)}${sector(235, 13, 70)}|w%80 ${sector(55, 5, 70)}${sector(235, 5, 70)}|c2%60 ${circle(26)}|c2%40 ${circle(37)}|m ${circle(15)}|w ${circle(8)}`,
  binary: `l1.5%80 ${ellipse(42, 18)}|m ${circle(19, -22, 4)}|w%50 ${circle(10, -25, 0)}|a ${circle(12, 26, -6)}|w%60 ${circle(6, 24, -8)}`,
  dwarf: `m3%50 ${circle(42)}|m2%35 ${burst(12, 44, 36)}|m8%25 ${circle(31)}|c%40 ${circle(18)}|w ${circle(11)}|w2 ${around(4, (a) => spoke(a, 13, 24))}`,
  collapse: `m%50 ${circle(44)}|d%70 ${circle(33)}|k ${circle(22)}|w ${circle(9)}|c ${around(8, (a) => line_of([toward(a, 15), toward(a - 14, 32), toward(a - 5, 29), toward(a - 4, 45), toward(a + 4, 45), toward(a + 5, 29), toward(a + 14, 32)]))}`,
  wormhole: `l1.6 ${[44, 37, 30, 23, 16, 10].map((r, i) => ellipse(r, r * 0.62, 0, i * 4 - 12)).join("")}|l1.2%80 ${around(
    12,
    (a) => {
      const [x, y] = toward(a, 44);
      const [u, v] = toward(a, 10);
      return `M${x.toFixed(0)} ${(y * 0.62 - 12).toFixed(0)}L${u.toFixed(0)} ${(v * 0.62 + 8).toFixed(0)}`;
    },
  )}|k ${ellipse(10, 6, 0, 8)}|c ${ellipse(5, 3, 0, 8)}`,
  comet: `c%35 M-48 34C-20 0 0-14 14-26L30-8C14 4-10 20-48 34Z|c%60 M-38 24C-14 0 4-12 16-20L26-10C12 2-8 14-38 24Z|m ${circle(15, 22, -18)}|w%60 ${circle(7, 19, -22)}|d%50 ${dots(3, [27, -14], [18, -10])}`,
  meteor: `c%40 M-46 40L14-20L24-8Z|w%80 M-30 26L16-18L22-10Z|m ${burst(5, 20, 9, 24, -20, 15)}|w ${burst(5, 10, 5, 24, -20, 15)}`,
  wind: `c3 M-40-22C-20-36 0-8 20-22S40-26 44-22|c3 M-44 0C-22-14 0 14 22 0S42-4 46 0|c3 M-40 22C-20 8 0 36 20 22S40 18 44 22`,
  bow_shock: `c3 M30-40C8-26 8 26 30 40|c2%60 M40-44C2-26 2 26 40 44`,
  cloud: `d%70 M-34 24C-50 20-44 0-30 0C-30-18-8-24 0-12C8-26 34-20 30 0C46 0 46 22 34 24Z|m M-32 20C-46 16-40-2-28-2C-26-18-8-22 0-12C8-24 30-18 28-2C42-2 42 18 32 20Z|l%60 M-28-2C-26-18-8-22 0-12C-10-14-20-8-20 0Z`,
  rain: `c3 ${lines([-20, 26, -26, 40], [-4, 26, -10, 40], [12, 26, 6, 40], [26, 26, 20, 40])}`,
  bolt: `c%40 M10-46L-24 6H-4L-14 46L26-12H4L18-46Z|m M8-42L-20 4H-1L-10 38L21-10H1L14-42Z`,
  snow: `l4 ${around(6, (a) => spoke(a, 0, 40))}|l3 ${around(6, (a) => {
    const [x, y] = toward(a, 24);
    const [p, q] = toward(a - 18, 35);
    const [s, t] = toward(a + 18, 35);
    return `M${p.toFixed(0)} ${q.toFixed(0)}L${x.toFixed(0)} ${y.toFixed(0)}L${s.toFixed(0)} ${t.toFixed(0)}`;
  })}`,
  flame: `m M2-46C8-26 32-18 28 12C26 32 12 42 0 42C-14 42-28 32-28 12C-28-4-16-8-14-24C-6-18-2-10-2-4C6-14 6-30 2-46Z|a M2-10C6 2 18 6 16 22C14 34 6 40 0 40C-8 40-16 34-16 22C-16 12-8 10-6 0C-2 4 0 6 0 10C4 6 4-2 2-10Z|w%80 M1 16C3 22 8 26 7 32C6 38 3 40 0 40C-4 40-7 37-7 32C-7 26-2 24 1 16Z`,
  drop: `m M0-40C14-16 28-2 28 14C28 32 14 40 0 40C-14 40-28 32-28 14C-28-2-14-16 0-40Z|w%70 M-16 12C-16 24-8 30-2 31C-12 34-22 26-20 12Z`,
  tail: `c%40 M-50 0L0-12V12Z|w%70 M-40 0L0-6V6Z`,
  streaks: `c3%70 ${lines([-50, -26, -8, -26], [-44, -12, 0, -12], [-50, 2, 4, 2], [-40, 16, -2, 16], [-48, 30, -12, 30])}`,
  photon: `c%40 M-50-8L10-20V-34L48 0L10 34V20L-50 8Z|m M-50-4L8-12V-24L40 0L8 24V12L-50 4Z|w M-50-1.500L6-4V-10L26 0L6 10V4L-50 1.500Z`,
  asteroid: `d M-30-16L-8-32L22-26L36-4L28 22L2 32L-26 24L-38 4Z|m M-30-16L-8-32L22-26L34-6L18 12L-8 20L-34 2Z|d ${dots(5, [-12, -10], [12, -4])}${dots(3, [2, -18], [-20, 2])}`,
  orbits: `l1.6%80 ${ellipse(46, 16)}|l1.6%80 ${ellipse(34, 11)}|l1.6%80 ${ellipse(22, 7)}`,
  orbit: `l2.2 ${ellipse(46, 20)}`,
  constellation: `l1.8 M-36 24L-18-4L4-14L26-30M4-14L20 10L36 22|w ${burst(4, 8, 2.5, -36, 24)}${burst(4, 9, 3, -18, -4)}${burst(4, 11, 3, 4, -14)}${burst(4, 8, 2.5, 26, -30)}${burst(4, 8, 2.5, 20, 10)}${burst(4, 7, 2.5, 36, 22)}`,
  cross_stars: `l2 M0-42V42M-32-8H32|w ${burst(4, 14, 4, 0, -42)}${burst(4, 12, 3.5, -32, -8)}${burst(4, 15, 4.5, 0, -8)}${burst(4, 12, 3.5, 32, -8)}${burst(4, 12, 3.5, 0, 40)}`,
  aurora: `a%60 M-50-10C-30-50-10 0 10-34C24-50 40-20 50-40V-4C36 8 24-18 10 0C-10 28-30-12-50 24Z|m%50 M-50 6C-30-30-10 18 10-14C24-30 40 0 50-20V10C36 24 24 0 10 16C-10 40-30 6-50 36Z`,
  grid_dent: `l1.4 M-50-14C-20-14-14 26 0 26S20-14 50-14M-50-2C-22 0-14 34 0 34S22 0 50-2M-48 14C-24 16-14 42 0 42S24 16 48 14M-40-18L-50 30M40-18L50 30M-20-12L-30 44M20-12L30 44M-8 6L-10 48M8 6L10 48`,
  delta: `k5%60 M0-26L26 20H-26Z|m5 M0-26L26 20H-26Z|w1.5 M0-26L26 20H-26Z`,
  psi: `k6%60 M0-28V28M-24-24C-24 2-16 8 0 8S24 2 24-24|m5 M0-28V28M-24-24C-24 2-16 8 0 8S24 2 24-24|w1.5 M0-28V28M-24-24C-24 2-16 8 0 8S24 2 24-24`,
  phi: `k6%60 ${circle(19)}M0-32V32|m5 ${circle(19)}M0-32V32|w1.5 ${circle(19)}M0-32V32`,
  hexes: `l2%70 ${polygon(6, 24, 0, 0, 0)}${polygon(6, 24, 0, 41.6, 0)}${polygon(6, 24, 0, -41.6, 0)}${polygon(6, 24, 0, 20.8, 36)}${polygon(6, 24, 0, -20.8, 36)}${polygon(6, 24, 0, 20.8, -36)}${polygon(6, 24, 0, -20.8, -36)}`,
  hex_cloud: `m%40 ${polygon(6, 34)}|l2.5 ${polygon(6, 34)}|a%70 M-18 12C-28 8-24-4-14-4C-12-16 4-18 8-8C20-12 28 4 18 12Z|w ${dots(2, [-8, 2], [6, -2], [2, 7])}`,
  rays3: `c3 ${around(12, (a) => spoke(a, 30, 44))}`,
  outward: `c ${around(8, (a) => line_of([toward(a, 48), toward(a - 9, 36), toward(a - 3, 37), toward(a - 5, 22), toward(a + 5, 22), toward(a + 3, 37), toward(a + 9, 36)]))}`,
  halo: `l3%70 ${ring(44, 38)}`,
  half_left: `m M0-40A40 40 0 0 0 0 40L8 24L-2 10L12-6L0-20L8-36Z|l%50 M-8-39A40 40 0 0 0-38-10C-28-20-16-26-6-26Z|d%50 M-36 10C-24 4-14 14-4 10L6 24L0 38C-18 38-30 28-36 10Z`,
  half_right: `d M2-40A40 40 0 0 1 2 40L12 24L2 10L16-6L4-20L12-36Z|c%60 M12-36L4-20L16-6L2 10L12 24L2 40L7 24L-2 10L12-6L0-20L8-37Z`,
  moons4: `m ${dots(6.5, [-42, -36], [-24, -43], [24, -43], [42, -36])}`,
  cracks: `m3 M-30-16L-10-8L-14 12L8 22L4 36M-10-8L6-22L2-36M6-22L26-16L34-22M8 22L26 14|l1.200 M-30-16L-10-8L-14 12L8 22L4 36M-10-8L6-22L2-36M6-22L26-16L34-22M8 22L26 14`,
  lava_sea: `m M-37-6C-28-14-22 0-12-6S6-14 14-6S30-12 37-6A38 38 0 0 1-37-6Z|a4 M-30 8C-22 2-16 14-6 8S10 2 18 8S26 8 30 6M-24 20C-16 14-10 26 0 20S14 16 24 20|c ${dots(3, [-18, -16], [6, -22], [22, -14])}${dots(2, [-6, -28], [14, -32])}`,
  land_masses: `m M-30-18C-22-30-8-34 0-32C2-26-6-22-4-16C4-14-2-4-8-2C-14 0-12 8-18 10C-26 6-24-4-32-4ZM8-8C18-14 30-12 35-8C36 4 30 18 22 24C16 20 20 12 12 8C6 4 4-4 8-8Z`,
  meridians: `f1.600 ${ellipse(14, 38)}${ellipse(27, 38)}M0-38V38M-38 0H38M-33-19H33M-33 19H33`,
  wake: `m4 M-48 22C-34 10-26 34-12 22S10 10 20 20|m3%70 M-50 34C-36 22-26 44-12 34S10 22 22 30|m2%50 M-50 10C-38 0-28 20-16 10`,
  checks_round: `f M-14-39V-28H-28V-14H-39C-34-28-26-36-14-39ZM0-42H14V-28H0ZM-28-14H-14V-28H0V-14H14V-28H28V-14H40L42 0H28V-14H14V0H0V-14H-14V0H-28ZM-42 0H-28V14H-14V0H0V14H14V0H28V14H39C36 26 28 34 14 39V28H28V14H14V28H0V42H-14V28H-28V14H-39ZM-14 14V28H0V14Z`,
  eyes_dark: `k ${ellipse(24, 12)}|m M-20-4L-4 2L-16 6ZM20-4L4 2L16 6Z`,
  trefoil: `k ${circle(40)}|m ${ring(40, 35)}|m ${[0, 120, 240].map((a) => line_of([toward(a - 26, 10), toward(a - 30, 32), toward(a - 15, 34), toward(a, 34.5), toward(a + 15, 34), toward(a + 30, 32), toward(a + 26, 10)])).join("")}|m ${circle(6)}`,
  smoke: `m%70 M-6 44C-20 30 6 22-6 8C-20-6 8-14-4-40C20-22 2-8 12 6C22 22-2 30 8 44Z`,
} as const;
