// A galaxy: the honeycomb of nebulae, stars on its corners, life on its sides, three sectors.
import { useMemo } from "react";
import type { JSX } from "react";
import type { Move } from "../contract";
import { parts } from "../../ui/marks";
import { place, places_of } from "../../ui/pointing";
import { SpotGroup } from "../../ui/spot";
import { Lines, Sky } from "./backdrop";
import { useTable } from "./context";
import { tile_facts } from "./facts";
import { sector_letters } from "./geometry";
import type { Galaxy as Spaces, LifeSpace, NebulaSpace, Point, StarSpace } from "./geometry";
import { Nebula } from "./nebula";
import { hexagon, Proto, Stable, Star } from "./pieces";
import { cell, written } from "./reach";
import { figure_of, group_numbers, tokens_on, wants } from "./state";
import type { Player } from "./state";
import type { Things } from "./things";
import "./galaxy.css";

/** As wide and high as the honeycomb with pieces on its rim: on a phone every unit counts. */
export const view_width = 748;
export const view_height = 734;
const view_box = `-374 -392 ${view_width} ${view_height}`;

interface Aim {
  moves: Move[];
  would?: string | undefined;
  marks: ReturnType<typeof marks_of>;
}
/** By what words name a space, and what may have changed on it. */
const marks_of = (kind: string, id: string, seat: string, lies: string[]) => ({
  ...place(kind, id),
  ...parts(...lies.map((what) => `players ${seat} ${what} ${id}`)),
});
const lies_on = {
  star: ["stars"],
  life: ["proto", "stable"],
  nebula: ["nebulae", "completed", "advanced_backs", "advanced_backs_second"],
};

/** Invisible, but it takes the finger. */
function Reach({ area }: { area: Point[] | undefined }): JSX.Element | null {
  return area ? <polygon className="nk-reach" points={written(area)} /> : null;
}

function NebulaSpot({ space, player, aim }: { space: NebulaSpace; player: Player; aim: Aim }): JSX.Element {
  const { say, cards, facts: numbers, lang } = useTable();
  const tile = player.nebulae[space.id];
  const facts = tile ? tile_facts(cards, tile) : null;
  const done = player.completed.includes(space.id);
  const ready = player.completable.includes(space.id);
  const tokens = tokens_on(player, space.id, numbers);
  const wanted = facts ? wants(player, space.id, facts, numbers) : [];
  const missing = wanted.filter((w) => w.met === "nothing").length;
  const label = !tile
    ? say("empty_nebula", space.id, sector_letters[space.sector])
    : [
        say(done ? "done_at" : "tile_at", space.id, cards.get(tile)?.text[lang] ?? tile),
        ...(wanted.length ? [missing ? say("missing", missing) : say("ready")] : []),
        ...tokens.map((t) => say("advanced_on", t.value ?? say("secret", group_numbers[t.group]))),
      ].join("; ");
  return (
    <SpotGroup {...aim} label={label} transform={`translate(${space.x} ${space.y})`} className="nk-space">
      <polygon points={hexagon(70)} fill="transparent" />
      {tile ? (
        <g aria-hidden="true">
          <Nebula tile={tile} facts={facts} done={done} ready={ready} wants={wanted} tokens={tokens} />
        </g>
      ) : (
        <text className="nk-space-id" aria-hidden="true" dy="0.35em">
          {space.id}
        </text>
      )}
      <polygon className="glow" points={hexagon(69)} fill="none" strokeLinejoin="round" />
    </SpotGroup>
  );
}

function StarSpot(props: { space: StarSpace; player: Player; aim: Aim; area: Point[] | undefined }): JSX.Element {
  const { space, player, aim, area } = props;
  const { say } = useTable();
  const figure = figure_of(player.stars[space.id]);
  const label = figure
    ? say(figure.nova ? "nova_at" : "star_at", space.id, figure.element)
    : say("empty_star", space.id);
  return (
    <SpotGroup {...aim} label={label} transform={`translate(${space.x} ${space.y})`} className="nk-space">
      <Reach area={area} />
      {figure ? (
        <g key={player.stars[space.id]} className="nk-piece">
          <Star figure={figure} r={19} />
        </g>
      ) : (
        <circle r="5.5" className="nk-empty" />
      )}
      <circle className="glow" r={figure ? 30 : 16} fill="none" />
    </SpotGroup>
  );
}

