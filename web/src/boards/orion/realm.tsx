// A realm, large: the sheet on the left, the systems beside it. It is the own one, or that of whoever plays.
import type { JSX } from "react";
import { place, places_of } from "../../ui/pointing";
import { useDesk } from "./context";
import { AdvisorPlace, Sheet } from "./sheet";
import { Systems } from "./systems";

export function Realm(): JSX.Element {
  const { view, own, name_of } = useDesk();
  const turn = view.decision.seat === own;
  return (
    <section
      className={`mo-realm${turn ? " mo-turn" : ""}`}
      aria-label={name_of(own)}
      {...place("seat", own)}
      {...places_of(own)}
    >
      <h2 className="sr-only">{name_of(own)}</h2>
      <div className="mo-realm-sheet">
        <Sheet seat={own} own />
        <AdvisorPlace seat={own} own />
      </div>
      <Systems seat={own} own />
    </section>
  );
}
