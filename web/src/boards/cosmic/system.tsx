// A home system: whose it is, their alien and hand, and its planets.
import type { CSSProperties, JSX } from "react";
import { counted } from "../../texts/counted";
import { parts } from "../../ui/marks";
import { shows } from "../../ui/motion";
import { place, places_of } from "../../ui/pointing";
import { SeatMark } from "../../ui/seat";
import { useSpot } from "../../ui/spot";
import { size_of } from "../contract";
import { Thumb } from "./art";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { KeptChips } from "./kept";
import type { SystemLayout } from "./layout";
import { PlanetSpot } from "./planet";
import { UseSign } from "./powers";
import { ChipDown } from "./sheet_state";
import { Ships } from "./ships";
import { alien_of, aliens_of, hand_of, is_sheet_down, numbers_of, planets_of, projects_of, side_of } from "./state";
import { seat_moves } from "./targets";
import { card_count, role_words, ship_count, token_count, word } from "./words";

/** The part that a player has in this encounter. */
export function RoleSign({ seat }: { seat: string }): JSX.Element | null {
  const { state, lang } = useDesk();
  const side = side_of(state, seat);
  if (!side) return null;
  const main = state[side] === seat;
  const label = role_words[main ? side : (`${side}_ally` as const)][lang];
  return (
    <span
      className={`ce-role ce-role-${side}${main ? "" : " ce-role-ally"}`}
      role="img"
      aria-label={label}
      title={label}
    >
      <Icon name={side === "offense" ? "gate" : "shield"} size={12} />
    </span>
  );
}

/** Foreign colonies on the way to victory. */
export function Colonies({ seat }: { seat: string }): JSX.Element {
  const { state, facts, lang } = useDesk();
  const { foreign_colonies: n } = state.players[seat]!;
  const goal = numbers_of(state, facts).colonies_to_win;
  const label = `${word("foreign_colonies", lang)}: ${n} / ${goal}`;
  return (
    <span className="ce-colonies" role="img" aria-label={label} title={label} {...shows(`colonies ${seat}`, n)}>
      {Array.from({ length: goal }, (_, i) => (
        <span key={i} className={i < n ? "ce-pip ce-pip-on" : "ce-pip"} />
      ))}
    </span>
  );
}

/** The alien, which opens its sheet; beside it a sign where its power can be used. */
function AlienChip({ seat, alien }: { seat: string; alien: string }): JSX.Element {
  const { state, look, lang, narrow, me } = useDesk();
  const card = useCard();
  const player = state.players[seat]!;
  const { name } = card(alien);
  const lost = player.power_lost === 1;
  const zapped = state.zapped.includes(alien);
  const down = alien_of(player) === alien && is_sheet_down(state, seat);
  const tokens = state.tokens[alien] ?? 0;
  const told = [
    name,
    lost ? word("power_lost", lang) : "",
    zapped ? word("zapped", lang) : "",
    !zapped && state.powers_used.includes(alien) ? word("power_used", lang) : "",
    tokens > 0 ? counted(token_count, tokens, lang) : "",
    down ? word("sheet_down_own", lang) : "",
  ].filter(Boolean);
  return (
    <>
      <button
        type="button"
        className={`ce-alien${lost ? " ce-alien-lost" : ""}${zapped ? " ce-alien-zapped" : ""}${down ? " ce-alien-down" : ""}`}
        {...place("alien", alien)}
        {...parts(`players ${seat} power_lost`, "zapped")}
        aria-label={told.join(", ")}
        title={told.join(", ")}
        onClick={() => look({ card: alien })}
      >
        <Thumb id={alien} size={24} /> {!narrow && <span className="ce-cut">{name}</span>}
        {lost && !zapped && <Icon name="lost" size={13} />}
        {zapped && <Icon name="zap" size={14} />}
        {tokens > 0 && (
          <b
            className="ce-alien-tokens ce-drawn"
            data-text={tokens}
            {...shows(`tokens ${alien}`, tokens)}
            {...parts(`tokens ${alien}`)}
          />
        )}
      </button>
      {seat === me && <UseSign alien={alien} />}
    </>
  );
}
/** All whose powers a player has. */
export function AlienChips({ seat }: { seat: string }): JSX.Element {
  const { state } = useDesk();
  const aliens = aliens_of(state.players[seat]!);
  return (
    <>
      {aliens.map((alien) => (
        <AlienChip key={alien} seat={seat} alien={alien} />
      ))}
      {aliens.length === 0 && is_sheet_down(state, seat) && <ChipDown />}
    </>
  );
}

/** What powers have given to a player: a grudge token, the victory. */
function Given({ seat }: { seat: string }): JSX.Element {
  const { state, lang } = useDesk();
  const sign = (icon: IconName, label: string) => (
    <span className="ce-given" role="img" aria-label={label} title={label}>
      <Icon name={icon} size={14} />
    </span>
  );
  return (
    <>
      {state.grudges.includes(seat) && sign("token", word("grudge", lang))}
      {state.winners.includes(seat) && sign("crown", word("has_won", lang))}
    </>
  );
}

