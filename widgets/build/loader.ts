import { basename } from "node:path";
import type { EmbedFiles } from "./embed.ts";
import type { Prerendered } from "./prerender/prerender.ts";
import { staticImports } from "./staticImports.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/** Builds the one-line script, with the pre-rendered tools and the modules that each of the others needs. */
export async function buildLoader(
  { byTag }: Pick<EmbedFiles, "byTag">,
  prerendered: ReadonlyMap<string, Prerendered>,
): Promise<void> {
  const screens = Object.fromEntries(
    [...prerendered].map(([tag, tool]) => [tag, { ...tool, files: byTag[tag] ?? [] }]),
  );
  const first = Object.entries(byTag).map(
    ([tag, files]) => [tag, prerendered.has(tag) ? [] : files] as const,
  );
  const modules = [...new Set(first.flatMap(([, files]) => files))];
  const needed = first.map(([tag, files]) => [tag, files.map((file) => modules.indexOf(file))]);
  await buildWith({
    plugins: [staticImports],
    define: {
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
