import { currentToolId, storedToolName } from "../../catalog/formerIds.ts";
import type { ToolId } from "../../catalog/index.ts";

/** The key of own letter templates in local storage. They stay after signing out, since there is no other copy. */
export const ownTemplatesKey = "iep-letter-templates";

const keptPrefix = "iep-kept-1:";

/**
 * The key of a tool's record in local storage. The number is the version of all records: a release with another format
 * increments it, so that an old tab can neither misread nor overwrite the new one.
 */
export function keptKey(tool: ToolId): string {
  return keptPrefix + storedToolName(tool);
}

/** The id of the tool of a key in local storage, also for own letter templates; null for keys of other code. */
export function toolOfKey(key: string): string | null {
  if (key === ownTemplatesKey) return "letter-generator";
  const name = /^iep-kept-\d+:(.+)$/.exec(key)?.[1];
  return name === undefined ? null : currentToolId(name);
}
