// One player's board beside the galaxy: resources, hand, end-of-turn marker.
import type { JSX } from "react";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { SpotBox } from "../../ui/spot";
import { known, size_of } from "../contract";
import { useTable } from "./context";
import { Icon } from "./icons";
import { Panel } from "./panel";
import type { Player } from "./state";
import { resource_text } from "./words";
import "./player.css";

export function Tracks({ player, seat, live }: { player: Player; seat: string; live: boolean }): JSX.Element {
  const { things, say, lang, asked, step, facts, nouns } = useTable();
  return (
    <Panel title={say("tracks")} className="nk-tracks-panel">
      <div className="nk-tracks" {...places_of(seat)}>
        {facts.resources.map((r) => (
          <SpotBox
            key={r}
            className={player.tracks[r] > 0 ? "nk-track" : "nk-track nk-none"}
            label={say("track_label", player.tracks[r], resource_text(r, player.tracks[r], nouns, lang))}
            marks={place("resource", r)}
            moves={live ? things.at(`track:${r}`) : []}
            would={live && asked && step === "craft" ? `spend ${r}` : undefined}
          >
            <Icon name={r} size={26} />
            <b {...shows(`${seat} ${r}`, player.tracks[r])}>{player.tracks[r]}</b>{" "}
            <small>{resource_text(r, player.tracks[r], nouns, lang)}</small>
          </SpotBox>
        ))}
      </div>
    </Panel>
  );
}

export function Hand({ player, seat, live }: { player: Player; seat: string; live: boolean }): JSX.Element {
  const { things, say, control_name, asked, step, facts } = useTable();
  const hand = known(player.hand);
  const would = { craft: "exchange", pay: "pay", "hand-limit": "drop" }[step];
  return (
    <Panel title={say("hand")} beside={<span className="nk-count">{size_of(player.hand)}</span>}>
      {hand ? (
        <div className="nk-hand" {...places_of(seat)}>
          {facts.controls.map((c) => (
            <SpotBox
              key={c}
              className={`nk-energy nk-stack nk-tint-${c}${hand[c] ? "" : " nk-none"}`}
              label={say("hand_cards", control_name(c), hand[c])}
              marks={place("energy-card", c)}
              moves={live ? things.at(`hand:${c}`) : []}
              would={live && asked && would ? `${would} ${c}` : undefined}
            >
              <Icon name={c} size={26} />
              <b className="nk-times" {...shows(`${seat} hand ${c}`, hand[c])}>
                {hand[c]}
              </b>
            </SpotBox>
          ))}
        </div>
      ) : (
        <p className="nk-note">{say("hand_hidden", size_of(player.hand))}</p>
      )}
    </Panel>
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
    <Panel title={say("omega")} className="nk-omega">
      <div className="nk-tracks" {...places_of(seat)} {...parts(`players ${seat} marker`)}>
        {ends.map(({ marker, word, letter, icon }) => (
          <SpotBox
            key={marker}
            className={player.marker === marker ? "nk-track nk-marked" : "nk-track nk-none"}
            label={say(word)}
            marks={place("omega", marker)}
            moves={live ? things.at(`omega:${marker}`) : []}
            would={live && asked && step === "omega" && marker !== "alpha" ? `omega ${marker}` : undefined}
          >
            <span className="nk-greek" data-letter={letter} />
            {icon && <Icon name={icon} size={20} />}
            {player.marker === marker && <SeatMark seat={seat} size={16} />}
          </SpotBox>
        ))}
      </div>
    </Panel>
  );
}
