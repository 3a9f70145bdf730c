import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What the AI tools' rules say: pure functions, so one run is enough whatever the database. */
export const withoutDatabase = ["src/ai/{charge,checks,law,tools}/**/*.test.ts", "evaluation/**/*.test.ts"];

export default defineConfig({
  test: {
    name: "api-rules",
    include: withoutDatabase,
    environment: "node",
    globalSetup: [fileURLToPath(new URL("./tests/buildSpanish.ts", import.meta.url))],
    // Pure functions over one model of the parents' phrasings, which takes seconds to build: files share it.
    isolate: false,
    // Properties look at thousands of answers, on a machine that may be busy with other checks.
    testTimeout: 60_000,
  },
});
