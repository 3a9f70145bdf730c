import { existsSync } from "node:fs";
import { findTool, type ToolId } from "@iep-insider/sdk/catalog";
import { toolIds, toolsFolder } from "./sheets.ts";

/** One element to build. */
export interface ElementToBuild {
  readonly id: ToolId;
  readonly tag: string;
  readonly title: string;
  /** One or two sentences: what a parent gets. */
  readonly description: string;
  /** Its `element.ts`, absolute. */
  readonly file: string;
}

/** Every tool's folder with the tag that the catalog gives it. A tool in the making has no `element.ts` yet. */
export const elements: readonly ElementToBuild[] = toolIds.flatMap((id) => {
  const tool = findTool(id);
  if (!tool) throw new Error(`widgets/src/tools/${id}: the catalog has no tool of this id.`);
  const file = `${toolsFolder}/${id}/element.ts`;
  return existsSync(file) ? [{ ...tool, file }] : [];
});

/** Per tool, the source of the module that registers its element, under the catalog's title, and gives it to those who ask. */
export const registeringEntries: Readonly<Record<string, string>> = Object.fromEntries(
  elements.map(({ id, title, file }) => [
    id,
    `import { element } from ${JSON.stringify(file)}; element.register(${JSON.stringify(title)}); export { element };`,
  ]),
);
