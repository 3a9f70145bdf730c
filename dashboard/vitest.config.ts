import { defineProject } from "vitest/config";
import { articles } from "./build/articles.ts";
import { pageLoaders } from "./build/pages.ts";
import { samples } from "./build/samples/samples.ts";

/** The dashboard's pages in jsdom: what their forms say, what they send, and how they take a failing server. */
export default defineProject({
  root: new URL("..", import.meta.url).pathname,
  plugins: [articles(), pageLoaders("en"), samples("en")],
  define: { "import.meta.env.IEP_BUILD_YEAR": "2026", "import.meta.env.IEP_WORD_FILE": "null" },
  test: {
    name: "dashboard",
    include: ["dashboard/src/**/*.test.tsx"],
    environment: "jsdom",
    // Keeps files apart without loading jsdom for each: less than half of the time.
    pool: "vmThreads",
    // Only says when a test counts as hung: the machine may be busy with other checks.
    testTimeout: 60_000,
    // A page is long; the log of a failed test need not hold all of it.
    env: { DEBUG_PRINT_LIMIT: "2000" },
    setupFiles: ["sdk/src/tests/webCrypto.ts", "dashboard/tests/browserParts.ts"],
  },
});
