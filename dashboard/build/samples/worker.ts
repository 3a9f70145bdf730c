import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { type ToolId, toolIds } from "@iep-insider/sdk/catalog";
import type { Language } from "@iep-insider/sdk/contract";
import { giveDocument } from "@iep-insider/widgets/build/give-document";
import { build, mergeConfig } from "vite";
import type { SampleShown } from "../../src/pages/sample/SampleShown.ts";
import { dashboardConfig } from "../vite.ts";

// A thread of its own: the tools draw into a document, and nothing else of a build may believe that it has one.

type Renderer = typeof import("../../src/prerender/sampleHtml.tsx");

const folder = await mkdtemp(path.join(tmpdir(), "iep-samples-"));
try {
  await buildRenderer();
  giveDocument();
  const { sampleShown }: Renderer = await import(pathToFileURL(path.join(folder, "sampleHtml.js")).href);
  const shown: [ToolId, SampleShown][] = [];
  for (const id of toolIds) shown.push([id, await sampleShown(id)]);
  parentPort?.postMessage(shown);
} finally {
  await rm(folder, { recursive: true });
}

/** All in one file: what a tool fetches later is there, and no drawing waits for a disk. */
async function buildRenderer(): Promise<void> {
  await build(
    mergeConfig(dashboardConfig(workerData as Language), {
      ssr: { noExternal: true },
      build: {
        ssr: "src/prerender/sampleHtml.tsx",
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  );
}
