import { readAttributes } from "../readAttributes.ts";
import type { ToolElement } from "../ToolElement.ts";

/** One of our elements with these attributes, which never change; it is not in the page yet. */
export function elementWith(given: Readonly<Record<string, string>>): ToolElement {
  const read = readAttributes(new Map(Object.entries(given)));
  const methods = { readAttributes: () => read, watchAttributes: () => () => {} };
  return Object.assign(document.createElement("div"), methods);
}
