import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
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
