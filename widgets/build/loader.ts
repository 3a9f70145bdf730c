import { basename } from "node:path";
import type { EmbedFiles } from "./embed.ts";
import type { Prerendered } from "./prerender/prerender.ts";
import { staticImports } from "./staticImports.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/** Builds the one-line script, with the pre-rendered questionnaires and the modules that each of the other tools needs. */
export async function buildLoader(
  { byTag }: Pick<EmbedFiles, "byTag">,
  prerendered: ReadonlyMap<string, Prerendered>,
): Promise<void> {
  // Those of questionnaires are short, and much alike.
  const own = [...prerendered].filter(([, { markup }]) => markup.begun !== null);
  const screens = Object.fromEntries(
    // It has no room for the choice of a language (widgets/budgets.ts), so its tools are in English.
    own.map(([tag, { isTranslated: _, ...tool }]) => [tag, { ...tool, files: byTag[tag] ?? [] }]),
  );
  const first = Object.entries(byTag).map(([tag, files]) => [tag, tag in screens ? [] : files] as const);
  const modules = [...new Set(first.flatMap(([, files]) => files))];
  const needed = first.map(([tag, files]) => [tag, files.map((file) => modules.indexOf(file))]);
  await buildWith({
    plugins: [staticImports],
    define: {
      "import.meta.env.IEP_IS_TRANSLATED": "false",
      IEP_MODULES: JSON.stringify(modules.map((file) => basename(file, ".js"))),
      IEP_NEEDED: JSON.stringify(Object.fromEntries(needed)),
      IEP_PRERENDERED: JSON.stringify(screens),
    },
    build: {
      outDir: embedFolder,
      // As a library: Vite then puts no helper of its own around import().
      lib: { entry: "", formats: ["iife"], name: "iep" },
      rolldownOptions: {
        input: `${widgetsFolder}src/loader.ts`,
        output: { minify: true, entryFileNames: "loader.js", codeSplitting: false },
      },
    },
  });
}
