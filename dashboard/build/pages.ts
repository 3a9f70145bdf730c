import { fileURLToPath } from "node:url";
import { isInSpanish, type Language, ownPages } from "@iep-insider/sdk/contract";
import type { Plugin } from "vite";
import { pages } from "../src/app/pages.ts";

/**
 * The module `virtual:pages`: by path, what fetches a page's chunk; of the pages that are there in the build's language.
 * Samples have `virtual:samples`.
 */
export function pageLoaders(language: Language): Plugin {
  return {
    name: "pages",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const rows = Object.entries(pages)
        .filter(([path]) => path === "/404" || path in ownPages)
        .filter(([path]) => language === "en" || isInSpanish(path as keyof typeof pages))
        .map(([path, { source }]) => {
          const file = fileURLToPath(new URL(`../src/${source}`, import.meta.url));
          return `  ${JSON.stringify(path)}: () => import(${JSON.stringify(file)}),\n`;
        });
      return { code: `export const pageLoaders = {\n${rows.join("")}};\n`, map: null, moduleType: "js" };
    },
  };
}

const name = "virtual:pages";
