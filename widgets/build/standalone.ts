import type { Language } from "@iep-insider/sdk/contract";
import { besides, besideTheScript } from "./besideTheScript.ts";
import { elements, registeringEntries } from "./elements.ts";
import { type EmbedFiles, type TableFile, tableFiles } from "./embed.ts";
import { fetchableElements } from "./fetchableElements.ts";
import { ownGate } from "./ownGate.ts";
import { scriptAddress, staticImports } from "./staticImports.ts";
import { folderOf, otherLanguageFile, wayToRoot } from "./translations.ts";
import { buildWith, embedFolder, generatedEntries } from "./vite.ts";

/**
 * One classic script per element with everything in it. Only Word, the state records, the glossary, and what few pages
 * ask for by an attribute come on demand, from the folder the script came from.
 */
export async function buildStandalones(
  { word, onPage, tables, translated }: Pick<EmbedFiles, "word" | "onPage" | "tables" | "translated">,
  locale: Language,
): Promise<void> {
  const folder = folderOf[locale];
  const files = {
    [`${folder}framed.js`]: besides.framed,
    [`${folder}overlay.js`]: besides.overlay,
    [onPage]: besides.onPage,
    "accent.js": besides.accent,
    // Its build leaves out that anything asks for it.
    [otherLanguageFile[locale]]: besides.language,
    ...Object.fromEntries(
      Object.entries(tables).map(([name, file]) => [file, tableFiles[name as TableFile]]),
    ),
  };
  for (const { id, tag } of elements) {
    if (locale === "es" && !translated.has(tag)) continue;
    await buildWith(
      {
        define: {
          "import.meta.env.IEP_IS_SELF_CONTAINED": "true",
          "import.meta.env.IEP_WORD_FILE": JSON.stringify(wayToRoot[locale] + word),
          "import.meta.url": scriptAddress,
        },
        plugins: [
          generatedEntries(registeringEntries(locale)),
          // A self-contained file cannot fetch another tool, so it links to it.
          fetchableElements({}),
          besideTheScript(files, wayToRoot[locale]),
          ownGate(id),
          staticImports,
        ],
        build: {
          outDir: embedFolder,
          // As a library: Vite then puts no helper of its own around import().
          lib: { entry: "", formats: ["iife"], name: "iep" },
          rolldownOptions: {
            input: `entry:${id}`,
            output: {
              minify: true,
              entryFileNames: `${folder}${tag}.standalone.js`,
              codeSplitting: false,
              // A classic script knows its own address only while it runs.
              intro: `var ${scriptAddress}=document.currentScript?document.currentScript.src:location.href;`,
            },
          },
        },
      },
      locale,
    );
  }
}
