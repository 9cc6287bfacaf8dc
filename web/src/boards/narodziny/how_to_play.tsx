// "How to play" Narodziny kosmosu, drawn with the pieces of its board.
import { useMemo } from "react";
import type { JSX } from "react";
import { nouns_of } from "../../texts/counted";
import {
  Beside,
  Deed,
  Deeds,
  Picture,
  Points,
  PointsFor,
  Section,
  Step,
  Steps,
  Thing,
  Things,
  Tips,
} from "../../ui/guide";
import { teller } from "../../ui/guide_text";
import type { HowToPlayProps } from "../contract";
import { AbilityCard } from "./ability";
import { Goals } from "./commons";
import { Console } from "./console";
import { speaker, TableContext, useTable } from "./context";
import type { Table } from "./context";
import { Defs } from "./defs";
import { facts_of, tile_facts } from "./facts";
import type { Cards, Facts, Gain, Reward } from "./facts";
import { Galaxy } from "./galaxy";
import { galaxy_of } from "./geometry";
import { alive, evolved, example, growing_crystal, grown, mine, nearly_complete } from "./how_to_play_example";
import { nouns as page_nouns, words } from "./how_to_play_words";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { Nebula } from "./nebula";
import { Star } from "./pieces";
import type { Player } from "./state";
import { sort_moves } from "./things";
import { TimeChamber } from "./time";
import { gain_text } from "./words";
import "./board.css";
import "./how_to_play.css";

const nobody_asks: never[] = [];

function table_of({ game, cards, lang }: HowToPlayProps): Table {
  const facts = facts_of(game);
  const state = example(facts);
  return {
    lang,
    state,
    cards,
    facts,
    nouns: nouns_of(game),
    galaxy: galaxy_of(facts),
    mine,
    me: mine,
    over: false,
    asked: false,
    step: "",
    things: sort_moves(nobody_asks, state, mine),
    held: null,
    put_down: undefined,
    question: null,
    name_of: (seat) => game.seats.find((one) => one.id === seat)?.[lang] ?? seat,
    control_name: (control) => facts.called.control[control][lang],
    explain: () => undefined,
    say: speaker(lang),
  };
}

const span = (values: number[]): string =>
  values.length > 0 ? [...new Set([Math.min(...values), Math.max(...values)])].join("–") : "…";

/** What the tokens of a group are worth, and how many they are. */
function group_of(facts: Facts, group: number): { low: number; high: number; count: number } {
  const tokens = Object.values(facts.advanced).filter((one) => one.group === group);
  const values = tokens.map((one) => one.value);
  return {
    low: Math.min(...values),
    high: Math.max(...values),
    count: tokens.reduce((sum, one) => sum + one.count, 0),
  };
}

/** What the nebulae of each size bring. */
function nebula_points(cards: Cards): string {
  const tiles = [...cards.keys()].flatMap((id) => tile_facts(cards, id) ?? []);
  const sizes = [...new Set(tiles.map((tile) => tile.size))].sort();
  return sizes.map((size) => span(tiles.filter((tile) => tile.size === size).map((tile) => tile.points))).join(" · ");
}

/** A part of a galaxy around one of its nebula spaces. */
function Part({ player, at, label }: { player: Player; at: string; label: string }): JSX.Element {
  const { x, y } = useTable().galaxy.nebula(at);
  return (
    <Picture label={label} className="nk-how-part">
      <Galaxy player={player} live={false} title="" part={`${x - 145} ${y - 145} 290 290`} />
    </Picture>
  );
}

function Rewards({ of }: { of: Reward }): JSX.Element {
  const { nouns, lang } = useTable();
  const gains = Object.entries(of) as [Gain, number][];
  return (
    <>
      {gains.map(([gain, n]) => (
        <span key={gain} className="nk-how-gain">
          {Array.from({ length: n }, (_, i) => (
            <Icon key={i} name={gain} size={22} />
          ))}{" "}
          {gain_text(gain, n, nouns, lang)}
        </span>
      ))}
    </>
  );
}

