// The reserve: it lies beside the galaxy that it will be placed on.
import type { ComponentProps, JSX } from "react";
import { place, places_of } from "../../ui/pointing";
import { SpotBox } from "../../ui/spot";
import { useTable } from "./context";
import { tile_facts } from "./facts";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import { Nebula } from "./nebula";
import type { Player } from "./state";

/** A piece of the reserve. The one that was taken up is put down by a second touch. */
function Chip(props: ComponentProps<typeof SpotBox> & { id: string; live: boolean }): JSX.Element {
  const { id, live, ...spot } = props;
  const { held, put_down, say } = useTable();
  if (!live || held !== id) return <SpotBox {...spot} />;
  return (
    <button
      type="button"
      className={`${spot.className} nk-held`}
      aria-pressed="true"
      aria-label={spot.label}
      title={put_down ? say("put_down") : spot.label}
      onClick={put_down}
      {...spot.marks}
    >
      {spot.children}
    </button>
  );
}

/** Pieces gained but not yet placed. */
export function Reserve(props: { player: Player; seat: string; live: boolean }): JSX.Element | null {
  const { player, seat, live } = props;
  const { things, say, cards, facts: numbers, lang, asked, step } = useTable();
  const { elements } = numbers;
  const { reserve } = player;
  const empty = reserve.proto === 0 && reserve.nebulae.length === 0 && elements.every((e) => reserve.stars[e] === 0);
  if (empty) return null;
  const crafting = live && asked && step === "craft";
  const piece = (key: string, icon: IconName, count: number, label: string, would: string) => (
    <Chip
      key={key}
      id={key}
      live={live}
      className="nk-chip"
      label={label}
      moves={live ? things.at(`reserve:${key}`) : []}
      would={crafting ? would : undefined}
      marks={place("star-type", key)}
    >
      <Icon name={icon} size={28} />
      <b className="nk-times">{count}</b>
    </Chip>
  );
  return (
    <section className="nk-reserve" {...places_of(seat)} aria-label={`${say("reserve")}: ${say("reserve_hint")}`}>
      <h3>{say("reserve")}</h3>
      {elements
        .filter((e) => reserve.stars[e] > 0)
        .map((e) => piece(e, e, reserve.stars[e], say("reserve_star", e, reserve.stars[e]), `place-star ${e}`))}
      {reserve.proto > 0 && piece("proto", "proto", reserve.proto, say("reserve_proto", reserve.proto), "place-life")}
      {reserve.nebulae.map((tile) => {
        const facts = tile_facts(cards, tile);
        const wants = elements.flatMap((element) =>
          Array.from({ length: facts?.stars[element] ?? 0 }, () => ({ element, met: "nothing" as const })),
        );
        return (
          <Chip
            key={tile}
            id={tile}
            live={live}
            className="nk-chip nk-tile"
            label={say("reserve_tile", cards.get(tile)?.text[lang] ?? tile)}
            moves={live ? things.at(`reserve:${tile}`) : []}
            would={crafting ? `place-nebula ${tile}` : undefined}
            marks={place("nebula-tile", tile)}
          >
            <svg width="64" height="64" viewBox="-70 -70 140 140" aria-hidden="true">
              <Nebula tile={tile} facts={facts} done={false} ready={false} wants={wants} tokens={[]} />
            </svg>
          </Chip>
        );
      })}
    </section>
  );
}
