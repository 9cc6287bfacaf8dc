// "How to play": the parts of a page that tells one game to somebody new. Every game's page has the same sections, so
// that whoever has read one finds their way in the next; what is drawn in them are the pieces of the board itself.
import type { JSX, ReactNode } from "react";
import { useWords } from "../i18n";
import "./guide.css";

export const guide_sections = ["aim", "pieces", "turn", "winning", "tips"] as const;
export type GuideSection = (typeof guide_sections)[number];
export const section_anchor = (section: GuideSection): string => `how-${section}`;

export function Section({ id, children }: { id: GuideSection; children: ReactNode }): JSX.Element {
  const { t } = useWords();
  const anchor = section_anchor(id);
  return (
    <section className={`guide-section guide-${id}`} id={anchor} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>{t(`how_${id}`)}</h3>
      {children}
    </section>
  );
}

/** What a board draws, to be looked at only: it is named as a whole, and nothing in it can be reached. */
export function Picture(props: { label: string; className?: string; children: ReactNode }): JSX.Element {
  return (
    <div className={`guide-picture ${props.className ?? ""}`.trim()} role="img" aria-label={props.label}>
      <div inert>{props.children}</div>
    </div>
  );
}

/** Text with its picture beside it, or below it where there is no room. */
export function Beside(props: { picture: ReactNode; caption?: ReactNode; children: ReactNode }): JSX.Element {
  return (
    <div className="guide-beside">
      <div className="guide-words">{props.children}</div>
      <figure>
        {props.picture}
        {props.caption && <figcaption>{props.caption}</figcaption>}
      </figure>
    </div>
  );
}

/** What happens one after another. */
export const Steps = ({ children }: { children: ReactNode }): JSX.Element => (
  <ol className="guide-steps">{children}</ol>
);
export function Step({ title, children }: { title: ReactNode; children: ReactNode }): JSX.Element {
  return (
    <li>
      <h4>{title}</h4>
      {children}
    </li>
  );
}

/** Things to know apart: what each looks like, is called and does. */
export function Things({ wide = false, children }: { wide?: boolean; children: ReactNode }): JSX.Element {
  return <ul className={wide ? "guide-things guide-things-wide" : "guide-things"}>{children}</ul>;
}
/** `row`: there is so much to tell of it that it takes a whole one. */
export function Thing(props: { picture: ReactNode; name: ReactNode; row?: boolean; children: ReactNode }): JSX.Element {
  return (
    <li className={props.row ? "guide-row" : ""}>
      <span className="guide-thing-picture" aria-hidden="true">
        {props.picture}
      </span>
      <div>
        <b className="guide-thing-name">{props.name}</b>
        <p>{props.children}</p>
      </div>
    </li>
  );
}

/** What can be done, each with a picture of it. */
export const Deeds = ({ children }: { children: ReactNode }): JSX.Element => (
  <ul className="guide-deeds">{children}</ul>
);
export function Deed(props: { title: ReactNode; picture: ReactNode; children: ReactNode }): JSX.Element {
  return (
    <li>
      <div className="guide-deed-picture">{props.picture}</div>
      <div>
        <b className="guide-thing-name">{props.title}</b>
        <p>{props.children}</p>
      </div>
    </li>
  );
}

/** Where points come from: for what, and how many. */
export const Points = ({ children }: { children: ReactNode }): JSX.Element => (
  <ul className="guide-points">{children}</ul>
);
export function PointsFor(props: { picture: ReactNode; points: ReactNode; children: ReactNode }): JSX.Element {
  return (
    <li>
      <span className="guide-thing-picture" aria-hidden="true">
        {props.picture}
      </span>
      <span className="guide-points-what">{props.children}</span>
      <b className="guide-points-many">{props.points}</b>
    </li>
  );
}

export function Tips({ children }: { children: ReactNode[] }): JSX.Element {
  return (
    <ul className="guide-tips">
      {children.map((tip, i) => (
        <li key={i}>{tip}</li>
      ))}
    </ul>
  );
}
