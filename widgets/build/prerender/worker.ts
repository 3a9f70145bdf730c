import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { fetchableElements } from "../fetchableElements.ts";
import { buildWith, widgetsFolder } from "../vite.ts";
import { giveDocument } from "./giveDocument.ts";
import type { DrawnIn } from "./prerender.ts";

// A thread of its own: the tools draw into a document, and nothing else of a build may believe that it has one.

type Renderer = typeof import("./draw.tsx");

const { locale, translated }: DrawnIn = workerData;
const folder = await mkdtemp(path.join(tmpdir(), "iep-prerender-"));
try {
  await buildWith(
    {
      plugins: [fetchableElements({})],
      ssr: { noExternal: true },
      build: {
        ssr: `${widgetsFolder}build/prerender/draw.tsx`,
        outDir: folder,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: "draw.js" } },
      },
    },
    locale,
  );
  giveDocument();
  // What a tool asks a server is no part of its first rendering.
  globalThis.fetch = () => new Promise(() => {});
  const { drawAll }: Renderer = await import(pathToFileURL(path.join(folder, "draw.js")).href);
  parentPort?.postMessage(await drawAll(translated));
} finally {
  await rm(folder, { recursive: true });
}
