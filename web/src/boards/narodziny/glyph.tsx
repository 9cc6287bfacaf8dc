// Letters and numbers that belong to a drawing. They are drawn once, in the definitions, and used from there: they are
// pictures, named by the label of the thing they are drawn on, and not a text of their own.
import type { JSX } from "react";

const drawn = ["H", "He", "C", "O", "A", "B", "?", "=", ...Array.from({ length: 25 }, (_, n) => String(n))];
const id_of = (text: string): string => `nk-glyph-${drawn.indexOf(text)}`;

export function GlyphDefs(): JSX.Element {
  return (
    <>
      {drawn.map((text) => (
        <text key={text} id={id_of(text)} className="nk-glyph" dy="0.35em">
          {text}
        </text>
      ))}
    </>
  );
}

interface Props {
  text: string | number;
  size: number;
  fill?: string;
  x?: number;
  y?: number;
  className?: string;
}
/** Centred on x,y. */
export function Glyph({ text, size, fill, x = 0, y = 0, className }: Props): JSX.Element {
  const look = { fontSize: size, x, y, ...(fill ? { fill } : {}), ...(className ? { className } : {}) };
  if (drawn.includes(String(text))) return <use href={`#${id_of(String(text))}`} aria-hidden="true" {...look} />;
  return (
    <text {...look} className={`nk-glyph ${className ?? ""}`} dy="0.35em" aria-hidden="true">
      {text}
    </text>
  );
}
