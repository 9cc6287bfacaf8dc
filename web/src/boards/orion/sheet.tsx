// The civilization sheet: race, resource tracks in their three zones, morale, points and markers.
import type { JSX } from "react";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { look_of } from "./looks";
import { useSpot } from "../../ui/spot";
import { signed } from "../../texts/counted";
import { result_of, size_of } from "../contract";
import { useCard, useDesk } from "./context";
import { Cube, Drawn, Icon } from "./icons";
import { Peekable, useRest } from "./peek";
import { Face } from "./art";
import type { Level, OrionPlayer, Resource } from "./state";
import { zone_of } from "./facts";
import type { LevelReward } from "./facts";
import { resource_moves, source_moves } from "./targets";
import { cards_counted, level_gives, level_text, word } from "./words";

export function Sheet({ seat, own }: { seat: string; own: boolean }): JSX.Element {
  const { state, facts, lang, name_of } = useDesk();
  const player = state.players[seat]!;
  return (
    <section className="mo-sheet" {...places_of(seat)} aria-label={`${word("race", lang)}: ${name_of(seat)}`}>
      <RaceLine seat={seat} own={own} />
      <div className="mo-tracks" data-zone={`${seat} tracks`}>
        <Zones player={player} />
        {facts.resources.map((r) => (
          <Track key={r} resource={r} player={player} seat={seat} own={own} />
        ))}
        <MoraleTrack value={player.morale} seat={seat} />
      </div>
      <PointsLine seat={seat} />
      <Markers seat={seat} />
    </section>
  );
}

function RaceLine({ seat, own }: { seat: string; own: boolean }): JSX.Element | null {
  const { state, moves, mode, picked, lang, name_of } = useDesk();
  const card = useCard();
  const race = state.players[seat]!.race;
  const here = own && mode === null && picked === null ? source_moves(moves, "sheet") : [];
  const face = race ? card(race) : null;
  const doing = here.length === 1 ? ` ${here[0]![lang]}.` : "";
  const name = name_of(seat);
  const spot = useSpot({ moves: here, label: face ? `${name}. ${face.name}. ${face.text}${doing}` : name }, "mo-race");
  const rest = useRest(face);
  if (!race || !face) return null;
  return (
    <div className="mo-race-row" {...place("race card effect", race)} {...rest}>
      <div {...spot}>
        <Face id={race} size={40} />
        <span className="mo-race-words">
          <b className="mo-race-name">
            <SeatMark seat={seat} size={14} /> <span className="mo-cut">{name}</span>
          </b>{" "}
          <span className="mo-race-kind">{face.name}</span>{" "}
          <span className="mo-race-text" aria-hidden="true">
            {face.text}
          </span>
        </span>
        {state.first_player === seat && (
          <span className="mo-first" aria-hidden="true" title={word("first", lang)}>
            <Icon name="flag" size={15} />
          </span>
        )}
      </div>
      <Peekable card={face} className="mo-look">
        <Icon name="info" size={16} />
      </Peekable>
    </div>
  );
}

/** What each zone brings at the start of a round; the one that was read this round stands out. */
function Zones({ player }: { player: OrionPlayer }): JSX.Element {
  const { facts, lang } = useDesk();
  const read = player.level_read;
  const now = read ? `${word("level", lang)}: ${level_text(read, facts, lang)}` : word("level", lang);
  const bent = player.race ? facts.races[player.race]?.levels : undefined;
  const gives = (level: Level): LevelReward => bent?.[level] ?? facts.levels[level];
  return (
    <div className="mo-zones" role="img" aria-label={now} title={now}>
      <span className="mo-zones-pad" />
      {(Object.keys(facts.levels) as Level[]).map((level) => (
        <span
          key={level}
          className={`mo-zone mo-z-${level}${level === read ? " mo-zone-now" : ""}`}
          style={{ flexGrow: facts.levels[level].to - facts.levels[level].from + 1 }}
          title={`${level_text(level, facts, lang)}: ${level_gives(gives(level), lang)}`}
        >
          <LevelSigns reward={gives(level)} />
        </span>
      ))}
    </div>
  );
}

