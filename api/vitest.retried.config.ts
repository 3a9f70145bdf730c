import { defineConfig } from "vitest/config";
import api from "./vitest.config.ts";

/** All tests of the project `api`, with every transaction run twice: `npm test -- full`. */
export default defineConfig({
  test: {
    ...api.test,
    name: "api-retried",
    testTimeout: 120_000,
    setupFiles: ["./tests/everyTransactionTwice.ts"],
    exclude: [
      ...(api.test?.exclude ?? []),
      "src/database/retries.test.ts",
      "src/database/sqlite/sqlite.test.ts",
    ],
  },
});
