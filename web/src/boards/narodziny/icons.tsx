// Small pictures for use in text: a piece or sign in an SVG of its own.
import type { JSX, ReactNode } from "react";
import { Glyph } from "./glyph";
import { Advanced, Crystal, EnergySign, hexagon, burst, Proto, Stable, Star } from "./pieces";
import type { Control, Element } from "./state";

export type IconName =
  | Element
  | Control
  | "supernova"
  | "dna"
  | "graviton"
  | "proto"
  | "stable"
  | "crystal"
  | "nebula"
  | "advanced"
  | "any"
  | "same"
  | "card"
  | "goal"
  | "points";

function drawing(name: IconName): ReactNode {
  switch (name) {
    case "H":
    case "He":
    case "C":
    case "O":
      return <Star figure={{ element: name, nova: false }} r={8} halo={false} />;
    case "light":
    case "time":
    case "gravity":
    case "chemistry":
      return <EnergySign control={name} size={22} />;
    case "supernova":
      return <polygon points={burst(10, 11, 4.5)} fill="#fff3cf" stroke="#ffcf7a" />;
    case "dna":
      return (
        <g fill="none" stroke="var(--nk-stable)" strokeWidth="2.2" strokeLinecap="round">
          <path d="M-5-11C-5-4 5-4 5 0S-5 4-5 11M5-11C5-4-5-4-5 0S5 4 5 11" />
          <path d="M-4-8H4M-4 8H4" strokeWidth="1.4" />
        </g>
      );
    case "graviton":
      return (
        <g fill="none" stroke="var(--nk-gravity)" strokeWidth="1.8">
          <circle r="3.2" fill="var(--nk-gravity)" />
          <path d="M-10-4A11 11 0 0 1 4-10M10 4A11 11 0 0 1-4 10M4-10l-4-1M4-10l-2 4M-4 10l4 1M-4 10l2-4" />
        </g>
      );
    case "proto":
      return <Proto r={8} />;
    case "stable":
      return <Stable r={8} />;
    case "crystal":
      return <Crystal r={11} />;
    case "nebula":
      return <polygon points={hexagon(10)} fill="url(#nk-cloud2-2)" stroke="var(--nk-size2)" strokeWidth="1.5" />;
    case "advanced":
      return <Advanced r={9.5} value={null} group="" />;
    case "any":
    case "same":
    case "card":
      return (
        <g>
          <rect x="-7" y="-10" width="14" height="20" rx="2.5" fill="#2b3560" stroke="#c3c6d3" strokeWidth="1.4" />
          {name !== "card" && <Glyph text={name === "any" ? "?" : "="} size={11} fill="#f3efe6" />}
        </g>
      );
    case "goal":
      return (
        <>
          <circle r="10" fill="none" stroke="var(--glow)" strokeWidth="2.5" />
          <circle r="4" fill="var(--glow)" />
        </>
      );
    case "points":
      return <polygon points={burst(5, 11, 4.6)} fill="var(--glow)" />;
  }
}

export function Icon({ name, size = 20 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg className="nk-icon" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      {drawing(name)}
    </svg>
  );
}
