import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ToolSample } from "./ToolSample.ts";

export { sampleDay, type ToolSample } from "./ToolSample.ts";

const found = import.meta.glob<ToolSample>("../tools/*/sample.tsx", { eager: true, import: "sample" });

/**
 * A tool's sample, from its folder. This module imports the results of all tools: for builds, never for a page.
 * @throws for a tool without a `sample.tsx`.
 */
export function sampleOf(tool: ToolId): ToolSample {
  const sample = found[`../tools/${tool}/sample.tsx`];
  if (!sample) throw new Error(`widgets/src/tools/${tool} has no sample.tsx.`);
  return sample;
}
