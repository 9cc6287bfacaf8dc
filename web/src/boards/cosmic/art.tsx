// Pictures of cards and aliens, each form as large as its box: over a whole card, in a sheet's head, on a chip.
import type { JSX } from "react";
import { Picture } from "../../art/picture";
import { pictures } from "./pictures";

/** Under the name of a card. */
export const CardArt = ({ id }: { id: string }): JSX.Element => (
  <Picture id={id} from={pictures} className="ce-card-art" bare />
);
/** On a sheet that is looked at. */
export const SheetArt = ({ id }: { id: string }): JSX.Element => (
  <Picture id={id} from={pictures} className="ce-sheet-art" />
);
/** In the place of a sign. */
export const Thumb = ({ id, size = 22 }: { id: string; size?: number }): JSX.Element => (
  <Picture id={id} from={pictures} className="ce-thumb" size={size} bare />
);
