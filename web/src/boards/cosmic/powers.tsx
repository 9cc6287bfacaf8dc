// Powers of the aliens and effects of flares: what could be used now, what is answered, what is in force. The aliens are
// not known by name: their texts come with the cards, their choices with the question.
import type { JSX } from "react";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import type { Lang } from "../../protocol";
import { called } from "../common";
import type { Move } from "../contract";
import { known } from "../contract";
import { Thumb } from "./art";
import { useCard, useDesk } from "./context";
import { gists } from "./gists";
import { Icon, TypeIcon } from "./icons";
import type { Played, Side } from "./state";
import { aliens_of, played_of, side_of } from "./state";
import { alien_of_move, flare_moves, is_flare, is_window, power_moves, target_of } from "./targets";
import { word } from "./words";

/** What is printed of it: of a power the sheet's text, of a flare the effect that it has for this player. */
function text_of(card: ReturnType<typeof useCard>, { sort, alien, id }: Played, lang: Lang): string {
  if (sort === "power" && alien !== null) return card(alien).text;
  const { wild, super: strong } = card(id).facts;
  const effect = sort === "super" ? strong : wild;
  return effect?.text[lang] ?? card(id).text;
}

/** A thing with its picture, whose touch shows all of it, its name and its text. */
export function Told({
  what,
  by,
  tag,
}: {
  what: Played;
  by?: string | undefined;
  tag?: string | undefined;
}): JSX.Element {
  const { look, lang, name_of } = useDesk();
  const card = useCard();
  const { name, facts } = card(what.id);
  const sort = what.sort === "wild" || what.sort === "super" ? word(what.sort, lang) : "";
  const power = what.sort === "power" ? facts.power?.[lang] : undefined;
  const gist = what.sort === "power" ? gists[what.id]?.[lang] : undefined;
  return (
    <div className="ce-told">
      <button
        type="button"
        className="ce-told-look"
        aria-label={`${word("look", lang)}: ${name}`}
        onClick={() => look({ card: what.id })}
      >
        <Thumb id={what.id} size={44} />
      </button>
      <div className="ce-told-words">
        <div className="ce-told-head">
          <b>{power ? `${name}: ${word("power_of", lang)} ${power}` : name}</b>
          {sort && <span className="ce-tag">{sort}</span>}
          {tag && <span className="ce-tag ce-tag-strong">{tag}</span>}
          {by !== undefined && (
            <span className="ce-told-by">
              <SeatMark seat={by} size={13} /> {name_of(by)}
            </span>
          )}
        </div>
        {gist && <p className="ce-told-gist">{gist}</p>}
        <p className={gist ? "ce-told-text ce-told-long" : "ce-told-text"} title={text_of(card, what, lang)}>
          {text_of(card, what, lang)}
        </p>
      </div>
    </div>
  );
}

/** What a button says beside the text of a power or a flare, where its owner need not be named again. */
function short_of(move: Move, name: string | null, lang: Lang): string {
  return name ?? word(is_flare(move) ? "play_it" : "use_it", lang);
}
/** `short`: it stands beside what it uses. */
export function UseButton({ move, short }: { move: Move; short: boolean }): JSX.Element {
  const { lang, view, name_of, facts, cards } = useDesk();
  const card = useCard();
  const target = target_of(move);
  const seat = target && view.seats.includes(target.value) ? target.value : null;
  const name =
    target &&
    (seat
      ? name_of(seat)
      : cards.has(target.value)
        ? card(target.value).name
        : called(facts, target.kind, target.value, lang));
  const seen = short ? short_of(move, name, lang) : move[lang];
  const spot = useSpot({ moves: [move], label: move[lang].includes(seen) ? move[lang] : `${move[lang]}: ${seen}` });
  return (
    <div {...spot} className={`ce-button ${spot.className}`}>
      {!target && <Icon name={is_flare(move) ? "flare" : "bolt"} size={16} />}
      {seat && <SeatMark seat={seat} size={14} />}
      {target?.kind === "card" && <TypeIcon type={facts.type_of[target.value] ?? ""} size={15} />}
      {seen}
    </div>
  );
}

/** Which of them stand on the table, where they glow, and which need a button. */
function Uses({ moves, loose }: { moves: Move[]; loose: ReadonlySet<Move> }): JSX.Element {
  const { lang } = useDesk();
  const here = moves.filter((move) => loose.has(move));
  return (
    <>
      {here.length < moves.length && <p className="ce-quiet">{word("pick_target", lang)}</p>}
      {here.length > 0 && (
        <div className={here.length > 6 ? "ce-buttons ce-many" : "ce-buttons"}>
          {here.map((move) => (
            <UseButton key={move.action} move={move} short />
          ))}
        </div>
      )}
    </>
  );
}

