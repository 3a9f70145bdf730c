import { staticTwind } from "@iep-insider/sdk/theme/vite";
import { defineProject, type UserProjectConfigExport } from "vitest/config";
import { fetchableElements } from "../build/fetchableElements.ts";
import { elementSheets } from "../build/sheets.ts";
import { preactAliases } from "../build/vite.ts";

/**
 * The same component tests on both view libraries: tools and gates run on React in the dashboard, on Preact in elements.
 * What only elements have is tested on Preact alone (ADR 98).
 */
export function componentTests(library: "react" | "preact"): UserProjectConfigExport {
  return defineProject({
    root: new URL("../..", import.meta.url).pathname,
    plugins: [staticTwind(elementSheets), fetchableElements({})],
    resolve: { alias: library === "preact" ? preactAliases : [] },
    define: { "import.meta.env.IEP_IN_PACKAGE": "false", "import.meta.env.IEP_WORD_FILE": "null" },
    test: {
      name: library,
      include: ["widgets/src/**/*.test.tsx", "sdk/src/**/*.test.tsx"],
      exclude: library === "react" ? ["**/*.preact.test.tsx", "widgets/src/{element,frame,preview}/**"] : [],
      environment: "jsdom",
      // Keeps files apart without loading jsdom for each: less than half of the time.
      pool: "vmThreads",
      // Only says when a test counts as hung: the machine may be busy with other checks.
      testTimeout: 60_000,
      setupFiles: ["sdk/src/tests/webCrypto.ts", "widgets/tests/settle.ts"],
      // Tests run in any order (`npm test -- full`).
      restoreMocks: true,
    },
  });
}
