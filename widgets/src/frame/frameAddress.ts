import type { ToolId } from "@iep-insider/sdk/catalog";
import { scriptOrigin } from "../element/serverAddress.ts";
import type { ToolElement } from "../element/ToolElement.ts";

/** @returns the page of an element's tool for a frame, for its site key; null where our server is not known. */
export function frameAddress(element: ToolElement, tool: ToolId): string | null {
  const { values } = element.readAttributes();
  const server = values["api-base"] ?? scriptOrigin;
  if (server === null) return null;
  const siteKey = values["site-key"];
  return `${server}/frame/${tool}${siteKey === null ? "" : `?site-key=${siteKey}`}`;
}
