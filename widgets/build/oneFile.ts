import { writeFile } from "node:fs/promises";
import type { Language } from "@iep-insider/sdk/contract";
import type { EmbedFiles } from "./embed.ts";
import { compileHint, openRegistry, runOnce } from "./parts.ts";
import type { Prerendered } from "./prerender/prerender.ts";
import { staticImports } from "./staticImports.ts";
import { folderOf } from "./translations.ts";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

/**
 * `<tag>.js`: a tool's first screen in one classic script, so that a page waits for one file: pre-rendered, or the tool's
 * own code up to there. What comes later is fetched from the folder that the script came from, and the same files serve
 * every way to embed.
 */
export async function buildOneFiles(
  { byTag, parts, translated }: Pick<EmbedFiles, "byTag" | "parts" | "translated">,
  prerendered: ReadonlyMap<string, Prerendered>,
  locale: Language,
): Promise<void> {
  const showing = await scriptOfPrerendered(locale);
  for (const [tag, files] of Object.entries(byTag)) {
    if (locale === "es" && !translated.has(tag)) continue;
    const script = `${embedFolder}/${folderOf[locale]}${tag}.js`;
    const screens = prerendered.get(tag);
    if (screens) {
      const given = `const IEP_PRERENDERED=${JSON.stringify({ ...screens, files })},IEP_FOLDER=${folder};`;
      await writeFile(
        script,
        `${compileHint}(()=>{"use strict";${whereFrom(tag, locale)}${given}${showing}})();\n`,
      );
      continue;
    }
    const code = files.map((file) => {
      const part = parts.get(file);
      if (!part) throw new Error(`${tag}.js needs ${file}, which is no part.`);
      return runOnce(part, folder);
    });
    await writeFile(
      script,
      `(()=>{"use strict";${whereFrom(tag, locale)}${openRegistry}${code.join("")}})();\n`,
    );
  }
}

/** The variable that holds the address of the embed folder. */
const folder = "__iepFolder";

/**
 * A module script is no currentScript, nor is one that our loader has fetched; and where a site has combined its
 * scripts, that is not ours. The page of our frame has the script as text, after `frame.js` (api/src/files/frame).
 * Without an address nothing can be fetched later.
 */
function whereFrom(tag: string, locale: Language): string {
  const ours = [`${tag}.js`, "loader.js", "frame.js"]
    .map((file) => `script[src*="/embed/"][src*="/${file}"]`)
    .join();
  return [
    `const __iepOurs=${JSON.stringify(ours)},__iepCurrent=document.currentScript,`,
    "__iepScript=__iepCurrent?.matches(__iepOurs)?__iepCurrent:document.querySelector(__iepOurs),",
    `${folder}=__iepScript?new URL(".",__iepScript.src).href${locale === "es" ? '.replace(/es\\/$/,"")' : ""}:"";`,
  ].join("");
}

async function scriptOfPrerendered(locale: Language): Promise<string> {
  const [script] = await buildWith(
    {
      plugins: [staticImports],
      build: {
        write: false,
        lib: { entry: "", formats: ["iife"], name: "iep" },
        rolldownOptions: {
          input: `${widgetsFolder}src/prerendered/script.ts`,
          output: { minify: true, codeSplitting: false },
        },
      },
    },
    locale,
  );
  if (!script) throw new Error("The script of pre-rendered tools was not built.");
  return script.code;
}
