// Pictures of structures, and faces of advisors and peoples.
import type { JSX } from "react";
import { Picture } from "../../art/picture";
import { pictures } from "./pictures";

/** On a card, whose corners hold what is printed there. */
export const Art = ({ id }: { id: string }): JSX.Element => <Picture id={id} from={pictures} className="mo-art" bare />;

/** At the end of a band, behind its numbers. */
export const BandArt = ({ id }: { id: string }): JSX.Element => (
  <Picture id={id} from={pictures} className="mo-band-art" bare />
);

/** An advisor or a people, in a round field. */
export const Face = ({ id, size = 44 }: { id: string; size?: number }): JSX.Element => (
  <Picture id={id} from={pictures} className="mo-face" size={size} />
);
