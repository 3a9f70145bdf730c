import { spanish } from "@iep-insider/sdk/i18n/vite";
import { staticTwind } from "@iep-insider/sdk/theme/vite";
import { defineProject, type UserProjectConfigExport } from "vitest/config";
import { fetchableElements } from "../build/fetchableElements.ts";
import { elementSheets } from "../build/sheets.ts";
import { preactAliases } from "../build/vite.ts";

/**
 * The same component tests on both view libraries: tools and gates run on React in the dashboard, on Preact in elements.
 * What only one of the two shows is tested on that one alone (ADR 98). What only Spanish has, `*.spanish.test.tsx`, runs
 * on code that is compiled as Spanish elements are (ADR 92).
 */
export function componentTests(name: "react" | "preact" | "spanish"): UserProjectConfigExport {
  const isSpanish = name === "spanish";
  return defineProject({
    root: new URL("../..", import.meta.url).pathname,
    plugins: [staticTwind(elementSheets), fetchableElements({}), isSpanish ? spanish() : null],
    resolve: { alias: name === "react" ? [] : preactAliases },
    // Vitest has one environment for all projects, so the language of a build cannot be defined here: `spanish` sets it.
    define: { "import.meta.env.IEP_IN_PACKAGE": "false", "import.meta.env.IEP_WORD_FILE": "null" },
    test: {
      name,
      include: isSpanish
        ? ["widgets/src/**/*.spanish.test.tsx"]
        : ["widgets/src/**/*.test.tsx", "sdk/src/**/*.test.tsx"],
      exclude: excluded[name],
      environment: "jsdom",
      // What a Spanish module becomes depends on its catalog as well.
      fsModuleCache: !isSpanish,
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

const excluded = {
  react: ["**/*.{preact,spanish}.test.tsx", "widgets/src/{element,frame,preview}/**"],
  // Only the dashboard has own templates of letters.
  preact: ["**/*.spanish.test.tsx", "widgets/src/tools/letter-generator/own-templates/**"],
  spanish: [],
};
