import { elements } from "./elements.ts";
import { buildWith, embedFolder, generatedEntries } from "./vite.ts";

/**
 * One classic script per element with everything in it. Only Word comes on demand, from the folder the script came from.
 * @param word the Word maker's file below the embed folder.
 */
export async function buildStandalones(word: string): Promise<void> {
  for (const { id, tag, file } of elements) {
    await buildWith({
      define: { "import.meta.env.IEP_WORD_FILE": JSON.stringify(word), "import.meta.url": "IEP_SCRIPT" },
      plugins: [
        generatedEntries({ [id]: `import { element } from ${JSON.stringify(file)}; element.register();` }),
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