/** How many cards somebody holds, and which of them the viewer knows. */
export function HandChip({ seat }: { seat: string }): JSX.Element {
  const { state, lang, look, me } = useDesk();
  const card = useCard();
  const player = state.players[seat]!;
  const { seen } = hand_of(player);
  const n = size_of(player.hand);
  const knows = seat !== me && seen.length > 0;
  const label = `${word("hand", lang)}: ${counted(card_count, n, lang)}`;
  const told = knows ? `${label}; ${word("known", lang)}: ${seen.map((id) => card(id).name).join(", ")}` : label;
  const inside = (
    <>
      <Icon name="cards" size={14} /> <b className="ce-drawn" data-text={n} {...shows(`hand ${seat}`, n)} />
      {knows && (
        <>
          {" "}
          <Icon name="eye" size={13} /> <span className="ce-drawn" data-text={seen.length} />
        </>
      )}
    </>
  );
  if (!knows)
    return (
      <span className="ce-hand-chip" role="img" aria-label={told} title={told}>
        {inside}
      </span>
    );
  return (
    <button type="button" className="ce-hand-chip" aria-label={told} title={told} onClick={() => look({ hand: seat })}>
      {inside}
    </button>
  );
}

function Head({ seat }: { seat: string }): JSX.Element {
  const { name_of, moves, lang } = useDesk();
  const here = seat_moves(moves, seat);
  const label = [name_of(seat), ...here.map((move) => move[lang])].join(". ");
  const spot = useSpot({ moves: here, label }, "ce-name");
  const name = (
    <>
      <SeatMark seat={seat} size={15} /> <span className="ce-cut">{name_of(seat)}</span>
    </>
  );
  return (
    <header className="ce-head">
      {here.length > 0 ? <div {...spot}>{name}</div> : <h3 className="ce-name">{name}</h3>}
      <RoleSign seat={seat} />
      <Colonies seat={seat} />
      <HandChip seat={seat} />
      <KeptChips seat={seat} />
      <Given seat={seat} />
      <AlienChips seat={seat} />
    </header>
  );
}

/** Technologies: those that are completed by name, those in research by their ships. */
function Technologies({ seat }: { seat: string }): JSX.Element | null {
  const { state, lang, look } = useDesk();
  const card = useCard();
  const player = state.players[seat]!;
  const projects = projects_of(player);
  if (projects.length + player.completed.length === 0) return null;
  const name = (id: string) => card(id).name;
  return (
    <div className="ce-techs" {...parts(`players ${seat} research`, `players ${seat} completed`)}>
      {player.completed.map((id) => (
        <button
          key={id}
          type="button"
          className="ce-tech ce-tech-done"
          {...place("technology playable", id)}
          onClick={() => look({ card: id })}
        >
          {name(id)}
        </button>
      ))}
      {projects.map(({ id, ships }, i) => {
        const label = `${id === null ? word("secret_technology", lang) : name(id)}: ${counted(ship_count, ships, lang)}`;
        return (
          <span key={i} className="ce-tech" role="img" aria-label={label} title={label} {...place("project", i + 1)}>
            {id === null ? `${i + 1}?` : name(id)} <Ships seat={seat} n={ships} place={`technology ${i}`} />
          </span>
        );
      })}
    </div>
  );
}

/** Without a layout its planets stand in a row, as wide as there is room. */
export function System({ seat, layout }: { seat: string; layout?: SystemLayout | undefined }): JSX.Element {
  const { state, facts, name_of, view, shown, home, narrow } = useDesk();
  const planets = planets_of(state, seat, facts);
  const decides = view.decision.seat === seat;
  const classes = [
    "ce-system",
    `ce-hue-${seat}`,
    layout ? `ce-runs-${layout.runs}` : "ce-runs-row",
    layout && (layout.box.x === 0 ? "ce-at-left" : "ce-at-right"),
    decides && "ce-decides",
    seat === shown && "ce-shown",
    seat === home && "ce-home",
  ];
  const box: CSSProperties | undefined = layout && {
    left: layout.box.x,
    top: layout.box.y,
    width: layout.box.w,
    height: layout.box.h,
  };
  const size = layout?.size ?? (seat === shown ? 42 : 34);
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      style={box}
      aria-label={name_of(seat)}
      {...place("seat", seat)}
      {...places_of(seat)}
    >
      <Head seat={seat} />
      <Technologies seat={seat} />
      {/* Anybody's words may name them: they are places of everybody. */}
      <div className="ce-planets" {...places_of("")}>
        {planets.map((planet, i) => {
          const at = layout?.planets[i];
          return (
            <PlanetSpot
              key={planet.id}
              planet={planet}
              size={narrow ? size : Math.round(size)}
              {...(at ? { style: { left: at.x, top: at.y } } : {})}
            />
          );
        })}
      </div>
    </section>
  );
}
