import { readFile, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { besides, besideTheScript } from "./besideTheScript.ts";
import { elements } from "./elements.ts";
import type { EmbedFiles } from "./embed.ts";
import { buildWith, embedFolder, generatedEntries, widgetsFolder } from "./vite.ts";

const sources = `${widgetsFolder}src/frame/`;

/**
 * What frames need, each a small file of its own under a stable name: `frame.js` and `frame.css` of the page in a frame,
 * `resize.js` for plain iframes, and `framed.js` and `overlay.js`, which replace all tools' files on a page that shows them
 * only in frames, or opens them over the page; and `accent.js`, the shades of an accent.
 */
export async function buildFrame({ onPage }: Pick<EmbedFiles, "onPage">): Promise<void> {
  await buildScript("frame", `${sources}frame.ts`, "es");
  await buildScript("preview", `${widgetsFolder}src/preview/preview.ts`, "iife");
  await buildScript("resize", `${sources}resize.ts`, "iife");
  await buildScript("accent", `${widgetsFolder}src/element/accent/accentSheet.ts`, "es");
  const { framed, overlay } = besides;
  const beside = { [onPage]: besides.onPage, "accent.js": besides.accent };
  await buildScript("framed", "entry:framed", "es", [
    besideTheScript({ ...beside, "overlay.js": overlay }, "./"),
  ]);
  await buildScript("overlay", "entry:overlay", "es", [
    besideTheScript({ ...beside, "framed.js": framed }, "./"),
  ]);
  await writeFile(`${embedFolder}/frame.css`, await readFile(`${sources}frame.css`, "utf8"));
}

async function buildScript(
  name: string,
  input: string,
  format: "es" | "iife",
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await buildWith({
    plugins: [...plugins, generatedEntries({ framed: framedEntry(), overlay: overlayEntry() })],
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

function framedEntry(): string {
  return [
    `import { defineFramed } from ${source("frame/defineFramed")};`,
    `export { framed } from ${source("frame/framed")};`,
    toolTable(),
    "export const define = (tag) => defineFramed(tools[tag]);",
  ].join("\n");
}

/** The tools' own files are fetched when one is about to be opened. */
function overlayEntry(): string {
  return [
    `import { defineOverlay } from ${source("element/overlay/defineOverlay")};`,
    `export { overlayView } from ${source("element/overlay/overlayView")};`,
    toolTable(),
    "export const define = (tag) => defineOverlay(tools[tag], import.meta.url);",
  ].join("\n");
}

/** With the tools' titles, so that these files need no catalog. */
function toolTable(): string {
  const tools = Object.fromEntries(elements.map(({ tag, id, title }) => [tag, { tag, tool: id, title }]));
  return `const tools = ${JSON.stringify(tools)};`;
}

function source(module: string): string {
  return JSON.stringify(`${widgetsFolder}src/${module}.ts`);
}
