// The picture of a card, anywhere outside of its board.
import { Suspense } from "react";
import type { JSX } from "react";
import { folders } from "../boards";
import "./card_picture.css";

/** Nothing where a game has no pictures, or none of this card. */
export function CardPicture({ game, id }: { game: string; id: string }): JSX.Element | null {
  const Drawn = folders[game]?.CardPicture;
  if (!Drawn) return null;
  return (
    <Suspense fallback={null}>
      <Drawn id={id} className="card-picture" />
    </Suspense>
  );
}
