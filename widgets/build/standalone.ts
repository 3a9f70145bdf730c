import type { Plugin } from "vite";
import { elements, registeringEntries } from "./elements.ts";
import { type EmbedFiles, stateRecords } from "./embed.ts";
import { fetchableElements } from "./fetchableElements.ts";
import { buildWith, embedFolder, generatedEntries } from "./vite.ts";

/**
 * One classic script per element with everything in it. Only Word and the state records come on demand, from the
 * folder the script came from.
 */
export async function buildStandalones({ word, states }: EmbedFiles): Promise<void> {
  for (const { id, tag } of elements) {
    await buildWith({
      define: { "import.meta.env.IEP_WORD_FILE": JSON.stringify(word), "import.meta.url": "IEP_SCRIPT" },
      plugins: [
        generatedEntries(registeringEntries),
        // One file cannot fetch another tool; a link stands in its place.
        fetchableElements({}),
        ...(states ? [besideTheScript(states)] : []),
      ],
      build: {
        outDir: embedFolder,
        // As a library: Vite then puts no helper of its own around import().
        lib: { entry: "", formats: ["iife"], name: "iep" },
        rolldownOptions: {
          input: `entry:${id}`,
          output: {
            minify: true,
            entryFileNames: `${tag}.standalone.js`,
            codeSplitting: false,
            // A classic script knows its own address only while it runs.
            intro: "var IEP_SCRIPT=document.currentScript?document.currentScript.src:location.href;",
          },
        },
      },
    });
  }
}

/** Leaves the state records where the element build has put them: a classic script finds them from its own address. */
function besideTheScript(states: string): Plugin {
  return {
    name: "iep-state-records-beside",
    enforce: "pre",
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && stateRecords.test(found.id) ? { id: `./${states}`, external: "absolute" } : null;
    },
  };
}
