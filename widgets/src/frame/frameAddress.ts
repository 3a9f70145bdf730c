import type { ToolId } from "@iep-insider/sdk/catalog";
import { asksForOther, isSpanishBuild } from "../element/locale.ts";
import { scriptOrigin } from "../element/serverAddress.ts";
import type { ToolElement } from "../element/ToolElement.ts";

/** @returns the URL of a tool's frame, for the element's site key and language; null if our server is unknown. */
export function frameAddress(element: ToolElement, tool: ToolId): string | null {
  const { values } = element.readAttributes();
  const server = values["api-base"] ?? scriptOrigin;
  if (server === null) return null;
  const siteKey = values["site-key"];
  const asked = [
    siteKey && `site-key=${siteKey}`,
    asksForOther(element) !== isSpanishBuild && "lang=es",
  ].filter(Boolean);
  return `${server}/frame/${tool}${asked.length > 0 ? `?${asked.join("&")}` : ""}`;
}
