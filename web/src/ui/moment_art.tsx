// What is drawn behind the words of a moment: light, in a few strokes.
import type { JSX } from "react";
import type { MomentSign } from "../boards/contract";

const around = (count: number) => Array.from({ length: count }, (_, i) => (i * 360) / count);

/** A world goes once around its sun. */
function Round(): JSX.Element {
  return (
    <>
      <circle className="art-sun" r="15" />
      <ellipse className="art-orbit" rx="78" ry="26" pathLength="100" />
      <g className="art-planet">
        <circle r="6" />
      </g>
    </>
  );
}

function Goal(): JSX.Element {
  return (
    <>
      {around(12).map((angle) => (
        <path key={angle} className="art-ray" d="M0-44V-84" transform={`rotate(${angle})`} pathLength="1" />
      ))}
      <path
        className="art-star"
        d="M0-34 9.500-12.700 32.700-10.500 15.200 5 20.300 27.900 0 15.900-20.300 27.900-15.200 5-32.700-10.500-9.500-12.700Z"
      />
    </>
  );
}

/** Clouds draw together around a light. */
function Nebula(): JSX.Element {
  return (
    <>
      {[0, 60, 120].map((angle, i) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <ellipse className={`art-cloud art-cloud-${i}`} rx="80" ry="26" />
        </g>
      ))}
      <circle className="art-sun" r="12" />
      {around(7).map((angle) => (
        <circle key={angle} className="art-spark" r="2.500" cy="-62" transform={`rotate(${angle + 11})`} />
      ))}
    </>
  );
}

function Find(): JSX.Element {
  return (
    <>
      {around(8).map((angle) => (
        <path key={angle} className="art-ray" d="M0-46V-72" transform={`rotate(${angle})`} pathLength="1" />
      ))}
      <path className="art-gem" d="M-20-22H20L34-4 0 34-34-4ZM-34-4H34M-20-22 0 34 20-22" />
    </>
  );
}

function Hit(): JSX.Element {
  return (
    <>
      <circle className="art-shock" r="70" />
      <circle className="art-shock art-late" r="70" />
      {around(9).map((angle) => (
        <path key={angle} className="art-ray" d="M0-24V-78" transform={`rotate(${angle + 14})`} pathLength="1" />
      ))}
      <path className="art-star" d="M0-30 7-9 27-18 14 0 27 18 7 9 0 30-7 9-27 18-14 0-27-18-7-9Z" />
    </>
  );
}

const arts: Readonly<Record<MomentSign, () => JSX.Element>> = {
  round: Round,
  goal: Goal,
  nebula: Nebula,
  find: Find,
  hit: Hit,
};

export function MomentArt({ sign }: { sign: MomentSign }): JSX.Element {
  const Art = arts[sign];
  return (
    <svg className="moment-art" viewBox="-100 -100 200 200" aria-hidden="true">
      <Art />
    </svg>
  );
}
