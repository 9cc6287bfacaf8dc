// Signs of what a card does, in a round field of 12 to each side.
import { box, burst, circle, cog, polygon, ring } from "./pen";

const arrow_up = "M0-8L7 0H3V8H-3V0H-7Z";
export const signs = {
  star: ["#ffd75e", burst(5, 9, 4)],
  plus: ["#9df0a8", "M-2.500-8h5v5.500h5.500v5h-5.500v5.500h-5v-5.500h-5.500v-5h5.500Z"],
  less: ["#9df0a8", "M-3-8H3V0H7L0 8L-7 0H-3Z"],
  up: ["#9df0a8", arrow_up],
  card: ["#f3f5fa", "M-6-8H6V8H-6ZM-4-6V6H4V-6Z"],
  cards: ["#f3f5fa", "M-8-4L-1-8L6 5L-1 9ZM0-8H8V6H6.500L1-5Z"],
  coin: ["#ffd75e", ring(9, 6.5) + "M-1.500-4h3v8h-3Z"],
  food: ["#a5e06a", "M0 9C-1 4-8 3-7-5C-2-5 0-1 0 3C0-2 2-7 7-8C8 0 3 3 1 4V9Z"],
  fleet: ["#ff9a8a", "M0-9C3-5 3-2 3 1L8 6V9L3 7H-3L-8 9V6L-3 1C-3-2-3-5 0-9Z"],
  gear: ["#ffcf5e", cog(8, 9, 6.4) + circle(3)],
  heart: ["#ff8fa3", "M0 8C-7 3-9 0-8-4C-7-8-2-8 0-4C2-8 7-8 8-4C9 0 7 3 0 8Z"],
  action: ["#ffd75e", "M2-9L-6 2H-1L-3 9L6-3H1Z"],
  attack: ["#ff8a7a", ring(7, 5) + box(-1, -10, 2, 6) + box(-1, 4, 2, 6) + box(-10, -1, 6, 2) + box(4, -1, 6, 2)],
  shield: ["#8fd0ff", "M0-9L7-6V0C7 5 4 7 0 9C-4 7-7 5-7 0V-6Z"],
  skull: [
    "#f3e9dc",
    "M0-8C6-8 8-4 8-1C8 2 6 3 5 4V8H-5V4C-6 3-8 2-8-1C-8-4-6-8 0-8ZM-4-2A2 2 0 1 0-4 2A2 2 0 1 0-4-2ZM4-2A2 2 0 1 0 4 2A2 2 0 1 0 4-2Z",
  ],
  build: ["#cfe0ff", "M-8 8V1H-3V8ZM-2.500 8V-4H2.500V8ZM3 8V-8H8V8Z"],
  swap: ["#9fe8dc", "M-3-8V-5H8V-2H-3V1L-9-3.500ZM3-1V2H-8V5H3V8L9 3.500Z"],
  look: ["#9fe8dc", "M-9 0C-5-6 5-6 9 0C5 6-5 6-9 0ZM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z"],
  again: ["#9fe8dc", "M5-6L9-7L8 1L1-3L4-4A5.500 5.500 0 1 0 5 3L8 4.500A8.500 8.500 0 1 1 5-6Z"],
  block: ["#ff8a7a", ring(9, 6.5) + "M-6.500-5L-5-6.500L6.500 5L5 6.500Z"],
  artifact: ["#8ff5d0", "M0-9L3-3L9 0L3 3L0 9L-3 3L-9 0L-3-3Z"],
  planet: ["#8fe0a0", circle(5.5) + "M-9 3C-9 0 9-6 9-3C9 0-9 6-9 3Z"],
  ship: ["#ff9a8a", "M0-9C3-5 3-2 3 1L8 6V9L3 7H-3L-8 9V6L-3 1C-3-2-3-5 0-9Z"],
  chip: [
    "#8fc4ff",
    "M-6-6H6V6H-6ZM-3-3V3H3V-3ZM-3-9H-1V-6H-3ZM1-9H3V-6H1ZM-3 6H-1V9H-3ZM1 6H3V9H1ZM-9-3H-6V-1H-9ZM-9 1H-6V3H-9ZM6-3H9V-1H6ZM6 1H9V3H6Z",
  ],
  wild: ["#ffb4f0", burst(4, 9, 3) + burst(4, 5, 2, 0, 0, 45)],
  // Of the birth of the cosmos.
  sun: ["#ffcf7a", circle(4) + burst(8, 9, 6)],
  nova: ["#fff3cf", burst(10, 9.5, 4)],
  crystal: ["#a5e4ff", "M0-9L5-3L4 8H-4L-5-3Z"],
  life: ["#8ff0b0", polygon(6, 8.5) + circle(3)],
  proto: ["#dcb0ff", ring(8, 5.5) + circle(3)],
  move: [
    "#e0b8ff",
    "M0-9L3-5H1.500V-1.500H5V-3L9 0L5 3V1.500H1.500V5H3L0 9L-3 5H-1.500V1.500H-5V3L-9 0L-5-3V-1.500H-1.500V-5H-3Z",
  ],
  cloud: ["#c6b6ff", "M-8 5C-11 0-6-3-4-3C-3-8 4-8 5-3C9-3 11 2 8 5Z"],
  crown: ["#ffd75e", "M-8 6V-6L-3-1L0-8L3-1L8-6V6Z"],
} as const satisfies Record<string, readonly [colour: string, outline: string]>;
export type SignName = keyof typeof signs;
