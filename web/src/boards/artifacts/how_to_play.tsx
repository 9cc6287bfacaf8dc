// "How to play" Alien Artifacts, drawn with the cards of its board.
import { useMemo } from "react";
import type { JSX } from "react";
import { capital } from "../../texts/capital";
import { nouns_of } from "../../texts/counted";
import { Beside, Picture, Points, PointsFor, Section, Step, Steps, Thing, Things, Tips } from "../../ui/guide";
import { teller } from "../../ui/guide_text";
import { useRoom } from "../../ui/room";
import { called } from "../common";
import type { HowToPlayProps } from "../contract";
import { AttackTable } from "./attack_table";
import { BothSides, Face } from "./card";
import type { Desk } from "./context";
import { DeskContext } from "./context";
import { facts_of } from "./facts";
import { example, seat, shown } from "./how_to_play_example";
import { deeds, nouns as page_nouns, words } from "./how_to_play_words";
import { Figure, Icon } from "./icons";
import { Realm } from "./realm";
import { ResourceCard } from "./resource";
import type { Colour } from "./state";
import { card_of, kinds, sides, types } from "./state";
import { kind_words, one_words } from "./words";
import "./artifacts.css";
import "./card.css";
import "./table.css";
import "./dock.css";
import "./narrow.css";
import "./how_to_play.css";

const nothing = () => undefined;
const nobody_asks: never[] = [];
/** Up to this width, in pixels, the faction board is drawn as on a phone. */
const narrow_width = 560;

function desk_of({ game, cards, lang }: HowToPlayProps, narrow: boolean): Desk {
  return {
    view: example,
    state: example.state,
    cards,
    facts: facts_of(game),
    nouns: nouns_of(game),
    name_of: (seat) => game.seats.find((one) => one.id === seat)?.[lang] ?? seat,
    lang,
    own: seat,
    player: example.state.players[seat]!,
    mine: false,
    me: null,
    playing: false,
    narrow,
    moves: nobody_asks,
    acting: false,
    mode: null,
    thing: null,
    prepare: nothing,
    held: null,
    set_held: nothing,
    look: nothing,
    explain: nothing,
  };
}

const basic = ["purchase", "prepare", "discover", "develop", "build", "trade", "unblock"] as const;
const operational = ["offensive", "income", "mine"] as const;