/** Every power and flare that could be used now, with its text at hand. */
export function Usable({ loose }: { loose: ReadonlySet<Move> }): JSX.Element | null {
  const { moves, me, lang } = useDesk();
  const card = useCard();
  if (me === null) return null;
  const of = (all: Move[]) => [...new Set(all.map(alien_of_move))];
  const powers = power_moves(moves);
  const flares = flare_moves(moves);
  const is_super = (alien: string) => flare_moves(moves, alien)[0]?.figures?.["super"] === 1;
  return (
    <>
      {of(powers).map((alien) => (
        <div key={`power ${alien}`} className="ce-usable">
          <Told
            what={played_of(`power-${alien}`)}
            tag={card(alien).facts.mandatory ? word("mandatory", lang) : word("optional", lang)}
          />
          <Uses moves={power_moves(moves, alien)} loose={loose} />
        </div>
      ))}
      {of(flares).map((alien) => (
        <div key={`flare ${alien}`} className="ce-usable">
          <Told what={played_of(`${is_super(alien) ? "super" : "wild"}-${alien}`)} />
          <Uses moves={flare_moves(moves, alien)} loose={loose} />
        </div>
      ))}
    </>
  );
}

/** A mandatory power must be used before one can pass: the button stays, and tells why. */
export function NoPass(): JSX.Element | null {
  const { view, moves, lang } = useDesk();
  const spot = useSpot({ moves: [], label: `${word("pass", lang)}. ${word("must_first", lang)}`, would: "pass" });
  if (!is_window(view) || moves.some(({ verb }) => verb === "pass")) return null;
  return (
    <div className="ce-no-pass">
      <div {...spot} className={`ce-button ce-shut ${spot.className}`}>
        {word("pass", lang)}
      </div>
      <span className="ce-quiet">{word("must_first", lang)}</span>
    </div>
  );
}

/** What was used or played, and could be answered now. */
export function Answered(): JSX.Element | null {
  const { view, state, cards, lang } = useDesk();
  if (view.decision.step !== "answer") return null;
  const arg = view.decision.question?.args?.[0];
  const what = arg ? played_of(String(arg.value)) : null;
  if (!what || !cards.has(what.id)) return null;
  const by = view.seats.find((seat) => what.sort === "power" && aliens_of(state.players[seat]!).includes(what.alien!));
  return (
    <div className="ce-answered" role="group" aria-label={word("answered", lang)}>
      <Told what={what} by={by} />
    </div>
  );
}

/** Whether a sheet's power may be used now: a sign that lights up beside it. */
export function UseSign({ alien }: { alien: string }): JSX.Element | null {
  const { moves, lang } = useDesk();
  const here = power_moves(moves, alien);
  const label = here.map((move) => move[lang]).join(". ");
  const spot = useSpot({ moves: here, label }, "ce-use");
  if (here.length === 0) return null;
  return (
    <div {...spot} title={label}>
      <Icon name="bolt" size={15} />
    </div>
  );
}

/** On a sheet that is looked at: its buttons, or why there are none. */
export function UseHere({ id }: { id: string }): JSX.Element | null {
  const { view, state, moves, me, playing, lang, look } = useDesk();
  const card = useCard()(id);
  const alien = card.facts.kind === "alien" ? id : card.facts.alien;
  const of_flare = card.facts.kind !== "alien";
  const here = !alien ? [] : of_flare ? flare_moves(moves, alien) : power_moves(moves, alien);
  const word_of = of_flare ? "why_no_flare" : "why_no_power";
  const spot = useSpot(
    { moves: [], label: word(word_of, lang), would: `${of_flare ? "flare" : "power"} ${alien}` },
    "ce-button",
  );
  if (!alien || me === null || !playing || moves.length === 0) return null;
  const mine = of_flare ? known(state.players[me]!.hand)?.includes(id) : aliens_of(state.players[me]!).includes(alien);
  if (!mine || (here.length === 0 && !is_window(view))) return null;
  const close = () => look(null);
  return (
    <div className="ce-buttons" onClickCapture={close} onKeyDownCapture={(event) => event.key === "Enter" && close()}>
      {here.map((move) => (
        <UseButton key={move.action} move={move} short={false} />
      ))}
      {here.length === 0 && (
        <div {...spot}>
          <Icon name="ask" size={16} /> {word(word_of, lang)}
        </div>
      )}
    </div>
  );
}

/** What goes on until the encounter ends: of a side what its players use, elsewhere what the others do. */
export function InForce({ side }: { side: Side | null }): JSX.Element | null {
  const { state, lang, look, name_of, facts } = useDesk();
  const card = useCard();
  const here = state.in_force.filter(({ seat }) => side_of(state, seat) === side);
  if (here.length === 0) return null;
  return (
    <ul className="ce-in-force" aria-label={word("in_force", lang)}>
      {here.map(({ what, seat, widened }, i) => {
        const { sort, alien, id } = played_of(what);
        const name = alien === null ? card(id).name : called(facts, "alien", alien, lang);
        const how = sort === "wild" || sort === "super" ? word(sort, lang) : widened ? word("super", lang) : "";
        const label = `${name}${how ? `, ${how}` : ""}; ${name_of(seat)}`;
        return (
          <li key={i}>
            <button type="button" aria-label={label} title={label} onClick={() => look({ card: id })}>
              <Thumb id={id} size={20} /> <span className="ce-cut">{name}</span>{" "}
              {how && <span className="ce-tag">{how}</span>} <SeatMark seat={seat} size={12} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