function LevelSigns({ reward }: { reward: LevelReward }): JSX.Element {
  const { markers, cards, morale, resources } = reward;
  const sign = (n: number, icon: "card" | "morale", size: number) =>
    n !== 0 && (
      <>
        {n > 0 ? "+" : "−"}
        {Math.abs(n) > 1 && Math.abs(n)}
        <Icon name={icon} size={size} />
      </>
    );
  return (
    <>
      {markers}
      <Icon name="activate" size={10} />
      {sign(cards, "card", 9)}
      {sign(morale, "morale", 10)}
      {resources > 0 && ` +${resources}`}
    </>
  );
}

function Track(props: { resource: Resource; player: OrionPlayer; seat: string; own: boolean }): JSX.Element {
  const { resource, player, seat, own } = props;
  const { facts, lang, moves, mode, picked, acting } = useDesk();
  const value = player.resources[resource];
  const name = facts.called.resource[resource][lang];
  const here = own && picked === null && (mode === null || mode === "trade") ? resource_moves(moves, resource) : [];
  const others = facts.resources.filter((r) => r !== resource);
  const would = own && acting && (mode === null || mode === "trade") ? `trade ${resource} ${others[0]}` : undefined;
  const spot = useSpot(
    { moves: here, label: `${name}: ${value} (${level_text(zone_of(value, facts), facts, lang)})`, would },
    `mo-track mo-res-${resource}`,
  );
  return (
    <div
      {...spot}
      {...place("resource", resource)}
      {...parts(`players ${seat} resources ${resource}`)}
      title={`${name}: ${value}${own && here[0]?.verb === "trade" ? ` (−${facts.trade[resource]})` : ""}`}
    >
      <span className="mo-track-sign">
        <Icon name={resource} size={20} />
      </span>
      {Array.from({ length: facts.max_resource + 1 }, (_, i) => (
        <span
          key={i}
          {...(i === value ? { "data-piece": `${seat} ${resource} marker` } : {})}
          aria-hidden="true"
          className={`mo-cell mo-z-${zone_of(i, facts)}${i === value ? " mo-cell-here" : ""}`}
          style={i === value ? { background: look_of(seat).colour, color: look_of(seat).ink } : undefined}
        >
          <Drawn text={i} />
        </span>
      ))}
    </div>
  );
}

function MoraleTrack({ value, seat }: { value: number; seat: string }): JSX.Element {
  const { facts, lang } = useDesk();
  const { max_morale, lowest_morale_space: lowest, restricted_morale, end_morale } = facts;
  const numbers = Array.from({ length: max_morale - lowest + 1 }, (_, i) => i + lowest);
  const shown = Math.max(lowest, value);
  return (
    <div
      className="mo-track mo-morale"
      {...parts(`players ${seat} morale`)}
      role="img"
      aria-label={`${word("morale", lang)}: ${signed(value)}`}
      title={`${word("morale", lang)}: ${signed(value)}`}
    >
      <span className="mo-track-sign">
        <Icon name="morale" size={19} />
      </span>
      {numbers.map((n) => (
        <span
          key={n}
          {...(n === shown ? { "data-piece": `${seat} morale marker` } : {})}
          className={`mo-cell${n <= end_morale ? " mo-cell-fall" : n < restricted_morale ? " mo-cell-low" : ""}${n === shown ? " mo-cell-here" : ""}`}
          style={n === shown ? { background: look_of(seat).colour, color: look_of(seat).ink } : undefined}
        >
          {signed(n === shown ? value : n)}
        </span>
      ))}
    </div>
  );
}

/** What the points come from: as far as can be seen now, or all of it at the end. */
function PointsLine({ seat }: { seat: string }): JSX.Element {
  const { lang, state, view } = useDesk();
  const player = state.players[seat]!;
  const result = result_of(view);
  const final = result?.seats.find((one) => one.seat === seat);
  if (result && final)
    return (
      <p className="mo-sum">
        <Icon name="star" size={18} />
        <b {...shows(`${seat} points`, final.score)}>{signed(final.score)}</b>
        <span>{result.parts.map(({ key, name }) => `${signed(final.parts[key] ?? 0)} ${name[lang]}`).join(" · ")}</span>
      </p>
    );
  const { now, cards } = player.points;
  const more = player.points.more ? "+?" : "";
  return (
    <p className="mo-sum">
      <Icon name="star" size={18} />
      <b {...shows(`${seat} points`, now)}>
        {signed(now)}
        {more}
      </b>
      <span>
        {player.vp} {word("on_track", lang)} · {cards}
        {more} {word("on_cards", lang)} · {signed(player.morale)}{" "}
        <span className="sr-only">{word("morale", lang).toLowerCase()}</span>
        <Icon name="morale" size={12} />
      </span>
    </p>
  );
}