export default function ArtifactsHowToPlay(props: HowToPlayProps): JSX.Element {
  const { game, cards, lang } = props;
  const [box, { width }] = useRoom<HTMLDivElement>();
  const narrow = width > 0 && width <= narrow_width;
  const desk = useMemo(() => desk_of({ game, cards, lang }, narrow), [game, cards, lang, narrow]);
  const { facts } = desk;
  const told = { game: game.id, lang, facts: game.facts, nouns: page_nouns };
  const tell = teller({ ...told, words });
  const tell_deed = teller({ ...told, words: deeds });
  const says = (word: keyof typeof words) => words[word][lang];
  const card = (id: string) => card_of(cards, id, lang);
  // What an action is paid with colours its sign.
  const { ship, technology, planet } = facts.colour_of_type;
  const deed_colours: Partial<Record<string, Colour>> = {
    ...{ build: ship, develop: technology, discover: planet },
    ...Object.fromEntries(Object.entries(facts.operations).map(([name, price]) => [name, price?.colour])),
  };
  const deed_list = (names: readonly (keyof typeof deeds)[]) => (
    <Things wide>
      {names.map((name) => (
        <Thing
          key={name}
          picture={
            <span className={`aa-ink-${deed_colours[name] ?? ""}`}>
              <Icon name={name} size={30} />
            </span>
          }
          name={capital(called(facts, "deed", name, lang), lang)}
        >
          {tell_deed(name)}
        </Thing>
      ))}
    </Things>
  );
  const { number, bonus, value, row } = shown.attack;
  return (
    <DeskContext.Provider value={desk}>
      <div ref={box} className={narrow ? "aa-board aa-how aa-narrow" : "aa-board aa-how"}>
        <Section id="aim">
          <p>{tell("aim")}</p>
          <p>{tell("aim_end")}</p>
          <figure>
            <Picture label={says("board_picture")}>
              <Realm />
            </Picture>
            <figcaption>{tell("board_picture")}</figcaption>
          </figure>
        </Section>
        <Section id="pieces">
          <Beside
            picture={
              <Picture label={says("resource_picture")} className="aa-how-row">
                {shown.resources.map((id) => (
                  <ResourceCard key={id} id={id} moves={() => nobody_asks} piece={false} />
                ))}
              </Picture>
            }
          >
            <p>{tell("resource")}</p>
            <ul className="aa-how-colours">
              {(["red", "blue", "green", "gold"] as const).map((colour) => (
                <li key={colour}>
                  <Icon name={colour} size={20} /> <span>{tell(`pays_${colour}`)}</span>
                </li>
              ))}
            </ul>
            <p>{tell("resource_kind")}</p>
            <ul className="aa-how-kinds" aria-label={says("kinds")}>
              {kinds.map((kind) => (
                <li key={kind}>
                  <Icon name={kind} size={20} /> {kind_words[kind][lang]}
                </li>
              ))}
            </ul>
          </Beside>
          <p className="aa-how-sides-words">{tell("sides")}</p>
          <Picture label={says("sides_picture")} className="aa-how-row">
            <BothSides card={card(shown.planet)} up={null} />
          </Picture>
          <ul className="aa-how-types">
            {types.map((type) => (
              <li key={type} className={`aa-t-${type}`}>
                <b className="guide-thing-name">
                  <Icon name={type} size={22} /> {one_words[type][lang]}
                </b>
                {sides.map((side) => (
                  <p key={side}>
                    <Icon name={side} size={17} /> <b>{tell(side)}:</b> {tell(`${type}_${side}`)}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          <Things wide>
            <Thing picture={<Figure icon="credit" text="" size={34} />} name={tell("credits")}>
              {tell("credits_text")}
            </Thing>
            {(["artifact", "token", "plan"] as const).map((thing) => (
              <Thing key={thing} picture={<Icon name={thing} size={34} />} name={tell(thing)}>
                {tell(`${thing}_text`)}
              </Thing>
            ))}
          </Things>
        </Section>
        <Section id="turn">
          <p>{tell("turn")}</p>
          <Steps>
            <Step title={tell("act")}>
              <p>{tell("act_text")}</p>
              <h5>{tell("basic")}</h5>
              {deed_list(basic)}
              <p className="aa-how-prices">{tell("prices")}</p>
              <h5>{tell("other_actions")}</h5>
              {deed_list([...operational, "faction"])}
            </Step>
            <Step title={tell("draw")}>
              <p>{tell("draw_text")}</p>
            </Step>
          </Steps>
          <h4>{tell("attack")}</h4>
          <p>{tell("attack_text")}</p>
          <Picture label={says("attack_picture")} className="aa-how-attack">
            <Face card={card(shown.ship)} side="operational" />
            <span className="aa-how-sum">
              <ResourceCard id={shown.revealed} moves={() => nobody_asks} piece={false} />
              <b>
                {number} + {bonus} = {value}
              </b>
            </span>
            <span className="aa-face aa-t-system">
              <span className="aa-band aa-t-system">
                <Icon name="artifact" size={15} />
                <span className="aa-name">{card(shown.system).name}</span>
              </span>
              <AttackTable card={card(shown.system)} row={row} />
            </span>
          </Picture>
          <p>{tell("attack_lost")}</p>
        </Section>
        <Section id="winning">
          <p>{tell("win")}</p>
          <Points>
            <PointsFor picture={<Icon name="star" size={32} />} points={tell("at_once")}>
              {tell("for_play")}
            </PointsFor>
            <PointsFor picture={<Icon name="card" size={30} />} points={tell("each")}>
              {tell("for_cards")}
            </PointsFor>
            <PointsFor picture={<Icon name="technology" size={30} />} points={tell("on_card")}>
              {tell("for_technologies")}
            </PointsFor>
            <PointsFor picture={<Icon name="faction" size={30} />} points={tell("on_card")}>
              {tell("for_faction")}
            </PointsFor>
          </Points>
        </Section>
        <Section id="tips">
          <Tips>
            {[tell("tip_prepare"), tell("tip_hand"), tell("tip_planets"), tell("tip_auto"), tell("tip_kind")]}
          </Tips>
        </Section>
      </div>
    </DeskContext.Provider>
  );
}
