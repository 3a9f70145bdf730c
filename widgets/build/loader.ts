import { basename } from "node:path";
import type { EmbedFiles } from "./embed.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/** Builds the one-line script, with all tags and the modules that each needs. */
export async function buildLoader({ byTag }: Pick<EmbedFiles, "byTag">): Promise<void> {
  const modules = [...new Set(Object.values(byTag).flat())];
  const needed = Object.entries(byTag).map(([tag, files]) => [
    tag,
    files.map((file) => modules.indexOf(file)),
  ]);
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
