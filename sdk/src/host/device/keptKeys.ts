import { currentToolId, storedToolName } from "../../catalog/formerIds.ts";
import type { ToolId } from "../../catalog/index.ts";

/** The key of own letter templates in local storage. They stay after signing out, since there is no other copy. */
export const ownTemplatesKey = "iep-letter-templates";

const keptPrefix = "iep-kept-1:";

/**
 * Where a tool's record lies in local storage. The number is the version of all records: a release that writes another
 * shape counts it up, so that an old tab can neither misread nor overwrite the new one.
 */
export function keptKey(tool: ToolId): string {
  return keptPrefix + storedToolName(tool);
}

/** The id of the tool whose record a key of local storage names, also for own letter templates; null for other keys. */
export function toolOfKey(key: string): string | null {
  if (key === ownTemplatesKey) return "letter-generator";
  const name = /^iep-kept-\d+:(.+)$/.exec(key)?.[1];
  return name === undefined ? null : currentToolId(name);
}
