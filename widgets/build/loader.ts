import type { EmbedFiles } from "./embed.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/** The one-line script, with the names of the files that each tag needs. */
export async function buildLoader({ byTag }: EmbedFiles): Promise<void> {
  await buildWith({
    define: { IEP_FILES: JSON.stringify(byTag) },
    build: {
      outDir: embedFolder,
      rolldownOptions: {
        input: `${widgetsFolder}src/loader.ts`,
        output: { format: "iife", entryFileNames: "loader.js", codeSplitting: false },
      },
    },
  });
}
