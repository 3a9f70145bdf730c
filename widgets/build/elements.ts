import { type ToolId, toolDescriptions, tools } from "@iep-insider/sdk/catalog";
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

/** Every tool's folder with its row of the catalog. */
export const elements: readonly ElementToBuild[] = toolIds.map((id) => {
  const tool = tools.find((one) => one.id === id);
  if (!tool) throw new Error(`widgets/src/tools/${id}: the catalog has no tool of this id.`);
  return { ...tool, description: toolDescriptions[tool.id], file: `${toolsFolder}/${id}/element.ts` };
});

/** Per tool, the source of the module that registers its element, under the catalog's title, and gives it to those who ask. */
export const registeringEntries: Readonly<Record<string, string>> = Object.fromEntries(
  elements.map(({ id, title, file }) => [
    id,
    `import { element } from ${JSON.stringify(file)}; element.register(${JSON.stringify(title)}); export { element };`,
  ]),
);
