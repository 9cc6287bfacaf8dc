// A planet with everybody's ships on it.
import type { CSSProperties, JSX } from "react";
import { parts } from "../../ui/marks";
import { place } from "../../ui/pointing";
import { useSpot } from "../../ui/spot";
import { scatter, seed_of } from "../../ui/random";
import { called } from "../common";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import { look_of } from "./looks";
import { Fleet } from "./ships";
import type { Planet } from "./state";
import { citadels_at } from "./state";
import { planet_deed, planet_moves } from "./targets";
import { ships_text, word } from "./words";

/** The globe itself: in the colour of its system, with clouds of its own. */
function Globe({ id, home, size }: { id: string; home: string; size: number }): JSX.Element {
  const random = scatter(seed_of(id));
  const { colour } = look_of(home);
  const bands = Array.from({ length: 4 }, (_, i) => {
    const y = -30 + i * 18 + random() * 10;
    const sway = 6 + random() * 8;
    return `M-50 ${y.toFixed(0)}q25 ${(-sway).toFixed(0)} 50 0t50 0v${(5 + random() * 7).toFixed(0)}q-25 ${sway.toFixed(0)} -50 0t-50 0Z`;
  });
  const name = `globe-${id}`;
  return (
    <svg className="ce-globe" width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true">
      <defs>
        <radialGradient id={name} cx="0.34" cy="0.28" r="0.85">
          <stop offset="0" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="0.22" stopColor={colour} />
          <stop offset="0.7" stopColor={colour} stopOpacity="0.75" />
          <stop offset="1" stopColor="#0a1024" stopOpacity="0.55" />
        </radialGradient>
        <clipPath id={`${name}-c`}>
          <circle r="46" />
        </clipPath>
      </defs>
      <circle r="46" fill="#0a1024" />
      <circle r="46" fill={`url(#${name})`} opacity="0.85" />
      <g clipPath={`url(#${name}-c)`} fill="#0a1024" opacity="0.2">
        {bands.map((d, i) => (
          <path key={i} d={d} />
        ))}
      </g>
      <circle className="ce-globe-rim" r="47" fill="none" stroke={colour} strokeWidth="2.500" opacity="0.9" />
    </svg>
  );
}

/** The Lunar Cannon between two planets, and The Prometheus, a ship of its own kind. */
function Tokens({ planet }: { planet: string }): JSX.Element | null {
  const { state } = useDesk();
  const card = useCard();
  const there = [
    ...([state.cannon.first, state.cannon.second].includes(planet) ? (["lunar-cannon"] as const) : []),
    ...(state.prometheus === planet ? (["the-prometheus"] as const) : []),
  ];
  if (there.length === 0) return null;
  return (
    <span className="ce-tokens">
      {there.map((id) => {
        const { name } = card(id);
        return (
          <span key={id} role="img" aria-label={name} title={name}>
            <Icon name={id === "lunar-cannon" ? "attack" : "ship"} size={13} />
          </span>
        );
      })}
    </span>
  );
}

/** Attacks that lie face up beside a planet. */
function Citadels({ ids }: { ids: readonly string[] }): JSX.Element | null {
  const { facts } = useDesk();
  if (ids.length === 0) return null;
  return (
    <span className="ce-citadels" aria-hidden="true">
      <Icon name="tower" size={11} />
      {ids.map((id, i) => (
        <b key={i} className="ce-drawn" data-text={facts.value_of[id] ?? "?"} />
      ))}
    </span>
  );
}

export function PlanetSpot({
  planet,
  size,
  style,
}: {
  planet: Planet;
  size: number;
  style?: CSSProperties;
}): JSX.Element {
  const { state, moves, facts, lang, view, name_of } = useDesk();
  const here = planet_moves(moves, planet.id);
  const deed = planet_deed(moves);
  const aimed = state.target === planet.id;
  const index = planet.index === "genesis" ? "G" : planet.index;
  const name = called(facts, "planet", planet.id, lang);
  const told = ships_text(planet.ships, view.seats, name_of, lang);
  const citadels = citadels_at(state, planet.id);
  const label = [
    here.length === 1 ? here[0]![lang] : "",
    `${word("planet", lang)} ${name}`,
    aimed ? word("target", lang) : "",
    told,
    ...citadels.map((id) => `${word("citadel", lang)}: ${called(facts, "card", id, lang)}`),
  ]
    .filter(Boolean)
    .join("; ");
  const spot = useSpot(
    { moves: here, label, would: deed && `${deed} ${planet.id}` },
    `ce-planet${aimed ? " ce-aimed" : ""}`,
  );
  return (
    <div
      {...spot}
      {...place("planet place", planet.id)}
      {...parts(`planets ${planet.home} ${planet.index}`)}
      style={style}
      title={label}
    >
      <Globe id={planet.id} home={planet.home} size={size} />
      <span className="ce-planet-index ce-drawn" data-text={index} aria-hidden="true" />
      <Tokens planet={planet.id} />
      <Citadels ids={citadels} />
      <Fleet ships={planet.ships} place={planet.id} />
    </div>
  );
}
