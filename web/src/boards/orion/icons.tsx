// Our own small drawings: resources, actions, card colours, keywords. All decorative; words stand beside them or in
// labels.
import type { JSX } from "react";
import type { Amount, Keyword, Resource } from "./state";

function gear(teeth: number, outer: number, inner: number): string {
  const points: string[] = [];
  for (let i = 0; i < teeth * 4; i++) {
    const far = i % 4 === 1 || i % 4 === 2;
    const angle = ((i - 0.5) / (teeth * 4)) * 2 * Math.PI;
    const r = far ? outer : inner;
    points.push(`${(12 + r * Math.sin(angle)).toFixed(2)} ${(12 - r * Math.cos(angle)).toFixed(2)}`);
  }
  return `M${points.join("L")}ZM12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7Z`;
}

const paths = {
  food: "M12 1.500c6.500 4 8.500 9.500 6.500 15-1.300 3-4 5-5.500 6v-9l3.500-3.500-1.200-1.200-2.300 2.300V6h-2v7.100L8.700 10.800 7.500 12l3.500 3.500v7c-1.500-1-4.200-3-5.500-6C3.500 11 5.500 5.500 12 1.500Z",
  fleet:
    "M12 1c2.500 3 3.500 6 3.500 9v1.500L22 17v3l-6.500-2-1.500 4h-4l-1.500-4L2 20v-3l6.500-5.500V10c0-3 1-6 3.500-9Zm0 6.500a1.600 2.200 0 1 0 0 4.400a1.600 2.200 0 1 0 0-4.400Z",
  production: gear(8, 11, 8.2),
  morale:
    "M12 21.500C4 15.500 1.500 11.500 1.500 8A5.300 5.300 0 0 1 12 6.500 5.300 5.300 0 0 1 22.500 8c0 3.500-2.500 7.500-10.500 13.500Z",
  star: "M12 1.500l3.100 7 7.600.7-5.700 5 1.700 7.500L12 17.800l-6.700 3.900L7 14.200l-5.700-5 7.600-.7Z",
  card: "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z",
  build: "M3 21v-7h6v7Zm6.500 0V10h6v11ZM16 21v-4h5v4ZM12.500 8.500l-6-5 .9-1.200 5.200 4 6.300-4 .8 1.200Z",
  exploit: "M5 2h14v9h-2V4H7v7H5Zm7 5v8.500l3-3 1.500 1.500L12 18.500 7.500 14 9 12.500l3 3V7Zm-8 11h2v2h12v-2h2v4H4Z",
  research: "M9 2h6v2h-1v5l6 10c.8 1.500 0 3-1.600 3H5.600C4 22 3.200 20.500 4 19l6-10V4H9Zm-1.500 14h9L14 12h-4Z",
  activate: "M13.500 1 4 14h6.500L9 23l11-14h-7Z",
  attack:
    "M11 1h2v4.100A7 7 0 0 1 18.900 11H23v2h-4.100A7 7 0 0 1 13 18.900V23h-2v-4.100A7 7 0 0 1 5.100 13H1v-2h4.100A7 7 0 0 1 11 5.100Zm1 6a5 5 0 1 0 0 10a5 5 0 1 0 0-10Zm0 3.200a1.800 1.800 0 1 1 0 3.600a1.800 1.800 0 1 1 0-3.600Z",
  trade: "M7 3v3.500h14v3H7V13L1 8Zm10 8v3.500H3v3h14V21l6-5Z",
  propaganda: "M19 3v16l-8-4H9l1 6H7l-1.500-6H4a2 2 0 0 1-2-2V9.500a2 2 0 0 1 2-2h7Zm1.500 5a3.500 3.500 0 0 1 0 6Z",
  contract:
    "M9.500 2a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9ZM1 21c0-5 3.500-8 8.500-8 1.800 0 3.300.4 4.600 1.100L11 17.500V21Zm12.500.5.600-3 6-6 2.400 2.400-6 6Z",
  end_game: "M4 1.500h2V3c5-2 8 2.500 14 .2V13c-6 2.300-9-2.200-14-.2V23H4Z",
  always:
    "M7 7c3 0 4.500 3 5 4 .5-1 2-4 5-4a5 5 0 0 1 0 10c-3 0-4.500-3-5-4-.5 1-2 4-5 4A5 5 0 0 1 7 7Zm0 2.500a2.500 2.500 0 0 0 0 5c1.700 0 2.800-1.600 3.400-2.500C9.800 11.100 8.700 9.500 7 9.500Zm10 0c-1.700 0-2.800 1.600-3.400 2.500.6.900 1.700 2.500 3.400 2.500a2.500 2.500 0 0 0 0-5Z",
  round_start:
    "M1 17h4a7 7 0 0 1 14 0h4v2.500H1ZM11 2h2v5h-2ZM3.200 6.600l1.400-1.400L8 8.700 6.700 10ZM20.800 6.600l-1.400-1.400L16 8.700l1.300 1.300Z",
  blue: "M12 1.500c4 5.500 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.500 7-13Zm-3.500 13a3.500 3.500 0 0 0 3.500 3.700v-1.700a1.900 1.900 0 0 1-1.900-2Z",
  red: "M12 1 22 12 12 23l-2.700-3L16.500 12 9.300 4ZM6.500 7 11 12l-4.500 5L2 12Z",
  yellow: gear(6, 11.5, 8),
  grey: "M12 1.500 21 6.700v10.600l-9 5.200-9-5.200V6.700Zm0 4L6.500 8.700v6.600l5.500 3.200 5.500-3.200V8.700Zm0 3.700a2.800 2.800 0 1 1 0 5.600a2.800 2.800 0 1 1 0-5.600Z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h1.500v12h-13V10Zm2.500 0h5V7a2.500 2.500 0 0 0-5 0Z",
  info: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Zm-1.300 4.500h2.600v2.700h-2.600Zm0 4.500h2.600v8.500h-2.600Z",
  down: "M4 8l8 9 8-9-2-1.500-6 6.800-6-6.800Z",
  flag: "M4 1.500h2.500V3H20l-4 5 4 5H6.500v10H4Z",
} as const;