function LifeSpot(props: { space: LifeSpace; player: Player; aim: Aim; area: Point[] | undefined }): JSX.Element {
  const { space, player, aim, area } = props;
  const { say, facts } = useTable();
  const proto = player.proto.includes(space.id);
  const stable = player.stable.includes(space.id);
  const start = space.id === facts.start_life;
  const label = say(proto ? "proto_at" : stable ? "stable_at" : start ? "start_life" : "empty_life", space.id);
  return (
    <SpotGroup {...aim} label={label} transform={`translate(${space.x} ${space.y})`} className="nk-space">
      <Reach area={area} />
      {(proto || stable) && (
        <g key={proto ? "proto" : "stable"} className="nk-piece">
          {proto ? <Proto r={14} /> : <Stable r={14} />}
        </g>
      )}
      {!proto && !stable && (
        <rect
          className={start ? "nk-empty nk-start" : "nk-empty"}
          x="-9"
          y="-3.5"
          width="18"
          height="7"
          rx="3.5"
          transform={`rotate(${space.angle})`}
        />
      )}
      <circle className="glow" r={proto || stable ? 20 : 14} fill="none" />
    </SpotGroup>
  );
}

/** The spaces of the own galaxy that can be chosen now. */
export function open_spaces(things: Things, galaxy: Spaces): (Point & { id: string })[] {
  const of = (kind: string, spaces: readonly (Point & { id: string })[]) =>
    spaces.filter((s) => things.at(`${kind}:${s.id}`).length > 0);
  return [...of("nebula", galaxy.nebulae), ...of("life", galaxy.lives), ...of("star", galaxy.stars)];
}

/** Where each of them is hit: wherever it is the nearest. */
export function areas_of(things: Things, galaxy: Spaces): Map<string, Point[]> {
  const open = open_spaces(things, galaxy);
  return new Map(open.map((space) => [space.id, cell(space, open, 62)]));
}

interface GalaxyProps {
  player: Player;
  /** Whose it is, where words can name its spaces. */
  seat?: string;
  /** It is the one on which this player's moves are made. */
  live: boolean;
  title: string;
  /** The part of it that is seen, as an SVG says it. */
  part?: string;
}

/** A galaxy in full. */
export function Galaxy({ player, seat = "", live, title, part = view_box }: GalaxyProps): JSX.Element {
  const { things, galaxy, step, asked } = useTable();
  const aim = (kind: keyof typeof lies_on, id: string): Aim => {
    const marks = marks_of(`${kind}-space`, id, seat, lies_on[kind]);
    if (!live || !asked) return { moves: [], marks };
    const verb = things.verb_for(kind);
    // While crafting, a nebula is asked about by what one would do with it next.
    const craft = kind === "nebula" && step === "craft" && player.nebulae[id] !== undefined;
    const next = craft ? (player.completed.includes(id) ? `advance ${id}` : `complete ${id}`) : undefined;
    return { moves: things.at(`${kind}:${id}`), would: verb ? `${verb} ${id}` : next, marks };
  };
  const areas = useMemo(() => (live ? areas_of(things, galaxy) : new Map<string, Point[]>()), [live, things, galaxy]);
  return (
    <svg className="nk-galaxy" viewBox={part} role="group" aria-label={title} {...places_of(seat)}>
      <Sky galaxy={galaxy} />
      <Lines galaxy={galaxy} letters />
      {galaxy.nebulae.map((n) => (
        <NebulaSpot key={n.id} space={n} player={player} aim={aim("nebula", n.id)} />
      ))}
      {galaxy.lives.map((l) => (
        <LifeSpot key={l.id} space={l} player={player} aim={aim("life", l.id)} area={areas.get(l.id)} />
      ))}
      {galaxy.stars.map((s) => (
        <StarSpot key={s.id} space={s} player={player} aim={aim("star", s.id)} area={areas.get(s.id)} />
      ))}
    </svg>
  );
}
