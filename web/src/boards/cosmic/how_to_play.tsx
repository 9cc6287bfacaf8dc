// "How to play" Cosmic Encounter, drawn with the pieces of its board.
import { useMemo } from "react";
import type { JSX } from "react";
import { capital } from "../../texts/capital";
import { Beside, Picture, Points, PointsFor, Section, Step, Steps, Thing, Things, Tips } from "../../ui/guide";
import { teller } from "../../ui/guide_text";
import { called } from "../common";
import type { HowToPlayProps } from "../contract";
import { Face } from "./card";
import type { Desk } from "./context";
import { DeskContext } from "./context";
import { Encounter, Warp } from "./encounter";
import { facts_of } from "./facts";
import { example, seat, shown } from "./how_to_play_example";
import { nouns, words } from "./how_to_play_words";
import { Icon, TypeIcon } from "./icons";
import { System } from "./system";
import "./cosmic.css";
import "./table.css";
import "./encounter.css";
import "./card.css";
import "./dock.css";
import "./narrow.css";
import "./how_to_play.css";

const nothing = () => undefined;
const nobody_asks: never[] = [];
const phases = ["regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"] as const;
const types = ["attack", "negotiate", "morph", "reinforcement", "artifact", "flare"] as const;

function desk_of({ game, cards, lang }: HowToPlayProps): Desk {
  return {
    view: example,
    state: example.state,
    cards,
    facts: facts_of(game),
    name_of: (one) => capital(game.seats.find(({ id }) => id === one)?.[lang] ?? one, lang),
    lang,
    home: seat,
    shown: seat,
    me: null,
    playing: false,
    narrow: true,
    moves: nobody_asks,
    held: null,
    set_held: nothing,
    look: nothing,
    explain: nothing,
  };
}

export default function CosmicHowToPlay(props: HowToPlayProps): JSX.Element {
  const { game, cards, lang } = props;
  const desk = useMemo(() => desk_of({ game, cards, lang }), [game, cards, lang]);
  const tell = teller({ game: game.id, lang, facts: game.facts, nouns, words });
  const says = (word: keyof typeof words) => words[word][lang];
  const name = (what: string, token: string) => capital(called(desk.facts, what, token, lang), lang);
  return (
    <DeskContext.Provider value={desk}>
      <div className="ce-board ce-how">
        <Section id="aim">
          <p>{tell("aim")}</p>
          <p>{tell("aim_power")}</p>
          <figure>
            <Picture label={says("system_picture")} className="ce-narrow">
              <System seat={seat} />
            </Picture>
            <figcaption>{tell("system_picture")}</figcaption>
          </figure>
        </Section>
        <Section id="pieces">
          <Things wide>
            <Thing picture={<Icon name="ship" size={32} />} name={tell("ships")}>
              {tell("ships_text")}
            </Thing>
            <Thing picture={<Icon name="warp" size={32} />} name={tell("warp")}>
              {tell("warp_text")}
            </Thing>
          </Things>
          <p className="ce-how-hand">{tell("hand")}</p>
          <Picture label={says("cards_picture")} className="ce-how-cards">
            {types.map((type) => (
              <Face key={type} id={shown[type]} />
            ))}
          </Picture>
          <Things wide>
            {types.map((type) => (
              <Thing
                key={type}
                picture={
                  <span className={`ce-t-${type} ce-how-type`}>
                    <TypeIcon type={type} size={28} />
                  </span>
                }
                name={name("type", type)}
              >
                {tell(type)}
              </Thing>
            ))}
          </Things>
        </Section>
        <Section id="turn">
          <p>{tell("turn")}</p>
          <Steps>
            {phases.map((phase) => (
              <Step key={phase} title={name("phase", phase)}>
                <p>{tell(phase)}</p>
              </Step>
            ))}
          </Steps>
          <figure>
            <Picture label={says("encounter_picture")} className="ce-narrow">
              <div className="ce-centre">
                <Encounter />
              </div>
            </Picture>
            <figcaption>{tell("encounter_picture")}</figcaption>
          </figure>
          <h4>{tell("deal")}</h4>
          <p>{tell("deal_text")}</p>
          <Beside
            picture={
              <Picture label={says("warp")} className="ce-how-warp">
                <Warp />
              </Picture>
            }
          >
            <h4>{tell("windows")}</h4>
            <p>{tell("windows_text")}</p>
          </Beside>
        </Section>
        <Section id="winning">
          <p>{tell("win")}</p>
          <Points>
            <PointsFor picture={<Icon name="gate" size={30} />} points={tell("one")}>
              {tell("by_offense")}
            </PointsFor>
            <PointsFor picture={<Icon name="ship" size={30} />} points={tell("one")}>
              {tell("by_ally")}
            </PointsFor>
            <PointsFor picture={<Icon name="negotiate" size={30} />} points={tell("one")}>
              {tell("by_deal")}
            </PointsFor>
          </Points>
          <p>{tell("win_together")}</p>
        </Section>
        <Section id="tips">
          <Tips>
            {[tell("tip_ally"), tell("tip_negotiate"), tell("tip_ships"), tell("tip_leader"), tell("tip_pass")]}
          </Tips>
        </Section>
      </div>
    </DeskContext.Provider>
  );
}
