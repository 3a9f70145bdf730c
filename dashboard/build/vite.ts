import { fileURLToPath } from "node:url";
import type { Language } from "@iep-insider/sdk/contract";
import { spanish } from "@iep-insider/sdk/i18n/vite";
import { staticTwind } from "@iep-insider/sdk/theme/vite";
import { templateLetters } from "@iep-insider/widgets/letter-generator";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { articles } from "./articles.ts";
import { letterTemplateFiles } from "./letterTemplates.ts";
import { pageLoaders } from "./pages.ts";
import { samples } from "./samples/samples.ts";

export const dashboardFolder = fileURLToPath(new URL("..", import.meta.url));
export const distFolder = `${dashboardFolder}dist`;

const repository = fileURLToPath(new URL("../..", import.meta.url));

/**
 * One sheet for all of our own pages, tools included. Twind's classes override each other correctly only within one
 * sorted sheet: a second sheet, loaded with a tool, would put its `p-4` after the first one's `p-4 md:p-8`. It would
 * also save little, since tools share most of their classes.
 */
const sheetFolders = [
  "sdk/src/ui",
  "sdk/src/access",
  "widgets/src/kept",
  "widgets/src/questionnaire",
  "widgets/src/documents",
  "widgets/src/result",
  "widgets/src/state-facts",
  "widgets/src/answers",
  "widgets/src/tools",
  "dashboard/src",
].map((folder) => repository + folder);

/** Reads the catalogs once for all builds. */
const translations = spanish();

/**
 * The configuration that the browser build, the prerendering build and the development server share. Spanish is the
 * same source, compiled with the catalogs (ADR 92, 99).
 */
export function dashboardConfig(language: Language): InlineConfig {
  return {
    configFile: false,
    root: dashboardFolder,
    logLevel: "warn",
    plugins: [
      react(),
      staticTwind({ dashboard: { folders: sheetFolders, withBase: true } }),
      letterTemplateFiles(templateLetters()),
      articles(language === "es" ? translations.api : undefined),
      pageLoaders(language),
      samples(language),
      language === "es" ? translations : null,
    ],
    define: {
      "import.meta.env.IEP_LOCALE": JSON.stringify(language),
      "import.meta.env.IEP_BUILD_YEAR": String(new Date().getFullYear()),
      // Here the Word writer is a regular chunk, not a file beside a script (widgets/src/documents/loadWord.ts).
      "import.meta.env.IEP_WORD_FILE": "null",
    },
    build: {
      target: "es2022",
      // A strict CSP allows no inline scripts or fonts.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // A failed dynamic import can be retried (sdk/src/ui/retryImport.ts), but not a preloaded dependency whose preload
        // failed. So nothing is preloaded from scripts.
        resolveDependencies: (_file, files, { hostType }) => (hostType === "js" ? [] : files),
      },
      reportCompressedSize: false,
      // Of the 2,000 icons, a build reads those that are shown.
      rolldownOptions: { experimental: { lazyBarrel: true } },
    },
  };
}
