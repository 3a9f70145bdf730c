import { writeFile } from "node:fs/promises";
import type { EmbedFiles } from "./embed.ts";
import { openRegistry, runOnce } from "./parts.ts";
import { embedFolder } from "./vite.ts";

/**
 * `<tag>.js`: all that a tool's first screen needs, in one classic script, so that a page waits for one file. What
 * comes later is fetched from the folder that the script came from, and the same files serve every way to embed.
 */
export async function buildOneFiles({ byTag, parts }: Pick<EmbedFiles, "byTag" | "parts">): Promise<void> {
  for (const [tag, files] of Object.entries(byTag)) {
    const code = files.map((file) => {
      const part = parts.get(file);
      if (!part) throw new Error(`${tag}.js needs ${file}, which is no part.`);
      return runOnce(part, folder);
    });
    await writeFile(
      `${embedFolder}/${tag}.js`,
      `(()=>{"use strict";${whereFrom(tag)}${openRegistry}${code.join("")}})();\n`,
    );
  }
}

/** The variable that holds the address of the embed folder. */
const folder = "__iepFolder";

/**
 * A module script is no currentScript, nor is one that our loader has fetched; and where a site has combined its
 * scripts, that is not ours. Without an address nothing can be fetched later.
 */
function whereFrom(tag: string): string {
  const ours = [`${tag}.js`, "loader.js"].map((file) => `script[src*="/embed/"][src*="/${file}"]`).join();
  return [
    `const __iepOurs=${JSON.stringify(ours)},__iepCurrent=document.currentScript,`,
    "__iepScript=__iepCurrent?.matches(__iepOurs)?__iepCurrent:document.querySelector(__iepOurs),",
    `${folder}=__iepScript?new URL(".",__iepScript.src).href:"";`,
  ].join("");
}