function RewardTable({ heads }: { heads: [JSX.Element, JSX.Element, JSX.Element] }): JSX.Element {
  const { facts, control_name } = useTable();
  return (
    <table className="nk-how-rewards">
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={i} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.controls.map((control) => (
          <tr key={control} className={`nk-tint-${control}`}>
            <th scope="row">
              <Icon name={control} size={24} /> {control_name(control)}
            </th>
            <td>
              <Rewards of={facts.active_rewards[control]} />
            </td>
            <td>
              <Rewards of={facts.passive_rewards[control]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tile({ id }: { id: string }): JSX.Element {
  const { cards, facts } = useTable();
  const printed = tile_facts(cards, id);
  const wants = facts.elements.flatMap((element) =>
    Array.from({ length: printed?.stars[element] ?? 0 }, () => ({ element, met: "nothing" as const })),
  );
  return (
    <svg width="52" height="52" viewBox="-70 -70 140 140">
      <Nebula tile={id} facts={printed} done={false} ready={false} wants={wants} tokens={[]} />
    </svg>
  );
}

export default function NarodzinyHowToPlay(props: HowToPlayProps): JSX.Element {
  const { game, cards, lang } = props;
  const table = useMemo(() => table_of({ game, cards, lang }), [game, cards, lang]);
  const { facts, say } = table;
  const tell = teller({
    game: game.id,
    lang,
    facts: { ...facts, own: { early: group_of(facts, 1), late: group_of(facts, 2) } },
    words,
    nouns: page_nouns,
    sign: (name) => <Icon name={name as IconName} size={20} />,
  });
  const says = (word: keyof typeof words) => words[word][lang];
  const signs = (...names: IconName[]) => names.map((name, i) => <Icon key={i} name={name} size={24} />);
  const sign = (name: IconName) => <Icon name={name} size={40} />;
  return (
    <TableContext.Provider value={table}>
      <div className="nk nk-how">
        <Defs />
        <Section id="aim">
          <Beside
            picture={
              <Picture label={says("aim_picture")}>
                <Galaxy player={grown} live={false} title="" />
              </Picture>
            }
            caption={tell("aim_picture")}
          >
            <p>{tell("aim")}</p>
            <p>{tell("aim_energy")}</p>
          </Beside>
        </Section>
        <Section id="pieces">
          <Things>
            <Thing picture={<Tile id="M2-10" />} name={tell("nebula")}>
              {tell("nebula_text")}
            </Thing>
            <Thing picture={signs(...facts.elements)} name={tell("stars")}>
              {tell("stars_text")}
            </Thing>
            <Thing
              picture={
                <svg width="44" height="44" viewBox="-22 -22 44 44">
                  <Star figure={{ element: "C", nova: true }} r={13} halo={false} />
                </svg>
              }
              name={tell("nova")}
            >
              {tell("nova_text")}
            </Thing>
            <Thing picture={sign("proto")} name={tell("proto")}>
              {tell("proto_text")}
            </Thing>
            <Thing picture={sign("stable")} name={tell("stable")}>
              {tell("stable_text")}
            </Thing>
            <Thing picture={sign("advanced")} name={tell("advanced")}>
              {tell("advanced_text")}
            </Thing>
            <Thing picture={sign("crystal")} name={tell("crystal")}>
              {tell("crystal_text")}
            </Thing>
            <Thing picture={signs(...facts.controls)} name={tell("energy")}>
              {tell("energy_text")}
            </Thing>
            <Thing picture={signs(...facts.resources)} name={tell("tracks")}>
              {tell("tracks_text")}
            </Thing>
          </Things>
        </Section>
        <Section id="turn">
          <p>
            {tell("begin")} {tell("turn")}
          </p>
          <Steps>
            <Step title={tell("shift")}>
              <Beside
                picture={
                  <Picture label={says("console_picture")}>
                    <Console />
                  </Picture>
                }
                caption={tell("console_picture")}
              >
                <p>{tell("shift_text")}</p>
                <p>{tell("shift_full")}</p>
              </Beside>
            </Step>
            <Step title={tell("collect")}>
              <p>{tell("collect_text")}</p>
              <RewardTable heads={[tell("control"), tell("active"), tell("passive")]} />
              <p>{tell("collect_where")}</p>
            </Step>
            <Step title={tell("craft")}>
              <p>{tell("craft_text")}</p>
              <Things wide>
                <Thing row picture={signs("H", "He", "nebula", "proto")} name={tell("place")}>
                  {tell("place_text")}
                </Thing>
              </Things>
              <Deeds>
                <Deed
                  title={tell("complete")}
                  picture={<Part player={nearly_complete} at="F1" label={says("complete")} />}
                >
                  {tell("complete_text")}
                </Deed>
                <Deed
                  title={tell("evolve")}
                  picture={
                    <>
                      <Part player={alive} at="P1" label={says("evolve")} />
                      <span className="nk-how-arrow" aria-hidden="true" />
                      <Part player={evolved} at="P1" label={says("advanced")} />
                    </>
                  }
                >
                  {tell("evolve_text")}
                </Deed>
                <Deed
                  title={tell("release")}
                  picture={
                    <Picture label={say("time_chamber")} className="nk-how-time">
                      <TimeChamber player={growing_crystal} seat={mine} live={false} />
                    </Picture>
                  }
                >
                  {tell("release_text")}
                </Deed>
                <Deed
                  title={tell("learn")}
                  picture={
                    <Picture label={cards.get("CG2")?.name[lang] ?? says("learn")} className="nk-how-card">
                      <AbilityCard id="CG2" moves={nobody_asks} />
                    </Picture>
                  }
                >
                  {tell("learn_text")}
                </Deed>
              </Deeds>
              <Things wide>
                <Thing row picture={signs("dna", "supernova", "graviton")} name={tell("spend")}>
                  {tell("spend_text")}
                </Thing>
                <Thing picture={sign("any")} name={tell("use")}>
                  {tell("use_text")}
                </Thing>
                <Thing picture={sign("same")} name={tell("exchange")}>
                  {tell("exchange_text")}
                </Thing>
              </Things>
            </Step>
            <Step title={tell("finish")}>
              <p>{tell("finish_text")}</p>
            </Step>
          </Steps>
          <h4>{tell("round")}</h4>
          <p>{tell("round_end")}</p>
        </Section>
        <Section id="winning">
          <p>{tell("win")}</p>
          <Beside
            picture={
              <Picture label={says("goals_picture")}>
                <Goals />
              </Picture>
            }
            caption={tell("goals_picture")}
          >
            <Points>
              <PointsFor picture={sign("nebula")} points={nebula_points(cards)}>
                {tell("for_nebulae")}
              </PointsFor>
              <PointsFor picture={sign("crystal")} points={facts.time_points.join(" · ")}>
                {tell("for_time")}
              </PointsFor>
              <PointsFor
                picture={sign("advanced")}
                points={span(Object.values(facts.advanced).map((token) => token.value))}
              >
                {tell("for_life")}
              </PointsFor>
              <PointsFor picture={sign("points")} points={facts.goal_points.join(" · ")}>
                {tell("for_goals")}
              </PointsFor>
              <PointsFor picture={sign("same")} points={facts.set_points}>
                {tell("for_cards")}
              </PointsFor>
            </Points>
            <p>{tell("nothing_else")}</p>
          </Beside>
        </Section>
        <Section id="tips">
          <Tips>{[tell("tip_share"), tell("tip_dark"), tell("tip_spend"), tell("tip_ability"), tell("tip_life")]}</Tips>
        </Section>
      </div>
    </TableContext.Provider>
  );
}