type IconName = keyof typeof paths;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg className={`mo-icon mo-i-${name}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

export function keyword_icon(keyword: Keyword): IconName {
  if (keyword === "activation") return "activate";
  if (keyword === "after_attack") return "attack";
  if (keyword === "after_build") return "build";
  return keyword;
}

/** A number or letter that belongs to a drawing. Alone it says nothing, so it is no text of the page: the label of what it
 * stands on says it in words. */
export function Drawn({ text, className = "" }: { text: number | string; className?: string }): JSX.Element {
  return <span className={`mo-drawn ${className}`} data-text={text} aria-hidden="true" />;
}

/** A number of one resource: "3" beside its sign. */
export function Unit({ resource, n, size = 14 }: { resource: Resource; n: number; size?: number }): JSX.Element {
  return (
    <span className={`mo-unit mo-res-${resource}`} aria-hidden="true">
      <Drawn text={n} />
      <Icon name={resource} size={size} />
    </span>
  );
}
export function Units({ amount, size = 14 }: { amount: Amount; size?: number }): JSX.Element {
  return (
    <span className="mo-units">
      {(Object.keys(amount) as Resource[]).map((r) =>
        amount[r] ? <Unit key={r} resource={r} n={amount[r]} size={size} /> : null,
      )}
    </span>
  );
}

/** A wooden cube in the colour of its owner. */
export function Cube({
  colour,
  dim = false,
  size = 16,
}: {
  colour: string;
  dim?: boolean;
  size?: number;
}): JSX.Element {
  return (
    <svg className="mo-cube" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" opacity={dim ? 0.38 : 1}>
      <path
        d="M12 1.500 21.500 6.700v10.600L12 22.500 2.500 17.300V6.700Z"
        fill={colour}
        stroke="#000a"
        strokeWidth="1"
      />
      <path d="M12 12 21.500 6.700v10.600L12 22.500Z" fill="#0005" />
      <path d="M12 12 2.500 6.700 12 1.500l9.500 5.200Z" fill="#fff4" />
    </svg>
  );
}
