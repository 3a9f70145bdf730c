import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Language } from "@iep-insider/sdk/contract";
import type { PrerenderedTool } from "../../src/prerendered/PrerenderedTool.ts";
import { elements } from "../elements.ts";
import { fetchableElements } from "../fetchableElements.ts";
import { buildWith, widgetsFolder } from "../vite.ts";
import type { Drawn } from "./draw.tsx";
import { usedRules } from "./usedRules.ts";

/** What the build knows of a pre-rendered tool before it knows the tool's files. */
export type Prerendered = Omit<PrerenderedTool, "files">;

/** The tools with pre-rendered screens, by tag. @param translated the tags that are there in both languages. */
export async function prerender(
  locale: Language,
  translated: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Prerendered>> {
  const drawn = await drawAll(locale, [...translated]);
  return new Map(
    drawn.map(({ tool, markup, sheets }) => {
      const element = elements.find(({ id }) => id === tool);
      if (!element) throw new Error(`The catalog has no tool "${tool}".`);
      const { tag } = element;
      const { intro, begun, brand, heading, cost, failed } = markup;
      const shown = [intro, begun, brand.text, heading.text, cost?.text, failed].join("");
      const wrapped = `<div class="iep-wrap">${shown}</div>`;
      const rules = sheets.map((sheet) => usedRules(sheet, wrapped)).join("");
      // In a shadow root there is no :root; other pages have these rules, too.
      const css = rules.replaceAll(":host,:root{", ":host{").replaceAll(/:root\{[^}]*\}/g, "");
      return [
        tag,
        {
          tag,
          tool,
          css,
          markup,
        },
      ];
    }),
  );
}

/** What the worker is told. */
export interface ToDraw {
  /** The address of `draw.tsx`, compiled. */
  readonly program: string;
  readonly translated: readonly string[];
}

/** Compiles in this thread, which knows what other builds have translated, and draws in one of its own. */
async function drawAll(locale: Language, translated: readonly string[]): Promise<readonly Drawn[]> {
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
    return await draw({ program: pathToFileURL(path.join(folder, "draw.js")).href, translated });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function draw(workerData: ToDraw): Promise<readonly Drawn[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      env: { ...process.env, NODE_ENV: "production" },
      workerData,
    });
    worker.once("error", reject);
    worker.once("message", (drawn: readonly Drawn[]) => {
      resolve(drawn);
      void worker.terminate();
    });
  });
}
