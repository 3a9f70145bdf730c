import { basename } from "node:path";
import type { Language } from "@iep-insider/sdk/contract";
import type { EmbedFiles } from "./embed.ts";
import type { Prerendered } from "./prerender/prerender.ts";
import { staticImports } from "./staticImports.ts";
import { folderOf } from "./translations.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/**
 * Builds the one-line script, with the pre-rendered questionnaires and the modules that each of the other tools needs.
 * @param english what a tool has that is not complete in Spanish.
 */
export async function buildLoader(
  locale: Language,
  { byTag, translated }: Pick<EmbedFiles, "byTag" | "translated">,
  prerendered: ReadonlyMap<string, Prerendered>,
  english: Pick<EmbedFiles, "byTag">,
): Promise<void> {
  const englishOnly = Object.keys(byTag).filter((tag) => locale === "es" && !translated.has(tag));
  // Those of questionnaires are short, and much alike.
  const own = [...prerendered].filter(
    ([tag, { markup }]) => markup.begun !== null && !englishOnly.includes(tag),
  );
  // Each in a function: a page has few of them, and the others are then not even compiled.
  const screens = own.map(
    ([tag, tool]) => `"${tag}": () => (${JSON.stringify({ ...tool, files: byTag[tag] ?? [] })})`,
  );
  const first = Object.entries(byTag).map(([tag, files]) => {
    if (own.some(([one]) => one === tag)) return [tag, []] as const;
    return [tag, englishOnly.includes(tag) ? (english.byTag[tag] ?? []) : files] as const;
  });
  const modules = [...new Set(first.flatMap(([, files]) => files))];
  const needed = first.map(([tag, files]) => [tag, files.map((file) => modules.indexOf(file))]);
  await buildWith(
    {
      plugins: [staticImports],
      define: {
        IEP_ENGLISH_ONLY: JSON.stringify(englishOnly),
        IEP_MODULES: JSON.stringify(modules.map((file) => basename(file, ".js"))),
        IEP_NEEDED: JSON.stringify(Object.fromEntries(needed)),
        IEP_PRERENDERED: `{${screens.join()}}`,
      },
      build: {
        outDir: embedFolder,
        // As a library: Vite then puts no helper of its own around import().
        lib: { entry: "", formats: ["iife"], name: "iep" },
        rolldownOptions: {
          input: `${widgetsFolder}src/loader.ts`,
          output: { minify: true, entryFileNames: `${folderOf[locale]}loader.js`, codeSplitting: false },
        },
      },
    },
    locale,
  );
}
