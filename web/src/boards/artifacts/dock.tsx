// The actions of a turn. Those that need nothing more are taken at once; the others lay out what they want.
import type { JSX } from "react";
import { hyphened } from "../../texts/hyphens";
import { useSpot } from "../../ui/spot";
import type { Desk } from "./context";
import { useDesk } from "./context";
import { Figure, Icon } from "./icons";
import { Chips, Loose, Option, Purchase } from "./scenes";
import type { Colour, Type } from "./state";
import { types } from "./state";
import type { Mode } from "./targets";
import { modes, of_mode } from "./targets";
import { colour_words, mode_helps, mode_words, type_words, word } from "./words";

export function ActionBar(): JSX.Element {
  const { lang, mode, moves, narrow } = useDesk();
  const shown = modes.filter((m) => !["use", "play"].includes(m) || of_mode(moves, m).length > 0);
  const scene = mode !== null && (
    <section className="aa-scene" data-scene aria-label={mode_words[mode][lang]}>
      <Wanted mode={mode} />
    </section>
  );
  // What was pressed stays under the finger: at the foot of the board there is room above it, on a phone below.
  return (
    <>
      {!narrow && scene}
      <nav className="aa-actions" aria-label={word("actions", lang)}>
        {shown.map((name) => (
          <ActionButton key={name} name={name} />
        ))}
      </nav>
      {narrow && scene}
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
  const { lang, moves, mode, set_mode, acting, mine, player, facts } = desk;
  const here = acting ? of_mode(moves, name) : [];
  const title = mode_words[name][lang];
  const help = mode_helps[name][lang];
  const several = here.length > 1;
  const type = price_of[name];
  const price = facts.operations[name];
  const spot = useSpot(
    {
      moves: here,
      label: here.length === 1 ? `${title}: ${here[0]![lang]}` : `${title}: ${help}`,
      would: mine && acting ? likely(name, desk) : undefined,
      ...(several ? { take: () => set_mode(mode === name ? null : name), pressed: mode === name } : {}),
    },
    mode === name ? "aa-action aa-action-on" : "aa-action",
  );
  return (
    <div {...spot} title={help} {...(several ? { "data-mode": name } : {})}>
      <Icon name={name} size={20} />
      <span className="aa-action-name">{hyphened(title, lang)}</span>
      {name === "purchase" && <Figure icon="credit" text={player.costs.purchase} size={12} />}
      {price && <Figure icon={price.colour} text={price.icons} size={12} />}
      {type && <Figure icon={facts.colour_of_type[type]} text={player.costs[type]} size={12} />}
    </div>
  );
}

/** What an action wants to be told. */
function Wanted({ mode }: { mode: Mode }): JSX.Element {
  const { moves, lang } = useDesk();
  const here = of_mode(moves, mode);
  if (mode === "purchase") return <Purchase moves={here} />;
  const rows = mode === "prepare" || mode === "unblock";
  if (rows || mode === "trade" || mode === "faction")
    return (
      <div className="aa-options">
        {here.map((m) => {
          const thing = m.args[0];
          if (rows)
            return <Option key={m.action} move={m} icon={thing as Type} text={type_words[thing as Type][lang]} />;
          const colour = thing as Colour | undefined;
          const text = colour ? colour_words[colour][lang] : mode_words[mode][lang];
          return <Option key={m.action} move={m} icon={colour ?? "faction"} text={text} />;
        })}
      </div>
    );
  return <Chips moves={here} />;
}
