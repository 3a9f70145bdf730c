import { spanish } from "@iep-insider/sdk/i18n/vite";
import { staticTwind } from "@iep-insider/sdk/theme/vite";
import { defineProject, type UserProjectConfigExport } from "vitest/config";
import { fetchableElements } from "../build/fetchableElements.ts";
import { elementSheets } from "../build/sheets.ts";
import { preactAliases } from "../build/vite.ts";

/**
 * Component tests run on the view library that shows a part: tools and gates on Preact in elements and on React in the
 * dashboard, so what the two can do differently is tested on both, and all else once (ADR 98). What only Spanish has, `*.spanish.test.tsx`, runs on code
 * that is compiled as Spanish elements are (ADR 92).
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

/** Screens made of the kit, the questionnaire or the answer form alone, which other tests run on React. */
const likeOthers = [
  "{aide,evaluation,504}-screener",
  "assessments",
  "signing-advisor",
  "meeting-checklist",
  "rights-guide",
  "{goal-analyzer,denial-decoder,dispute-guide,jargon-translator}",
].map((folders) => `widgets/src/tools/${folders}/**`);

const excluded = {
  react: ["**/*.{preact,spanish}.test.tsx", "widgets/src/{element,frame,preview}/**", ...likeOthers],
  // Only the dashboard has own templates of letters, and React's server writes a printed page as text.
  preact: [
    "**/*.spanish.test.tsx",
    "widgets/src/tools/letter-generator/own-templates/**",
    "widgets/src/documents/report/englishParts.test.tsx",
  ],
  spanish: [],
};
