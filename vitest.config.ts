import { defineConfig } from "vitest/config";
import { spanish } from "./sdk/i18n/vite.ts";

/** One entry for every test that needs no browser: `vitest run --project unit` (or react, preact, api). */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          // For tests of letters, which are also written in Spanish (ADR 101).
          spanish("en"),
          {
            name: "iep-spanish-afresh",
            // What Vitest remembers of a module depends on its source alone, not on the catalogs.
            configureVitest: ({ defineCacheKeyGenerator }) =>
              defineCacheKeyGenerator(({ id }) => (id.endsWith("?es") ? false : undefined)),
          },
        ],
        test: {
          name: "unit",
          include: [
            "sdk/{src,data,i18n,samples}/**/*.test.ts",
            "widgets/{src,build,evaluation}/**/*.test.ts",
            "dashboard/src/**/*.test.ts",
            ".ci/**/*.test.ts",
            "examples/*.test.ts",
            "docs/site/**/*.test.ts",
            "examples/bench/**/*.test.ts",
          ],
          environment: "node",
          // Pure functions share nothing that one test could change for another, so files share what they import.
          isolate: false,
          // Properties look at thousands of texts, on a machine that may be busy with other checks.
          testTimeout: 60_000,
        },
      },
      "widgets/vitest.react.config.ts",
      "widgets/vitest.preact.config.ts",
      "widgets/vitest.spanish.config.ts",
      "dashboard/vitest.config.ts",
      "dashboard/vitest.spanish.config.ts",
      "api/vitest.config.ts",
      "api/vitest.rules.config.ts",
      "api/vitest.mariadb.config.ts",
      "api/vitest.retried.config.ts",
    ],
  },
});
