// Our own small drawings. All decorative; words stand beside them or in labels.
import type { JSX } from "react";

const paths = {
  attack:
    "M11 1h2v4.100A7 7 0 0 1 18.900 11H23v2h-4.100A7 7 0 0 1 13 18.900V23h-2v-4.100A7 7 0 0 1 5.100 13H1v-2h4.100A7 7 0 0 1 11 5.100Zm1 6a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z",
  negotiate:
    "M2 6l5-2 5 2 5-2 5 2v9l-2.500 1-5.500 5c-1 .8-2 .8-3 0l-6.500-5L2 15Zm4.500 1.500L4.500 8.300v5l6.500 5.200 1-.8-3-2.500 1-1.200 3.300 2.800 1.200-1.100-3.300-2.800 1-1.200 3.300 2.800 1.200-1.100-4-3.500-2 1.500c-1.500 1-3-.7-2-2L10.500 6Z",
  morph:
    "M12 2c4 0 7 2.500 7 6 0 2-1 3.500-2.500 4.500C18.500 13.500 20 15 20 18h-3c0-3-2-4-5-4s-5 1-5 4H4c0-3 1.500-4.500 3.500-5.500C6 11.500 5 10 5 8c0-3.500 3-6 7-6Zm0 2.500C9.500 4.500 7.800 6 7.800 8S9.500 11.500 12 11.500 16.200 10 16.200 8 14.500 4.500 12 4.500ZM3 20h18v2H3Z",
  reinforcement: "M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500Z",
  artifact: "M12 1l3 7.500L23 12l-8 3.500L12 23l-3-7.500L1 12l8-3.500Z",
  flare:
    "M12 1l2.200 6.200L20 4l-3.200 5.800L23 12l-6.200 2.200L20 20l-5.800-3.200L12 23l-2.200-6.200L4 20l3.200-5.800L1 12l6.200-2.200L4 4l5.800 3.200Z",
  destiny:
    "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Zm0 2.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15Zm3.500 4L14 14l-5.500 1.500L10 10Z",
  card: "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z",
  cards:
    "M8 2h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM3 6v14a3 3 0 0 0 3 3h11v-1.500H6A1.500 1.500 0 0 1 4.500 20V6Z",
  ship: "M12 1c2.500 3 3.500 6 3.500 9v1.500L22 17v3l-6.500-2-1.500 4h-4l-1.500-4L2 20v-3l6.500-5.500V10c0-3 1-6 3.500-9Z",
  colony: "M3 21v-8a9 9 0 0 1 18 0v8h-6v-5h-6v5Zm8-19h2v5h-2Z",
  warp: "M12 2a10 10 0 0 1 10 10c0 5-4 8-8 8-4 0-6.500-3-6.500-6S9.500 9 12 9s3.500 1.500 3.500 3-1 2-2 2v-2.300c-2.500-.8-3.800 1-3.500 2.600.3 2 2 3.200 4 3.200 3 0 5.500-2 5.500-5.500A7.500 7.500 0 0 0 4.600 11H2.100A10 10 0 0 1 12 2Z",
  eye: "M12 5c5 0 9 3.500 11 7-2 3.500-6 7-11 7S3 15.500 1 12c2-3.500 6-7 11-7Zm0 2.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9Zm0 2.300a2.200 2.200 0 1 1 0 4.400a2.200 2.200 0 1 1 0-4.400Z",
  info: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Zm-1.300 4.500h2.600v2.700h-2.600Zm0 4.500h2.600v8.500h-2.600Z",
  gate: "M2 3h5l15 8v2L7 21H2l7-9Z",
  shield: "M12 1.500l9 3.500v6.500c0 6-4 9.500-9 11-5-1.500-9-5-9-11V5Z",
  lost: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM7 5.200 18.800 17a8.500 8.500 0 0 0-11.800-11.800ZM5.200 7A8.500 8.500 0 0 0 17 18.800Z",
  ask: "M12 2c6 0 10 3.600 10 8s-4 8-10 8c-1 0-2-.1-3-.3L3.500 22l1.300-5.800C3 14.700 2 12.500 2 10c0-4.400 4-8 10-8Z",
  down: "M4 8l8 9 8-9-2-1.500-6 6.800-6-6.800Z",
} as const;
export type IconName = keyof typeof paths;
export const is_icon = (name: string): name is IconName => name in paths;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg className={`ce-icon ce-i-${name}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
/** The sign of a type of cards. */
export const TypeIcon = ({ type, size = 16 }: { type: string; size?: number }): JSX.Element | null =>
  is_icon(type) ? <Icon name={type} size={size} /> : null;
