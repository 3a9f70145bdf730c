import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts", "simulator/**/*.test.ts", "evaluation/**/*.test.ts"],
    environment: "node",
    // Some tests start real processes, and the machine may be busy with other checks. Nothing waits for so long:
    // these only say when a test counts as hung.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
