// The frame around every screen, and which screen stands at which path.
import { Suspense, lazy, useEffect } from "react";
import type { JSX } from "react";
import { useWords } from "./i18n";
import { settings, useStore } from "./store";
import { Lobby } from "./screens/lobby";
import { NotFound } from "./ui/dead_end";
import { Asking, useAnyDialog } from "./ui/dialog";
import { Explain } from "./ui/explain";
import { Header } from "./ui/header";
import { Loading } from "./ui/loading";
import { LinkBar } from "./ui/link_bar";
import { usePlace } from "./ui/router";
import { Safe } from "./ui/safe";
import { Toasts } from "./ui/toasts";

const NewGame = lazy(() => import("./screens/new_game"));
const TableScreen = lazy(() => import("./screens/table"));
const Replay = lazy(() => import("./screens/replay"));
const History = lazy(() => import("./screens/history"));
const Rules = lazy(() => import("./screens/rules"));

function Screen(): JSX.Element {
  const { parts } = usePlace();
  const [first, second = ""] = parts;
  if (first === undefined) return <Lobby />;
  if (first === "new" && second) return <NewGame key={second} game={second} />;
  if (first === "table" && second) return <TableScreen key={second} id={second} />;
  if (first === "replay" && second) return <Replay key={second} id={second} />;
  if (first === "history") return <History />;
  if (first === "rules" && second) return <Rules key={second} game={second} />;
  return <NotFound />;
}

export function App(): JSX.Element {
  const { t, lang } = useWords();
  const { reduced_motion } = useStore(settings);
  const { parts } = usePlace();
  const covered = useAnyDialog();
  useEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dataset.motion = reduced_motion ? "reduced" : "full";
  }, [lang, reduced_motion]);
  // Tables and replays fill the window; the other screens scroll like pages.
  const fills = parts[0] === "table" || parts[0] === "replay";
  return (
    <div className={fills ? "app fills" : "app"}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {t("skip")}
      </a>
      <Header />
      <LinkBar />
      <main id="main" tabIndex={-1}>
        <Safe key={parts.join("/")}>
          <Suspense fallback={<Loading />}>
            <Screen />
          </Suspense>
        </Safe>
      </main>
      <Explain />
      <Asking />
      {!covered && <Toasts />}
    </div>
  );
}
