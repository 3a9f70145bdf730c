import { readFile, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { besides, besideTheScript } from "./besideTheScript.ts";
import { elements } from "./elements.ts";
import type { EmbedFiles } from "./embed.ts";
import { buildWith, embedFolder, generatedEntries, widgetsFolder } from "./vite.ts";

const sources = `${widgetsFolder}src/frame/`;

/**
 * What frames need, each a small file of its own under a stable name: `frame.js` and `frame.css` of the page in a frame,
 * `resize.js` for plain iframes, and `framed.js`, which replaces all tools' files on a page that shows them only in frames or dialogs.
 */
export async function buildFrame({ onPage }: EmbedFiles): Promise<void> {
  await buildScript("frame", `${sources}frame.ts`, "es");
  await buildScript("preview", `${widgetsFolder}src/preview/preview.ts`, "iife");
  await buildScript("resize", `${sources}resize.ts`, "iife");
  await buildScript("framed", "entry:framed", "es", [besideTheScript({ [onPage]: besides.onPage }, "./")]);
  await writeFile(`${embedFolder}/frame.css`, await readFile(`${sources}frame.css`, "utf8"));
}

async function buildScript(
  name: string,
  input: string,
  format: "es" | "iife",
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await buildWith({
    plugins: [...plugins, generatedEntries({ framed: framedEntry() })],
    build: {
      outDir: embedFolder,
      lib: { entry: "", formats: [format], name: "iep" },
      rolldownOptions: {
        input,
        output: { minify: true, entryFileNames: `${name}.js`, codeSplitting: false },
      },
    },
  });
}

/** With the tools' titles, so that it needs no catalog. The tools' own files are fetched for dialogs alone. */
function framedEntry(): string {
  const tools = Object.fromEntries(elements.map(({ tag, id, title }) => [tag, { tag, tool: id, title }]));
  const light = JSON.stringify(`${widgetsFolder}src/element/light.ts`);
  return [
    `import { defineLight } from ${light};`,
    `export { accentSheet, dialogView, framed } from ${light};`,
    `const tools = ${JSON.stringify(tools)};`,
    "export const define = (tag) => defineLight(tools[tag], import.meta.url);",
  ].join("\n");
}
