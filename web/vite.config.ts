import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The letters that the first screen needs are asked for with the page; the licences of all stand beside them. */
function fonts(): Plugin {
  const families = ["figtree", "newsreader"];
  const early = /(figtree-latin(-ext)?|newsreader-latin)-wght-normal.*\.woff2$/;
  return {
    name: "fonts",
    apply: "build",
    generateBundle() {
      for (const family of families)
        this.emitFile({
          type: "asset",
          fileName: `assets/${family}-license.txt`,
          source: readFileSync(`node_modules/@fontsource-variable/${family}/LICENSE`, "utf8"),
        });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => early.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head",
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), fonts()],
  build: { target: "es2022", sourcemap: false },
  // While developing, the game server runs beside: kosmoteka serve --port 8080
  server: { proxy: { "/ws": { target: "ws://127.0.0.1:8080", ws: true }, "/api": "http://127.0.0.1:8080" } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test_setup.ts"],
    pool: "vmThreads", // a document for each worker, not for each file: a third less time
    testTimeout: 60_000, // they run beside a compilation
  },
});
