import { currentToolId, type StoredToolName } from "./formerIds.ts";
import { type CatalogTool, type ToolId, tools } from "./tools.ts";

/**
 * Finds a tool by what an address, an attribute or stored data calls it: its id, a former id, or its tag.
 * @returns undefined for any other name.
 */
export function findTool(name: string | null | undefined): CatalogTool | undefined {
  if (name === null || name === undefined) return undefined;
  const id = currentToolId(name);
  return tools.find((tool) => tool.id === id || tool.tag === name);
}

/**
 * The id of the tool that stored data names; null where it names none.
 * @throws when there is no such tool.
 */
export function toolOfStored<Stored extends StoredToolName | null>(
  stored: Stored,
): ToolId | Extract<Stored, null> {
  // TypeScript does not narrow a type parameter.
  if (stored === null) return null as Extract<Stored, null>;
  const tool = findTool(stored);
  if (!tool) throw new Error(`No tool is stored under the name "${stored}".`);
  return tool.id;
}
