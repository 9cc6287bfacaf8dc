// The actions of a turn. A click lays out what an action wants and what it brings; a second one there begins it, since what
// is begun can seldom be taken back.
import type { JSX } from "react";
import { Fragment } from "react";
import { hyphened } from "../../texts/hyphens";
import { capital } from "../../texts/capital";
import { noun } from "../../texts/counted";
import { useSpot } from "../../ui/spot";
import type { Move } from "../contract";
import type { Desk } from "./context";
import { useDesk } from "./context";
import type { IconName } from "./icons";
import { Figure, Icon } from "./icons";
import { ForGood, Purchase } from "./purchase";
import { Chips, Loose, Option } from "./scenes";
import type { Colour, Type } from "./state";
import { types } from "./state";
import type { Mode } from "./targets";
import { modes, of_mode } from "./targets";
import { colour_words, mode_helps, mode_words, type_words, word } from "./words";

/** So many actions stand side by side on a phone (narrow.css). */
const narrow_columns = 3;

export function ActionBar(): JSX.Element {
  const { lang, mode, moves, narrow } = useDesk();
  const shown = modes.filter((m) => !["use", "play"].includes(m) || of_mode(moves, m).length > 0);
  const scene = mode !== null && (
    <section className="aa-scene" data-scene aria-label={mode_words[mode][lang]}>
      <Wanted mode={mode} />
    </section>
  );
  // What was pressed stays under the finger: at the foot of the board there is room above it, on a phone right below its
  // row, where it is seen.
  const row = mode === null ? 0 : Math.ceil((shown.indexOf(mode) + 1) / narrow_columns) * narrow_columns;
  const parts = narrow && mode !== null ? [shown.slice(0, row), shown.slice(row)] : [shown];
  return (
    <>
      {!narrow && scene}
      <nav className="aa-actions" aria-label={word("actions", lang)}>
        {parts.map((part, i) => (
          <Fragment key={i}>
            {i > 0 && scene}
            {part.map((name) => (
              <ActionButton key={name} name={name} />
            ))}
          </Fragment>
        ))}
      </nav>
      <Loose />
    </>
  );
}

/** An action of that kind to ask about when none is possible; the rule, where one has nothing to do it with. */
function likely(name: Mode, { player, explain }: Desk): string | (() => void) {
  const read = (rule: string) => () => explain({ rule });
  const first = (type: Type) => player.stage[type][0];
  const building = (verb: string, type: Type, rule: string) => (first(type) ? `${verb} ${first(type)}` : read(rule));
  if (name === "purchase") return "purchase ship 0";
  if (name === "build") return building("build", "ship", "AA-SHIP-01");
  if (name === "develop") return building("develop", "technology", "AA-TECH-01");
  if (name === "discover") return building("discover", "planet", "AA-PLAN-01");
  if (name === "prepare") return `prepare ${types.find((t) => player.stage[t].length > 0) ?? "ship"}`;
  if (name === "trade") return "trade gold";
  if (name === "unblock") return "unblock ship";
  if (name === "faction") return read("AA-FACT-01");
  if (name === "use") return read("AA-KEY-02");
  if (name === "play") return read("AA-ART-02");
  return name;
}

const price_of: Partial<Record<Mode, Type>> = { build: "ship", develop: "technology", discover: "planet" };

function ActionButton({ name }: { name: Mode }): JSX.Element {
  const desk = useDesk();
  const { lang, moves, mode, thing, prepare, acting, mine, player, facts } = desk;
  const here = acting ? of_mode(moves, name) : [];
  const title = mode_words[name][lang];
  const help = mode_helps[name][lang];
  const able = here.length > 0;
  const on = mode === name;
  const type = price_of[name];
  const price = facts.operations[name];
  const spot = useSpot(
    {
      moves: here,
      label: `${title}: ${help}`,
      would: mine && acting ? likely(name, desk) : undefined,
      // What was pointed out on the table is pressed there.
      ...(able
        ? { take: () => prepare(name, on ? (thing ?? undefined) : undefined), pressed: on && thing === null }
        : {}),
    },
    on ? "aa-action aa-action-on" : "aa-action",
  );
  return (
    <div {...spot} title={help} {...(able ? { "data-mode": name } : {})}>
      <Icon name={name} size={20} />
      <span className="aa-action-name">{hyphened(title, lang)}</span>
      {name === "purchase" && <Figure icon="credit" text={player.costs.purchase} size={12} />}
      {price && <Figure icon={price.colour} text={price.icons} size={12} />}
      {type && <Figure icon={facts.colour_of_type[type]} text={player.costs[type]} size={12} />}
    </div>
  );
}

/** What an action wants to be told, and what begins it. */
function Wanted({ mode }: { mode: Mode }): JSX.Element {
  const { moves, thing, lang } = useDesk();
  const all = of_mode(moves, mode);
  if (mode === "purchase") return <Purchase moves={all} />;
  const pointed = all.filter((m) => m.args[0] === thing);
  const here = pointed.length > 0 ? pointed : all;
  return (
    <>
      <p className="aa-hint">
        <b>{mode_words[mode][lang]}.</b> {mode_helps[mode][lang]}.
      </p>
      <Begin mode={mode} moves={here} />
      <ForGood moves={here} />
    </>
  );
}

function Begin({ mode, moves }: { mode: Mode; moves: Move[] }): JSX.Element {
  const { lang, nouns } = useDesk();
  const rows = mode === "prepare" || mode === "unblock";
  if (!rows && !["trade", "faction", "offensive", "income", "mine"].includes(mode)) return <Chips moves={moves} />;
  const said = (m: Move): [IconName, string] => {
    const thing = m.args[0];
    if (rows) return [thing as Type, type_words[thing as Type][lang]];
    if (!thing) return [mode, word("begin", lang)];
    const colour = thing as Colour;
    const icons = capital(noun(nouns, "colour", colour, 2, lang), lang);
    return [colour, mode === "trade" ? `${icons} → ${word("credits", lang)}` : colour_words[colour][lang]];
  };
  return (
    <div className="aa-options">
      {moves.map((m) => {
        const [icon, text] = said(m);
        return <Option key={m.action} move={m} icon={icon} text={text} />;
      })}
    </div>
  );
}
