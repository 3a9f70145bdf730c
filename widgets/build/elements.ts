import { findTool } from "@iep-insider/sdk/catalog";
import { toolIds, toolsFolder } from "./sheets.ts";

/** One element to build. */
export interface ElementToBuild {
  readonly id: string;
  readonly tag: string;
  /** Its `element.ts`, absolute. */
  readonly file: string;
}

/** Every tool's folder with the tag that the catalog gives it. */
export const elements: readonly ElementToBuild[] = toolIds.map((id) => {
  const tool = findTool(id);
  if (!tool) throw new Error(`widgets/src/tools/${id}: the catalog has no tool of this id.`);
  return { id, tag: tool.tag, file: `${toolsFolder}/${id}/element.ts` };
});
