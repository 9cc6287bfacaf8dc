// Beside a choice that is pointed at: what it would change for me, in figures. Nothing changes, nothing is shown.
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { GameInfo, View } from "../protocol";
import { useStore } from "../store";
import { capital } from "../texts/capital";
import { signed } from "../texts/counted";
import { useForesight } from "./foresight";
import { useHints } from "./hints";
import { pointed } from "./pointing";
import "./foreseen.css";

/** So long a mouse rests on a choice before it is asked what comes of it. */
const rest_ms = 200;

export function Foreseen(props: { view: View; game: GameInfo; me: string | null }): JSX.Element | null {
  const { t, lang, say } = useWords();
  const { view, game, me } = props;
  const { tally } = useHints();
  const at = useStore(pointed);
  const next = useForesight(tally && me !== null && at?.action !== undefined ? [at.action] : null, rest_ms);
  if (!next || !tally || me === null || !at?.from.isConnected) return null;
  const before = new Map(tally(view, me, game).map((one) => [one.key, one.n]));
  const changed = tally(next, me, game).filter((one) => before.get(one.key) !== one.n);
  if (changed.length === 0) return null;
  const box = at.from.getBoundingClientRect();
  // Below what is pointed at, or above it where there is no room; never over it, and never outside of the window.
  const below = box.bottom + 12 + 30 * changed.length < window.innerHeight;
  const left = Math.max(8, Math.min(box.left, window.innerWidth - 248));
  const place = below ? { top: box.bottom + 6 } : { bottom: window.innerHeight - box.top + 6 };
  return (
    <div className="foreseen" role="status" aria-label={t("foreseen")} style={{ left, ...place }}>
      <dl>
        {changed.map((one) => (
          <div key={one.key}>
            <dt>{capital(say(one.name), lang)}</dt>
            <dd className={one.n > (before.get(one.key) ?? 0) ? "more" : "less"}>
              {signed(before.get(one.key) ?? 0)} <span aria-hidden="true">→</span>
              <span className="sr-only">{t("foreseen_to")}</span> {signed(one.n)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
