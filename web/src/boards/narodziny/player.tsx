// One player's board beside the galaxy: time chamber, resources, hand, end-of-turn marker, reserve.
import type { JSX } from "react";
import { SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { useTable } from "./context";
import { tile_facts } from "./facts";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { Nebula } from "./nebula";
import { Crystal } from "./pieces";
import { controls, elements, hand_of, resources, size_of, time_points, track_top } from "./state";
import type { Player } from "./state";

/** A space of the growing track; crystals wait on the last one. */
function GrowthSpace({ number, time }: { number: number; time: Player["time"] }): JSX.Element {
  const last = number === track_top;
  const crystals = last ? time.waiting : Number(number === time.growing);
  return (
    <g>
      <circle
        r="14"
        fill="var(--space-1)"
        stroke={last ? "var(--nk-crystal)" : "var(--space-4)"}
        strokeWidth={last ? 2.5 : 1.5}
      />
      {crystals > 0 ? (
        <Crystal r={18} />
      ) : (
        <text className="nk-letter nk-dim" fontSize="13" dy="0.35em">
          {number}
        </text>
      )}
      {crystals > 1 && (
        <text className="nk-number" fontSize="13" y="-20">
          ×{crystals}
        </text>
      )}
    </g>
  );
}

function ScoringSpace({ points, filled }: { points: number; filled: boolean }): JSX.Element {
  return (
    <g>
      <rect
        x="-21"
        y="-19"
        width="42"
        height="40"
        rx="8"
        fill="var(--space-1)"
        stroke={filled ? "var(--nk-crystal)" : "var(--space-4)"}
        strokeWidth="1.5"
      />
      {filled && (
        <g transform="translate(-12 1)">
          <Crystal r={11} />
        </g>
      )}
      <text className={filled ? "nk-letter nk-lit" : "nk-letter nk-dim"} x={filled ? 7.5 : 0} fontSize="15" dy="0.38em">
        {points}
      </text>
    </g>
  );
}

export function TimeChamber({ player, live }: { player: Player; live: boolean }): JSX.Element {
  const { things, say, asked, step } = useTable();
  const { growing, waiting, scored } = player.time;
  const x = (i: number) => 20 + i * 43;
  return (
    <section className="nk-panel">
      <h3>{say("time_chamber")}</h3>
      <SpotBox
        className="nk-time"
        label={say("time_label", growing, waiting, scored)}
        moves={live ? things.at("time") : []}
        would={live && asked && step === "craft" ? "release" : undefined}
      >
        <svg viewBox="0 0 298 108" aria-hidden="true">
          <line x1={x(0)} x2={x(track_top)} y1="32" y2="32" stroke="var(--space-4)" strokeWidth="3" />
          <line x1={x(0)} x2={x(growing)} y1="32" y2="32" stroke="var(--nk-crystal)" strokeWidth="3" />
          {Array.from({ length: track_top + 1 }, (_, i) => (
            <g key={i} transform={`translate(${x(i)} 32)`}>
              <GrowthSpace number={i} time={player.time} />
            </g>
          ))}
          {time_points.map((points, i) => (
            <g key={points} transform={`translate(${49 + i * 50} 82)`}>
              <ScoringSpace points={points} filled={i < scored} />
            </g>
          ))}
        </svg>
      </SpotBox>
    </section>
  );
}

export function Tracks({ player, live }: { player: Player; live: boolean }): JSX.Element {
  const { things, say, asked, step } = useTable();
  return (
    <section className="nk-panel">
      <h3>{say("tracks")}</h3>
      <div className="nk-tracks">
        {resources.map((r) => (
          <SpotBox
            key={r}
            className={player.tracks[r] > 0 ? "nk-track" : "nk-track nk-none"}
            label={say(`${r}_track`, player.tracks[r])}
            moves={live ? things.at(`track:${r}`) : []}
            would={live && asked && step === "craft" ? `spend ${r}` : undefined}
          >
            <Icon name={r} size={26} />
            <b>{player.tracks[r]}</b>
            <small>{say(r)}</small>
          </SpotBox>
        ))}
      </div>
    </section>
  );
}

export function Hand({ player, live }: { player: Player; live: boolean }): JSX.Element {
  const { things, say, asked, step } = useTable();
  const hand = hand_of(player);
  const would = { craft: "exchange", pay: "pay", "hand-limit": "drop" }[step];
  return (
    <section className="nk-panel">
      <h3>
        {say("hand")} <span className="nk-count">{size_of(player.hand)}</span>
      </h3>
      {hand ? (
        <div className="nk-hand">
          {controls.map((c) => (
            <SpotBox
              key={c}
              className={`nk-energy nk-stack nk-tint-${c}${hand[c] ? "" : " nk-none"}`}
              label={say("hand_cards", say(c), hand[c])}
              moves={live ? things.at(`hand:${c}`) : []}
              would={live && asked && would ? `${would} ${c}` : undefined}
            >
              <Icon name={c} size={26} />
              <b>×{hand[c]}</b>
            </SpotBox>
          ))}
        </div>
      ) : (
        <p className="nk-note">{say("hand_hidden", size_of(player.hand))}</p>
      )}
    </section>
  );
}

const ends = [
  { marker: "alpha", word: "alpha_label", letter: "α", icon: null },
  { marker: "nebula", word: "omega_nebula", letter: "Ω", icon: "nebula" },
  { marker: "stabilise", word: "omega_stabilise", letter: "Ω", icon: "stable" },
] as const;

export function TurnEnd({ player, seat, live }: { player: Player; seat: string; live: boolean }): JSX.Element {
  const { things, say, asked, step } = useTable();
  return (
    <section className="nk-panel">
      <h3>{say("omega")}</h3>
      <div className="nk-tracks">
        {ends.map(({ marker, word, letter, icon }) => (
          <SpotBox
            key={marker}
            className={player.marker === marker ? "nk-track nk-marked" : "nk-track nk-none"}
            label={say(word)}
            moves={live ? things.at(`omega:${marker}`) : []}
            would={live && asked && step === "omega" && marker !== "alpha" ? `omega ${marker}` : undefined}
          >
            <span className="nk-greek">{letter}</span>
            {icon && <Icon name={icon} size={20} />}
            {player.marker === marker && <SeatMark seat={seat} size={16} />}
          </SpotBox>
        ))}
      </div>
    </section>
  );
}

/** Pieces gained but not yet placed. */
export function Reserve({ player, live }: { player: Player; live: boolean }): JSX.Element | null {
  const { things, say, cards, lang, asked, step } = useTable();
  const { reserve } = player;
  const empty = reserve.proto === 0 && reserve.nebulae.length === 0 && elements.every((e) => reserve.stars[e] === 0);
  if (empty) return null;
  const crafting = live && asked && step === "craft";
  const piece = (key: string, icon: IconName, count: number, label: string, would: string) => (
    <SpotBox
      key={key}
      className="nk-chip"
      label={label}
      moves={live ? things.at(`reserve:${key}`) : []}
      would={crafting ? would : undefined}
    >
      <Icon name={icon} size={28} />
      <b>×{count}</b>
    </SpotBox>
  );
  return (
    <section className="nk-reserve" aria-label={`${say("reserve")}: ${say("reserve_hint")}`}>
      <h3>{say("reserve")}</h3>
      {elements
        .filter((e) => reserve.stars[e] > 0)
        .map((e) => piece(e, e, reserve.stars[e], say("reserve_star", e, reserve.stars[e]), `place-star ${e}`))}
      {reserve.proto > 0 && piece("proto", "proto", reserve.proto, say("reserve_proto", reserve.proto), "place-life")}
      {reserve.nebulae.map((tile) => {
        const facts = tile_facts(cards, tile);
        const wants = elements.flatMap((element) =>
          Array.from({ length: facts?.stars[element] ?? 0 }, () => ({ element, met: null })),
        );
        return (
          <SpotBox
            key={tile}
            className="nk-chip nk-tile"
            label={say("reserve_tile", cards.get(tile)?.text[lang] ?? tile)}
            moves={live ? things.at(`reserve:${tile}`) : []}
            would={crafting ? `place-nebula ${tile}` : undefined}
          >
            <svg width="64" height="64" viewBox="-70 -70 140 140" aria-hidden="true">
              <Nebula tile={tile} facts={facts} done={false} wants={wants} tokens={[]} />
            </svg>
          </SpotBox>
        );
      })}
    </section>
  );
}
