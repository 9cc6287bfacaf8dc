import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { connection } from "./store";
import "./ui/fonts.css";
import "./ui/theme.css";
import "./ui/base.css";
import "./ui/frame.css";
import "./ui/controls.css";
import "./ui/messages.css";
import "./ui/lists.css";

connection.start();
// Timers sleep with the page; these events tell that it is awake again.
document.addEventListener("visibilitychange", () => (document.hidden ? undefined : connection.wake()));
for (const news of ["online", "offline"]) window.addEventListener(news, () => connection.wake());
window.addEventListener("pageshow", () => connection.wake());

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
