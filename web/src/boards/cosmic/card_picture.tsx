import type { JSX } from "react";
import { Picture } from "../../art/picture";
import { pictures } from "./pictures";

export default function CardPicture({ id, className }: { id: string; className: string }): JSX.Element {
  return <Picture id={id} from={pictures} className={className} />;
}