/** Action markers: those to use, those used, those at rest; and who has attacked here this round. */
export function Markers({ seat }: { seat: string }): JSX.Element {
  const { state, lang, name_of, own, mine } = useDesk();
  const player = state.players[seat]!;
  const { available, reserve, spent } = player.actions;
  const colour = look_of(seat).colour;
  const attackers = Object.keys(state.players).filter((p) => (state.players[p]!.attacks[seat] ?? 0) > 0);
  return (
    <div className="mo-markers">
      <span
        role="img"
        aria-label={`${word("actions", lang)}: ${available}; ${word("spent", lang)}: ${spent}; ${word("reserve", lang)}: ${reserve}`}
      >
        <span className="mo-markers-word">{word("actions", lang)}</span>
        {Array.from({ length: available }, (_, i) => (
          <Cube key={i} colour={colour} size={18} />
        ))}
        {available === 0 && <b>0</b>}
        <span className="mo-markers-rest">
          {word("spent", lang)} {spent} · {word("reserve", lang)} {reserve}
        </span>
      </span>
      {!(mine && seat === own) && (
        <span>
          {word("hand", lang)}: {cards_counted(size_of(player.hand), lang)}
        </span>
      )}
      {attackers.length > 0 && (
        <span className="mo-attacked" title={word("attack_markers", lang)}>
          <Icon name="attack" size={16} />
          <span className="mo-markers-rest">{word("attacked_by", lang)}</span>
          {attackers.map((p) => (
            <span key={p} role="img" aria-label={`${name_of(p)}: ${state.players[p]!.attacks[seat]}`}>
              {Array.from({ length: state.players[p]!.attacks[seat]! }, (_, i) => (
                <Cube key={i} colour={look_of(p).colour} size={16} />
              ))}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** The hired advisor, beside the systems. */
export function AdvisorPlace({ seat, own }: { seat: string; own: boolean }): JSX.Element | null {
  const { state, lang, moves, mode, picked, acting } = useDesk();
  const card = useCard();
  const player = state.players[seat]!;
  const advisor = player.advisor ? card(player.advisor) : null;
  const marked = player.markers.includes("advisor");
  const here = own && picked === null && (mode === null || mode === "activate") ? source_moves(moves, "advisor") : [];
  const would =
    own && acting && (mode === null || mode === "activate") && player.advisor
      ? `activate ${player.advisor} advisor`
      : undefined;
  const note = marked ? `, ${word("marker_on", lang)}` : "";
  const doing = here.length === 1 ? ` ${here[0]![lang]}` : "";
  const spot = useSpot(
    { moves: here, label: advisor ? `${advisor.name}. ${advisor.text}${doing}${note}` : "", would },
    "mo-advisor",
  );
  const rest = useRest(advisor);
  if (!advisor) return null;
  return (
    <div
      className="mo-advisor-row"
      {...places_of(seat)}
      {...place("advisor card effect", advisor.id)}
      {...parts(`players ${seat} advisor`, `players ${seat} markers advisor`)}
      {...rest}
    >
      <div {...spot}>
        <Face id={advisor.id} size={40} />
        <span className="mo-advisor-words">
          <b>{advisor.name}</b>{" "}
          <span className="mo-race-text" aria-hidden="true">
            {advisor.text}
          </span>
        </span>
        {advisor.facts.field && (
          <span className={`mo-field${marked ? " mo-field-full" : ""}`} aria-hidden="true">
            {marked ? <Cube colour={look_of(seat).colour} size={18} /> : <Drawn text={advisor.facts.field} />}
          </span>
        )}
      </div>
      <Peekable card={advisor} className="mo-look">
        <Icon name="info" size={16} />
      </Peekable>
    </div>
  );
}
