// Pictures of cards, each form as large as its box: at the end of a band, over a whole card, on a chip.
import type { JSX } from "react";
import { Picture } from "../../art/picture";
import { pictures } from "./pictures";

/** Behind the end of a card's name. */
export const BandArt = ({ id }: { id: string }): JSX.Element => (
  <Picture id={id} from={pictures} className="aa-band-art" bare />
);
/** Under the name of a card that is shown whole. */
export const FaceArt = ({ id }: { id: string }): JSX.Element => (
  <Picture id={id} from={pictures} className="aa-face-art" />
);
/** In the place of a sign. */
export const Thumb = ({ id, size = 22 }: { id: string; size?: number }): JSX.Element => (
  <Picture id={id} from={pictures} className="aa-thumb" size={size} bare />
);
