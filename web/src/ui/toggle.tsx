import type { JSX } from "react";

export function Toggle(props: { on: boolean; set: (on: boolean) => void; label: string; help?: string }): JSX.Element {
  return (
    <label className="toggle">
      <input type="checkbox" role="switch" checked={props.on} onChange={(event) => props.set(event.target.checked)} />
      <span className="toggle-mark" aria-hidden="true" />
      <span>
        {props.label}
        {props.help && <small>{props.help}</small>}
      </span>
    </label>
  );
}
