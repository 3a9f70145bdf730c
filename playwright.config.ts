import { defineConfig, devices } from "@playwright/test";
import { engineNames } from "./examples/engines/Engine.ts";

/**
 * Four projects over built files: `stories` opens every story of the built Storybook with axe; `browser` uses the
 * product as people do, on our own origin and on partner pages of another; `wordpress` uses the plugin in a WordPress;
 * `frameworks` uses the npm package in apps of frameworks. `.ci/test.mjs` builds first and names the
 * browser; by hand: `CHROMIUM_PATH=/usr/bin/chromium npx playwright test --project browser`.
 */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: "100%",
  // These only decide when a test counts as hung: the machine may be slow, and busy with other work.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: "dot",
  outputDir: "test-results",
  globalSetup: "./examples/tests/fixtures/sharedServers.ts",
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking", "--no-first-run"],
    },
    trace: "off",
  },
  projects: [
    { name: "stories", testMatch: "storybook/tests/**/*.spec.ts" },
    { name: "browser", testMatch: "examples/tests/**/*.spec.ts" },
    // One after the other: a second worker would start a second browser.
    ...engineNames.map((engineName) => ({
      name: `engines-${engineName}`,
      testMatch: "examples/engines/*.spec.ts",
      fullyParallel: false,
      use: { engineName },
    })),
    { name: "wordpress", testMatch: "integrations/wordpress/tests/*.spec.ts" },
    { name: "frameworks", testMatch: "integrations/frameworks/tests/*.spec.ts" },
  ],
});
