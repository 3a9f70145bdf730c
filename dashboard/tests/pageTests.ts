import type { Language } from "@iep-insider/sdk/contract";
import { spanish } from "@iep-insider/sdk/i18n/vite";
import { defineProject, type UserProjectConfigExport } from "vitest/config";
import { articles } from "../build/articles.ts";
import { pageLoaders } from "../build/pages.ts";
import { samples } from "../build/samples/samples.ts";

/**
 * The dashboard's pages in jsdom: what their forms say, what they send, and how they take a failing server. What only
 * Spanish has, `*.spanish.test.tsx`, runs on code that is compiled as the pages in Spanish are (ADR 99).
 */
export function pageTests(name: string, language: Language): UserProjectConfigExport {
  const isSpanish = language === "es";
  const translations = isSpanish ? spanish() : null;
  return defineProject({
    root: new URL("../..", import.meta.url).pathname,
    plugins: [articles(translations?.api), pageLoaders(language), samples(language), translations],
    define: { "import.meta.env.IEP_BUILD_YEAR": "2026", "import.meta.env.IEP_WORD_FILE": "null" },
    test: {
      name,
      include: [`dashboard/src/**/*${isSpanish ? ".spanish" : ""}.test.tsx`],
      exclude: isSpanish ? [] : ["**/*.spanish.test.tsx"],
      // What a Spanish module becomes depends on its catalog as well.
      fsModuleCache: !isSpanish,
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
}
