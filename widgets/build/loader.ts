import type { EmbedFiles } from "./embed.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/** The one-line script, with the tags there are and the name of what they share. */
export async function buildLoader({ byTag, runtime }: EmbedFiles): Promise<void> {
  await buildWith({
    define: {
      IEP_TAGS: JSON.stringify(Object.keys(byTag)),
      IEP_RUNTIME: JSON.stringify(runtime),
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
