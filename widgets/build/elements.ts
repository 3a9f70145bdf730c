import { fileURLToPath } from "node:url";
import { type ToolId, toolDescriptions, tools } from "@iep-insider/sdk/catalog";
import type { Language } from "@iep-insider/sdk/contract";
import { toolIds, toolsFolder } from "./sheets.ts";
import { titleIn } from "./translations.ts";

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

const workModule = fileURLToPath(new URL("../src/element/sealed/work.ts", import.meta.url));

/**
 * Per tool, the source of the module that registers its element, under the catalog's title, and gives both to those who
 * ask.
 * @param isTranslated whether a tool is there in the other language, too.
 */
export function registeringEntries(
  locale: Language = "en",
  isTranslated: (tag: string) => boolean = () => false,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    elements.map(({ id, tag, title, file }) => {
      const inLocale = JSON.stringify(titleIn(locale, title));
      return [
        id,
        `import { element } from ${JSON.stringify(file)}; import { work } from ${JSON.stringify(workModule)}; element.register(${inLocale}, ${isTranslated(tag)}); export const fill = element.fill(${inLocale}, ${isTranslated(tag)}); export { element, work };`,
      ];
    }),
  );
}
