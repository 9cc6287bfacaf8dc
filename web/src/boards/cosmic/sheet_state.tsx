// How things stand with a sheet that is looked at: whose it is, whether its power is lost or zapped, and its flare, if the
// viewer knows where that lies.
import type { JSX } from "react";
import { counted } from "../../texts/counted";
import { SeatMark } from "../../ui/seat";
import { called } from "../common";
import { known } from "../contract";
import { SheetBack } from "./aliens";
import { Thumb } from "./art";
import { useCard, useDesk } from "./context";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import type { CosmicState, Effect } from "./state";
import { aliens_of, flare_of, hand_of, is_sheet_down } from "./state";
import type { Word } from "./words";
import { token_count, word } from "./words";

/** Who has it; null: nobody of whom the viewer knows. */
const owner_of = (state: CosmicState, alien: string): string | null =>
  Object.keys(state.players).find((seat) => aliens_of(state.players[seat]!).includes(alien)) ?? null;

export function SheetState({ alien }: { alien: string }): JSX.Element | null {
  const { state, lang, name_of, me } = useDesk();
  const owner = owner_of(state, alien);
  if (owner === null || state.moment === "setup") return null;
  const player = state.players[owner]!;
  const tokens = state.tokens[alien] ?? 0;
  const signs: [IconName, string][] = [];
  const zapped = state.zapped.includes(alien);
  if (player.power_lost === 1) signs.push(["lost", word("power_lost", lang)]);
  if (zapped) signs.push(["zap", word("zapped", lang)]);
  else if (state.powers_used.includes(alien)) signs.push(["bolt", word("power_used", lang)]);
  if (tokens > 0) signs.push(["token", counted(token_count, tokens, lang)]);
  if (owner === me && is_sheet_down(state, owner)) signs.push(["eye", word("sheet_down_own", lang)]);
  return (
    <div className="ce-sheet-state">
      <span>
        {word("played_by", lang)}: <SeatMark seat={owner} size={14} /> {name_of(owner)}
      </span>
      {signs.map(([icon, text]) => (
        <span key={text} className={icon === "lost" || icon === "zap" ? "ce-sheet-off" : ""}>
          <Icon name={icon} size={14} /> {text}
        </span>
      ))}
    </div>
  );
}

/** Where a card lies, as far as the viewer can tell. */
function place_of(state: CosmicState, card: string, me: string | null): { where: Word; seat?: string } | null {
  if (me !== null && known(state.players[me]!.hand)?.includes(card)) return { where: "in_your_hand" };
  if (state.playing.includes(card) || state.aside.includes(card)) return { where: "in_play" };
  if (state.discard.includes(card)) return { where: "in_discard" };
  const seat = Object.keys(state.players).find((one) => hand_of(state.players[one]!).seen.includes(card));
  return seat === undefined ? null : { where: "in_hand_of", seat };
}

export function EffectText({ effect, name }: { effect: Effect; name: string }): JSX.Element {
  const { facts, lang } = useDesk();
  const bar = [
    called(facts, "role", effect.role, lang),
    ...effect.phases.map((one) => called(facts, "phase", one, lang)),
  ];
  return (
    <p>
      <b>{name}</b> <span className="ce-quiet">({bar.join("; ")})</span> {effect.text[lang]}
    </p>
  );
}

/** Open at once if one knows where it lies: then it matters. */
export function FlareOf({ alien }: { alien: string }): JSX.Element | null {
  const { state, lang, name_of, cards, me } = useDesk();
  const card = useCard();
  const id = flare_of(alien);
  const { wild, super: strong } = card(id).facts;
  if (!cards.has(id) || !wild || !strong) return null;
  const place = place_of(state, id, me);
  return (
    <details className="ce-its-flare" open={place !== null}>
      <summary>
        <Thumb id={id} size={32} />
        <span>
          <b>{word("its_flare", lang)}</b>
          {place && (
            <span className="ce-quiet">
              {" "}
              {word("flare_is", lang)} {word(place.where, lang)}
              {place.seat && (
                <>
                  {" "}
                  <SeatMark seat={place.seat} size={12} /> {name_of(place.seat)}
                </>
              )}
              .
            </span>
          )}
        </span>
      </summary>
      <EffectText effect={wild} name={word("wild", lang)} />
      <EffectText effect={strong} name={word("super", lang)} />
    </details>
  );
}

/** In the place of a chip with the alien: whose sheet lies face down, nobody else knows. */
export function ChipDown(): JSX.Element {
  const { lang } = useDesk();
  const label = word("sheet_down", lang);
  return (
    <span className="ce-alien ce-alien-down" role="img" aria-label={label} title={label}>
      <SheetBack size={24} />
    </span>
  );
}
