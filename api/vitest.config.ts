import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { withoutDatabase } from "./vitest.rules.config.ts";

export default defineConfig({
  test: {
    name: "api",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts", "simulator/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...withoutDatabase],
    environment: "node",
    globalSetup: [fileURLToPath(new URL("./tests/buildSpanish.ts", import.meta.url))],
    // Every file imports the whole server, which takes as long as its tests: files share what was imported. What a
    // test changes of the process (its settings, its timers) it puts back.
    isolate: false,
    // Some tests start real processes, and the machine may be busy with other checks. Nothing waits for so long:
    // these only say when a test counts as hung.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 10, timeout: 30_000 } },
  },
});
