// Advisors and races: a face drawn from the name alone, and what they can do.
import type { JSX } from "react";
import { memo } from "react";
import type { Lang } from "../../protocol";
import { Drawn, Icon, Units } from "./icons";
import type { Card } from "./state";
import { total } from "./state";
import { word } from "./words";

interface Look {
  skin: string;
  cloth: string;
  shape: "round" | "long" | "wide" | "beak" | "robot" | "cat" | "hood";
}
const looks: Record<string, Look> = {
  humans: { skin: "#d9a77c", cloth: "#3f6fb5", shape: "round" },
  alkari: { skin: "#e3c05a", cloth: "#8c3b2e", shape: "beak" },
  bulrathi: { skin: "#8d6a48", cloth: "#5a3a22", shape: "wide" },
  darloks: { skin: "#4c5570", cloth: "#22263a", shape: "hood" },
  meklar: { skin: "#8fa3ad", cloth: "#48606e", shape: "robot" },
  mrrshan: { skin: "#d98a4e", cloth: "#7a2f4e", shape: "cat" },
  psilons: { skin: "#9fb8e8", cloth: "#4a4f9e", shape: "long" },
  fulcrum_sandebar: { skin: "#c98d63", cloth: "#6d6d78", shape: "wide" },
  harrava: { skin: "#d98a4e", cloth: "#9a3a2f", shape: "cat" },
  vale: { skin: "#d9b08c", cloth: "#7b2433", shape: "round" },
  viktoria: { skin: "#edc3a1", cloth: "#2f7d6a", shape: "long" },
  advia_osm: { skin: "#9fb4bd", cloth: "#2c5f78", shape: "robot" },
  moldred: { skin: "#596182", cloth: "#1d2030", shape: "hood" },
  quail: { skin: "#e6c768", cloth: "#3b6f8c", shape: "beak" },
  sorrel_keth: { skin: "#a5c779", cloth: "#5d4a2a", shape: "long" },
};
const plain: Look = { skin: "#b8bfcf", cloth: "#44506e", shape: "round" };

export const Face = memo(function Face({ id, size = 44 }: { id: string; size?: number }): JSX.Element {
  const { skin, cloth, shape } = looks[id] ?? plain;
  const dark = "#1a1420";
  const rx = shape === "wide" ? 14 : shape === "long" ? 9.5 : 11.5;
  const ry = shape === "long" ? 15 : shape === "wide" ? 12.5 : 12.5;
  return (
    <svg className="mo-face" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="#101a33" stroke="#3a4b70" strokeWidth="1.500" />
      <path d="M5 37c3-9 11-10 19-10s16 1 19 10a23 23 0 0 1-38 0Z" fill={cloth} />
      {shape === "hood" && <path d="M24 4c13 0 16 14 14 28H10C8 18 11 4 24 4Z" fill={cloth} />}
      {shape === "cat" && <path d="M13 16 12 4l10 6ZM35 16 36 4 26 10Z" fill={skin} />}
      {shape === "wide" && <path d="M11 14a5 5 0 1 1 7-6ZM37 14a5 5 0 1 0-7-6Z" fill={skin} />}
      {shape === "robot" ? (
        <path d="M14 9h20l3 6v13l-5 5H16l-5-5V15Z" fill={skin} />
      ) : (
        <ellipse cx="24" cy="21" rx={rx} ry={ry} fill={skin} />
      )}
      {shape === "round" && (
        <path d="M12.500 20C11 8 20 6 26 7s11 4 9.500 13c-3-6-8-7-12-7s-8 2-11 7Z" fill="#4a2f22" />
      )}
      {shape === "beak" && <path d="M20 22h8l-4 10ZM24 3l5 8H19Z" fill="#a8622b" />}
      {shape === "robot" ? (
        <path d="M15 18h18v5H15Z" fill="#8ff0ff" />
      ) : (
        <path
          d="M18 18.500a2 2.400 0 1 0 .1 0ZM30 18.500a2 2.400 0 1 0 .1 0Z"
          fill={shape === "hood" ? "#ff6f5e" : dark}
        />
      )}
      {(shape === "round" || shape === "wide" || shape === "cat") && (
        <path d="M20 28q4 3 8 0" fill="none" stroke={dark} strokeWidth="1.400" />
      )}
    </svg>
  );
});

/** The whole of an advisor or a race. */
export function Portrait(props: { card: Card; lang: Lang; marker?: JSX.Element | null }): JSX.Element {
  const { card, lang, marker } = props;
  const { facts } = card;
  return (
    <span className="mo-portrait">
      <span className="mo-portrait-head">
        <Face id={card.id} size={52} />
        <b>{card.name}</b>
        {facts.field && (
          <span aria-hidden="true" className={`mo-field${marker ? " mo-field-full" : ""}`}>
            {marker ?? <Drawn text={facts.field} />}
          </span>
        )}
      </span>{" "}
      <span className="mo-portrait-text" aria-hidden="true">
        {card.text}
      </span>{" "}
      {facts.start && total(facts.start) > 0 && (
        <span className="mo-portrait-start" aria-hidden="true">
          {word("start", lang)}: <Units amount={facts.start} size={16} />
          {facts.vp ? (
            <span className="mo-points">
              <Icon name="star" size={12} />
              <Drawn text={facts.vp} />
            </span>
          ) : null}
        </span>
      )}
    </span>
  );
}
