// "How to play" Master of Orion, drawn with the cards and sheets of its board.
import { useMemo } from "react";
import type { JSX } from "react";
import { nouns_of } from "../../texts/counted";
import { Beside, Picture, Points, PointsFor, Section, Step, Steps, Thing, Things, Tips } from "../../ui/guide";
import { teller } from "../../ui/guide_text";
import type { HowToPlayProps } from "../contract";
import { CardFace } from "./card";
import type { Desk } from "./context";
import { DeskContext } from "./context";
import { facts_of } from "./facts";
import { example, example_card, seat } from "./how_to_play_example";
import { deeds, nouns as page_nouns, words } from "./how_to_play_words";
import { Icon } from "./icons";
import { Face } from "./art";
import { Sheet } from "./sheet";
import type { Level } from "./state";
import { card_of } from "./state";
import { Systems } from "./systems";
import { action_names } from "./targets";
import { action_words, level_gives } from "./words";
import "./orion.css";
import "./table.css";
import "./realm.css";
import "./card.css";
import "./dock.css";
import "./wide.css";
import "./how_to_play.css";

const nothing = () => undefined;
const nobody_asks: never[] = [];

function desk_of({ game, cards, lang }: HowToPlayProps): Desk {
  return {
    view: example,
    state: example.state,
    cards,
    facts: facts_of(game),
    nouns: nouns_of(game),
    name_of: (seat) => game.seats.find((one) => one.id === seat)?.[lang] ?? seat,
    lang,
    own: seat,
    mine: false,
    me: null,
    narrow: false,
    moves: nobody_asks,
    question: null,
    acting: false,
    mode: null,
    set_mode: nothing,
    picked: null,
    held: null,
    set_held: nothing,
    marked: nobody_asks,
    wanted: null,
    mark: nothing,
    in_a_row: nothing,
    peek: nothing,
    choose: nothing,
    explain: nothing,
  };
}

export default function OrionHowToPlay(props: HowToPlayProps): JSX.Element {
  const { game, cards, lang } = props;
  const desk = useMemo(() => desk_of({ game, cards, lang }), [game, cards, lang]);
  const { facts } = desk;
  const told = { game: game.id, lang, facts, nouns: page_nouns };
  const tell = teller({ ...told, words });
  const tell_deed = teller({ ...told, words: deeds });
  const says = (word: keyof typeof words) => words[word][lang];
  const levels = Object.keys(facts.levels) as Level[];
  return (
    <DeskContext.Provider value={desk}>
      <div className="mo-board mo-how">
        <Section id="aim">
          <Beside
            picture={
              <Picture label={says("systems_picture")} className="mo-how-systems">
                <Systems seat={seat} own={false} />
              </Picture>
            }
            caption={tell("systems_picture")}
          >
            <p>{tell("aim")}</p>
            <p>{tell("aim_score")}</p>
          </Beside>
        </Section>
        <Section id="pieces">
          <Beside
            picture={
              <Picture label={says("card_picture")} className="mo-how-card">
                <CardFace card={card_of(cards, example_card, lang)} lang={lang} />
              </Picture>
            }
          >
            <p>{tell("card")}</p>
            <dl className="mo-how-card-parts">
              {(["card_cost", "card_yield", "card_points", "card_effect"] as const).map((part) => (
                <div key={part}>
                  <dt>{tell(part)}</dt>
                  <dd>{tell(`${part}_text`)}</dd>
                </div>
              ))}
            </dl>
          </Beside>
          <Beside
            picture={
              <Picture label={says("sheet_picture")} className="mo-how-sheet">
                <Sheet seat={seat} own={false} />
              </Picture>
            }
            caption={tell("sheet_picture")}
          >
            <p>{tell("sheet")}</p>
            <p>{tell("sheet_limits")}</p>
          </Beside>
          <Things wide>
            <Thing picture={<Face id="psilons" size={48} />} name={tell("race")}>
              {tell("race_text")}
            </Thing>
            <Thing picture={<Face id="viktoria" size={48} />} name={tell("advisor")}>
              {tell("advisor_text")}
            </Thing>
          </Things>
        </Section>
        <Section id="turn">
          <p>{tell("turn")}</p>
          <Steps>
            <Step title={tell("start")}>
              <p>{tell("start_text")}</p>
              <table className="mo-how-levels">
                <thead>
                  <tr>
                    <th scope="col">{tell("highest")}</th>
                    <th scope="col">{tell("level")}</th>
                    <th scope="col">{tell("gives")}</th>
                  </tr>
                </thead>
                <tbody>
                  {levels.map((level) => (
                    <tr key={level} className={`mo-z-${level}`}>
                      <th scope="row">
                        {facts.levels[level].from}–{facts.levels[level].to}
                      </th>
                      <td>{facts.called.level[level][lang]}</td>
                      <td>{level_gives(facts.levels[level], lang)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Step>
            <Step title={tell("actions")}>
              <p>{tell("actions_text")}</p>
              <Things wide>
                {action_names.map((name) => (
                  <Thing key={name} picture={<Icon name={name} size={30} />} name={action_words[name][lang]}>
                    {tell_deed(name)}
                  </Thing>
                ))}
              </Things>
            </Step>
            <Step title={tell("end")}>
              <p>{tell("end_text")}</p>
            </Step>
          </Steps>
        </Section>
        <Section id="winning">
          <p>{tell("win")}</p>
          <Points>
            <PointsFor picture={<Icon name="star" size={32} />} points={tell("for_cards_points")}>
              {tell("for_cards")}
            </PointsFor>
            <PointsFor picture={<Icon name="morale" size={32} />} points={tell("for_morale_points")}>
              {tell("for_morale")}
            </PointsFor>
            <PointsFor picture={<Icon name="attack" size={32} />} points={facts.attack.points}>
              {tell("for_attacks")}
            </PointsFor>
          </Points>
          <p>{tell("morale_out")}</p>
        </Section>
        <Section id="tips">
          <Tips>
            {[tell("tip_beginner"), tell("tip_cards"), tell("tip_cover"), tell("tip_level"), tell("tip_fleet")]}
          </Tips>
        </Section>
      </div>
    </DeskContext.Provider>
  );
}
