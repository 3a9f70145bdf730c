import { readFile, writeFile } from "node:fs/promises";
import { buildWith, embedFolder, widgetsFolder } from "./vite.ts";

const sources = `${widgetsFolder}src/frame/`;

/**
 * What frames need, each a small file of its own under a stable name: `frame.js` and `frame.css` of the page in a frame,
 * `resize.js` for plain iframes; and `accent.js`, the shades of an accent. None of them has words.
 */
export async function buildFrame(): Promise<void> {
  await buildScript("frame", `${sources}frame.ts`, "es");
  await buildScript("preview", `${widgetsFolder}src/preview/preview.ts`, "iife");
  await buildScript("resize", `${sources}resize.ts`, "iife");
  await buildScript("accent", `${widgetsFolder}src/element/accent/accentSheet.ts`, "es");
  await writeFile(`${embedFolder}/frame.css`, await readFile(`${sources}frame.css`, "utf8"));
}

async function buildScript(name: string, input: string, format: "es" | "iife"): Promise<void> {
  await buildWith({
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
