// Shows one fixture: ?f=action-4&lang=pl. For looking at the board without a server.
import { createRoot } from "react-dom/client";
import "../../src/ui/theme.css";
import type { CardText, GameInfo, Lang, View } from "../../src/protocol";
import { PickProvider } from "../../src/ui/spot";
import { moves_of } from "../../src/boards/contract";
import OrionBoard from "../../src/boards/orion/board";
import cards from "../../src/boards/orion/fixtures/cards.json";

const ask = new URLSearchParams(location.search);
const views = import.meta.glob<{ default: View }>("../../src/boards/orion/fixtures/*.json", { eager: true });
const view = views[`../../src/boards/orion/fixtures/${ask.get("f") ?? "action-4"}.json`]!.default;
const lang = (ask.get("lang") ?? "en") as Lang;
const names = ["Ala", "Bartek", "Celina", "greedy"];
createRoot(document.getElementById("root")!).render(
  <main style={{ height: ask.has("h") ? Number(ask.get("h")) : undefined, overflow: "auto", maxWidth: Number(ask.get("w") ?? 2000) }}>
    <PickProvider choose={(action) => console.log("choose", action)} why={(action) => console.log("why", action)} lang={lang}>
      <OrionBoard
        view={view}
        game={{} as GameInfo}
        cards={new Map((cards as unknown as CardText[]).map((c) => [c.id, c]))}
        seats={view.seats.map((seat, i) => ({ seat, player: "person", name: names[i]!, away: false, online: true }))}
        me={view.viewer}
        lang={lang}
        moves={moves_of(view)}
        choose={(action) => console.log("choose", action)}
        why={(action) => console.log("why", action)}
        explain={(what) => console.log("explain", JSON.stringify(what))}
      />
    </PickProvider>
  </main>,
);
