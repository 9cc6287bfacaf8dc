// Ships: small piles of their owner's mark with their number. Each ship that is drawn has a name, so that it is seen to fly
// from where it was to where it is.
import type { JSX } from "react";
import { SeatMark } from "../../ui/seat";
import { shows } from "../../ui/motion";
import { counted } from "../../texts/counted";
import { useDesk } from "./context";
import { ship_count } from "./words";

/** More ships than that are told by the number alone. */
const most_drawn = 4;

/** `place`: where they are, for what lights up when their number changes. */
export function Ships({
  seat,
  n,
  place,
  size = 11,
}: {
  seat: string;
  n: number;
  place: string;
  size?: number;
}): JSX.Element {
  const { name_of, lang } = useDesk();
  const label = `${name_of(seat)}: ${counted(ship_count, n, lang)}`;
  return (
    <span className={`ce-ships ce-of-${seat}`} role="img" aria-label={label} title={label}>
      <span className="ce-ships-pile">
        {Array.from({ length: Math.min(n, most_drawn) }, (_, i) => (
          <span key={i} className="ce-ship" data-piece={`ship ${seat}`}>
            <SeatMark seat={seat} size={size} />
          </span>
        ))}
      </span>
      <b className="ce-drawn" data-text={n} {...shows(`ships ${place} ${seat}`, n)} />
    </span>
  );
}

/** Everybody's ships in one place, as they sit. */
export function Fleet(props: {
  ships: Partial<Record<string, number>>;
  place: string;
  size?: number;
}): JSX.Element | null {
  const { view } = useDesk();
  const there = view.seats.filter((seat) => (props.ships[seat] ?? 0) > 0);
  if (there.length === 0) return null;
  return (
    <span className="ce-fleet">
      {there.map((seat) => (
        <Ships
          key={seat}
          seat={seat}
          n={props.ships[seat]!}
          place={props.place}
          {...(props.size ? { size: props.size } : {})}
        />
      ))}
    </span>
  );
}
