import { basename } from "node:path";
import type { EmbedFiles } from "./embed.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/** Builds the one-line script, with all tags and the modules that each needs. */
export async function buildLoader(
  { byTag }: Pick<EmbedFiles, "byTag">,
  prerendered: ReadonlyMap<string, unknown>,
): Promise<void> {
  // The script of a pre-rendered tool names its modules itself.
  const first = Object.entries(byTag).map(
    ([tag, files]) => [tag, prerendered.has(tag) ? [] : files] as const,
  );
  const modules = [...new Set(first.flatMap(([, files]) => files))];
  const needed = first.map(([tag, files]) => [tag, files.map((file) => modules.indexOf(file))]);
  await buildWith({
    define: {
      IEP_MODULES: JSON.stringify(modules.map((file) => basename(file, ".js"))),
      IEP_NEEDED: JSON.stringify(Object.fromEntries(needed)),
    },
    build: {
      outDir: embedFolder,
      rolldownOptions: {
        input: `${widgetsFolder}src/loader.ts`,
        output: { format: "iife", entryFileNames: "loader.js", codeSplitting: false },
      },
    },
  });
}
