import type { JSX } from "react";

// Strokes on a 24-square; a label always stands beside or in aria-label.
const paths = {
  undo: "M9 5 4 10l5 5M4 10h10a5.500 5.500 0 0 1 0 11h-3",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  gear: "M10.3 5.2L10.5 2.5L13.5 2.5L13.7 5.2L15.6 6.0L17.6 4.2L19.8 6.4L18.0 8.4L18.8 10.3L21.5 10.5L21.5 13.5L18.8 13.7L18.0 15.6L19.8 17.6L17.6 19.8L15.6 18.0L13.7 18.8L13.5 21.5L10.5 21.5L10.3 18.8L8.4 18.0L6.4 19.8L4.2 17.6L6.0 15.6L5.2 13.7L2.5 13.5L2.5 10.5L5.2 10.3L6.0 8.4L4.2 6.4L6.4 4.2L8.4 6.0ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z",
  close: "M6 6l12 12M18 6 6 18",
  play: "M7 4l13 8-13 8Z",
  pause: "M8 4v16M16 4v16",
  first: "M6 5v14M19 5 9 12l10 7Z",
  last: "M18 5v14M5 5l10 7-10 7Z",
  back: "M15 5 8 12l7 7",
  next: "M9 5l7 7-7 7",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  share: "M12 15V3M7 8l5-5 5 5M5 13v8h14v-8",
  book: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14",
  people:
    "M9 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM2 21c0-5 3-7 7-7s7 2 7 7M16 3.500a4 4 0 0 1 0 7M18 14.500c2.500.8 4 3 4 6.500",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7v5l3.500 2",
  cup: "M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3.500c0 3 1.500 4.500 3.700 4.700M17 6h3.500c0 3-1.500 4.500-3.700 4.700M12 15v4M8 20h8",
  bot: "M5 9h14v10H5ZM12 9V5M12 4h.01M9.500 13.500v1M14.500 13.500v1M2 13v3M22 13v3",
  tune: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  chat: "M4 5h16v11H10l-5 4v-4H4Z",
  check: "M5 13l4 4L19 7",
  door: "M14 4H6v16h8M11 12h10M17 8l4 4-4 4",
  globe:
    "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9s.5-6 3.500-9Z",
  offline: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM5.700 5.700l12.600 12.600",
  wide: "M8 7 3 12l5 5M16 7l5 5-5 5M3 12h18",
  lock: "M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3",
  eye: "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z",
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
