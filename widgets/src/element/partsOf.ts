import type { ToolId } from "@iep-insider/sdk/catalog";
import { fillLater } from "./fillLater.ts";
import type { ToolParts } from "./toolClass.ts";

/** By tag, the tools that are there in this build's language. Set by the build. */
declare const IEP_TOOLS: Readonly<Record<string, ToolId>>;

/**
 * A tool's parts in this build's language, for an element whose class another build has defined: that build leads here.
 * Each comes when an element needs it, from the folder of this file, `language.js`.
 * @throws if the tool is not there in this language.
 */
export function partsOf(tag: string): ToolParts {
  const tool = IEP_TOOLS[tag];
  if (!tool) throw new Error(`<${tag}> is not in this language.`);
  const fetchBeside = (file: string) => import(/* @vite-ignore */ new URL(file, here).href);
  const fetchTool = () => fetchBeside(`${tag}.module.js`);
  return {
    tool,
    // By the class already.
    dress: () => {},
    fill: fillLater({ tool }, async () => (await fetchTool()).fill),
    prefetch: () => void fetchTool().catch(() => {}),
    framed: fillLater({ tool }, async () => (await fetchBeside("framed.js")).framed(tool)),
    overlay: async () => (await fetchBeside("overlay.js")).overlay,
  };
}

// Vite would take `new URL(…, import.meta.url)` for a file that it has to copy.
const here = import.meta.url;
