import { Worker } from "node:worker_threads";
import { toolIds } from "@iep-insider/sdk/catalog";
import type { Language } from "@iep-insider/sdk/contract";
import type { Plugin } from "vite";
import type { SampleShown } from "../../src/pages/sample/SampleShown.ts";

type Samples = ReadonlyMap<string, SampleShown>;

/**
 * Makes a module of every tool's sample, `virtual:sample/<tool id>`, and `virtual:samples`, which fetches them. The
 * tools' own components draw them once, in the build, so that a page of a sample carries markup and no tool.
 */
export function samples(language: Language): Plugin {
  return {
    name: "samples",
    resolveId: (id) => (id === all || id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${all}`) return { code: loaders(), map: null, moduleType: "js" };
      if (!id.startsWith(`\0${prefix}`)) return null;
      const tool = id.slice(prefix.length + 1);
      const shown = (await drawn(language)).get(tool);
      if (!shown) throw new Error(`There is no sample of the tool "${tool}".`);
      return { code: `export const sample = ${JSON.stringify(shown)}`, map: null, moduleType: "js" };
    },
  };
}

const prefix = "virtual:sample/";
const all = "virtual:samples";

function loaders(): string {
  const rows = toolIds.map((id) => `  "${id}": () => import("${prefix}${id}"),\n`);
  return `export const sampleLoaders = {\n${rows.join("")}};\n`;
}

/** Drawn once for the browser's build and the pages' files. */
const once = new Map<Language, Promise<Samples>>();
function drawn(language: Language): Promise<Samples> {
  const samples = once.get(language) ?? drawAll(language);
  once.set(language, samples);
  return samples;
}

function drawAll(language: Language): Promise<Samples> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      // React chooses its production files by this.
      env: { ...process.env, NODE_ENV: "production" },
      workerData: language,
    });
    worker.once("error", reject);
    worker.once("message", (shown: [string, SampleShown][]) => {
      resolve(new Map(shown));
      // The development server in it would keep it running.
      void worker.terminate();
    });
  });
}
