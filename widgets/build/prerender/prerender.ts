import { Worker } from "node:worker_threads";
import type { PrerenderedTool } from "../../src/prerendered/PrerenderedTool.ts";
import { elements } from "../elements.ts";
import type { Drawn } from "./draw.tsx";
import { usedRules } from "./usedRules.ts";

/** What the build knows of a pre-rendered tool before it knows the tool's files. */
export type Prerendered = Omit<PrerenderedTool, "files">;

/** The tools with pre-rendered screens, by tag. */
export async function prerender(): Promise<ReadonlyMap<string, Prerendered>> {
  const drawn = await drawAll();
  return new Map(
    drawn.map(({ tool, markup, sheets }) => {
      const element = elements.find(({ id }) => id === tool);
      if (!element) throw new Error(`The catalog has no tool "${tool}".`);
      const { tag, title } = element;
      const { intro, begun, brand, heading, cost, failed } = markup;
      const shown = [intro, begun, brand.text, heading.text, cost?.text, failed].join("");
      const wrapped = `<div class="iep-wrap">${shown}</div>`;
      const css = sheets.map((sheet) => usedRules(sheet, wrapped)).join("");
      return [tag, { tag, tool, title, css, markup }];
    }),
  );
}

function drawAll(): Promise<readonly Drawn[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      env: { ...process.env, NODE_ENV: "production" },
    });
    worker.once("error", reject);
    worker.once("message", (drawn: readonly Drawn[]) => {
      resolve(drawn);
      void worker.terminate();
    });
  });
}
