// Pictures of abilities and goals.
import type { JSX } from "react";
import { Picture } from "../../art/picture";
import { pictures } from "./pictures";

export const AbilityArt = ({ id }: { id: string }): JSX.Element => (
  <Picture id={id} from={pictures} className="nk-ability-art" bare />
);
export const GoalArt = ({ id }: { id: string }): JSX.Element => (
  <Picture id={id} from={pictures} className="nk-goal-art" bare />
);
/** In the place of a sign. */
export const Thumb = ({ id, size }: { id: string; size: number }): JSX.Element => (
  <Picture id={id} from={pictures} className="nk-thumb" size={size} bare />
);
