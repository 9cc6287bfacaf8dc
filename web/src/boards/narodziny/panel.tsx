// A part of the board with a heading. The heading also names it where something to choose in it is out of sight.
import type { JSX, ReactNode } from "react";
import "./panel.css";

export function Panel(props: {
  title: string;
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}): JSX.Element {
  return (
    <section
      className={props.className ? `nk-panel ${props.className}` : "nk-panel"}
      data-title={props.title}
      aria-label={props.title}
    >
      <h3>
        {props.title} {props.beside}
      </h3>
      {props.children}
    </section>
  );
}
