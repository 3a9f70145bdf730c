import type { Plugin } from "vite";
import { elements, registeringEntries } from "./elements.ts";
import { type EmbedFiles, type TableFile, tableFiles } from "./embed.ts";
import { fetchableElements } from "./fetchableElements.ts";
import { buildWith, embedFolder, generatedEntries } from "./vite.ts";

/**
 * One classic script per element with everything in it. Only Word, the state records, the glossary, the signs of crisis,
 * and what few pages ask for by an attribute come on demand, from the folder the script came from.
 */
export async function buildStandalones({ word, tables }: EmbedFiles): Promise<void> {
  for (const { id, tag } of elements) {
    await buildWith({
      define: {
        "import.meta.env.IEP_IS_SELF_CONTAINED": "true",
        "import.meta.env.IEP_WORD_FILE": JSON.stringify(word),
        "import.meta.url": "IEP_SCRIPT",
      },
      plugins: [
        generatedEntries(registeringEntries),
        // One file cannot fetch another tool; a link stands in its place.
        fetchableElements({}),
        besideTheScript(tables),
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

/** The dialog, the frame and the shades of an accent: `framed.js` holds and gives all three. */
const inFramedFile =
  /widgets[\\/]src[\\/](element[\\/](dialog[\\/]dialogView|accent[\\/]accentSheet)|frame[\\/]framed)\.ts$/;

/** Leaves these where the element build has put them: a classic script finds them from its own address. */
function besideTheScript(tables: EmbedFiles["tables"]): Plugin {
  const names = Object.keys(tables) as TableFile[];
  const fileOf = (id: string) => {
    const name = names.find((one) => tableFiles[one].test(id));
    return name ? tables[name] : inFramedFile.test(id) ? "framed.js" : undefined;
  };
  return {
    name: "iep-beside",
    enforce: "pre",
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const file = found && fileOf(found.id);
      return file ? { id: `./${file}`, external: "absolute" } : null;
    },
  };
}
