// Our own small drawings: colours, kinds, types, signs. All decorative; words stand beside them or in labels.
import type { JSX } from "react";

const paths = {
  blue: "M9 2h6v2h-1v5l6 10c.8 1.500 0 3-1.600 3H5.600C4 22 3.200 20.500 4 19l6-10V4H9Zm-1.500 14h9L14 12h-4Z",
  green:
    "M12 4.500a7.500 7.500 0 0 1 7 4.800c2.700-.9 4.300-.7 4.600.3.500 1.500-2.300 3.900-6 5.800A7.500 7.500 0 0 1 5 14.700c-2.700.9-4.300.7-4.600-.3-.5-1.500 2.300-3.900 6-5.800A7.500 7.500 0 0 1 12 4.500Zm6.500 6.500c-1.800 1.500-6.500 3.800-11.500 5Z",
  red: "M12 1c2.500 3 3.500 6 3.500 9v1.500L22 17v3l-6.500-2-1.500 4h-4l-1.500-4L2 20v-3l6.500-5.500V10c0-3 1-6 3.500-9Zm0 6.500a1.600 2.200 0 1 0 0 4.400a1.600 2.200 0 1 0 0-4.400Z",
  gold: "M12 1 22 8l-10 15L2 8Zm0 3.200L6 8.400 12 18l6-9.600Z",
  exploration:
    "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Zm0 2.600a8.400 8.400 0 1 1 0 16.800a8.400 8.400 0 1 1 0-16.800ZM17.500 6.500l-3.500 7.500-7.500 3.500L10 10Z",
  expansion:
    "M12 1l4 5h-2.500v4.500H18V8l5 4-5 4v-2.500h-4.500V18H16l-4 5-4-5h2.500v-4.500H6V16l-5-4 5-4v2.500h4.500V6H8Z",
  extermination:
    "M12 1l2.400 5.800L20 4l-2.400 5.600L23 12l-5.400 2.400L20 20l-5.600-2.400L12 23l-2.400-5.400L4 20l2.400-5.600L1 12l5.400-2.400L4 4l5.600 2.800Z",
  exploitation:
    "M3 2.500C10 1 17.500 4.500 21.500 12.500L19 14c-1.700-3.200-3.700-5.400-6-6.800L5.500 22.500 2.500 21 10.200 5.600C8 4.900 5.600 4.800 3 5.200Z",
  ship: "M12 1c2.500 3 3.500 6 3.500 9v1.500L22 17v3l-6.500-2-1.500 4h-4l-1.500-4L2 20v-3l6.500-5.500V10c0-3 1-6 3.500-9Z",
  technology:
    "M8 1h2v3h4V1h2v3h3v4h4v2h-4v4h4v2h-4v4h-3v3h-2v-3h-4v3H8v-3H5v-4H1v-2h4v-4H1V8h4V4h3Zm.500 7.500v7h7v-7Z",
  planet:
    "M12 4.500a7.500 7.500 0 0 1 7 4.800c2.700-.9 4.300-.7 4.600.3.500 1.500-2.300 3.900-6 5.800A7.500 7.500 0 0 1 5 14.700c-2.700.9-4.300.7-4.600-.3-.5-1.500 2.300-3.900 6-5.800A7.500 7.500 0 0 1 12 4.500Z",
  logistic:
    "M12 2 22 7.500v9L12 22 2 16.500v-9Zm0 3L6.500 8 12 11l5.500-3ZM5 10.200v4.600l5.500 3.100v-4.600Zm14 0-5.500 3.100v4.600l5.500-3.100Z",
  operational: "M13.500 1 4 14h6.500L9 23l11-14h-7Z",
  credit:
    "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Zm3.500 7.800A5 5 0 1 0 15.500 15.200l2 1.900a7.700 7.700 0 1 1 0-10.200Z",
  star: "M12 1.500l3.100 7 7.600.7-5.700 5 1.700 7.500L12 17.800l-6.700 3.900L7 14.200l-5.700-5 7.600-.7Z",
  card: "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z",
  token: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM5.800 5 19 18.200 17.200 20 4 6.800Z",
  artifact: "M12 1 16 8l7 4-7 4-4 7-4-7-7-4 7-4Zm0 7.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7Z",
  plan: "M12 1 21 4.500V11c0 6-4 10-9 12-5-2-9-6-9-12V4.500Z",
  flag: "M4 1.500h2.500V3H20l-4 5 4 5H6.500v10H4Z",
  info: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Zm-1.300 4.500h2.600v2.700h-2.600Zm0 4.500h2.600v8.500h-2.600Z",
  down: "M4 8l8 9 8-9-2-1.500-6 6.800-6-6.800Z",
  purchase:
    "M2 2h4l1 4h15l-3 9H8.500l.5 2H20v2.500H7L4.200 4.500H2ZM9 20a2 2 0 1 1 0 4a2 2 0 1 1 0-4Zm9 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z",
  build:
    "M12 1c2.500 3 3.500 6 3.500 9v1.500L22 17v3l-6.500-2-1.500 4h-4l-1.500-4L2 20v-3l6.500-5.500V10c0-3 1-6 3.500-9Z",
  develop: "M8 1h2v3h4V1h2v3h3v4h4v2h-4v4h4v2h-4v4h-3v3h-2v-3h-4v3H8v-3H5v-4H1v-2h4v-4H1V8h4V4h3Zm.500 7.500v7h7v-7Z",
  discover:
    "M12 4.500a7.500 7.500 0 0 1 7 4.800c2.700-.9 4.300-.7 4.600.3.500 1.500-2.300 3.900-6 5.800A7.500 7.500 0 0 1 5 14.700c-2.700.9-4.300.7-4.600-.3-.5-1.500 2.300-3.900 6-5.800A7.500 7.500 0 0 1 12 4.500Z",
  prepare: "M5 2h14v9h-2V4H7v7H5Zm7 5v8.500l3-3 1.500 1.500L12 18.500 7.500 14 9 12.500l3 3V7Zm-8 11h2v2h12v-2h2v4H4Z",
  trade: "M7 3v3.500h14v3H7V13L1 8Zm10 8v3.500H3v3h14V21l6-5Z",
  unblock: "M7 10V7a5 5 0 0 1 9.700-1.700l-2.300.9A2.500 2.500 0 0 0 9.500 7v3h9v12h-13V10Z",
  offensive:
    "M11 1h2v4.100A7 7 0 0 1 18.900 11H23v2h-4.100A7 7 0 0 1 13 18.900V23h-2v-4.100A7 7 0 0 1 5.100 13H1v-2h4.100A7 7 0 0 1 11 5.100Zm1 6a5 5 0 1 0 0 10a5 5 0 1 0 0-10Zm0 3.200a1.800 1.800 0 1 1 0 3.600a1.800 1.800 0 1 1 0-3.600Z",
  income: "M3 21V11h4v10Zm7 0V6h4v15Zm7 0V2h4v19Z",
  mine: "M3 2.500C10 1 17.500 4.500 21.500 12.500L19 14c-1.700-3.200-3.700-5.400-6-6.800L5.500 22.500 2.500 21 10.200 5.600C8 4.900 5.600 4.800 3 5.200Z",
  faction: "M4 1.500h2V3c5-2 8 2.500 14 .2V13c-6 2.300-9-2.200-14-.2V23H4Z",
  use: "M13.500 1 4 14h6.500L9 23l11-14h-7Z",
  play: "M12 1 16 8l7 4-7 4-4 7-4-7-7-4 7-4Zm0 7.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7Z",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg className={`aa-icon aa-i-${name}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** What is seen but not read: whatever holds it has it in its label. */
export function Drawn({ text, className = "" }: { text: string | number; className?: string }): JSX.Element {
  return <span className={`aa-drawn ${className}`.trim()} data-text={text} aria-hidden="true" />;
}

/** A number with its sign. */
export function Figure(props: { icon: IconName; text: string | number; size?: number }): JSX.Element {
  return (
    <span className={`aa-figure aa-f-${props.icon}`} aria-hidden="true">
      <Icon name={props.icon} size={props.size ?? 15} />
      <Drawn text={props.text} />
    </span>
  );
}
