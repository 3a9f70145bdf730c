import { sharedAccessMemory } from "@iep-insider/sdk/access";
import { productName } from "@iep-insider/sdk/catalog";
import type { ToolDocument } from "./DocumentFormat.ts";

/** A document without our name in its last line, on the pages of a partner that hides it. Legal lines stay. */
export function asSiteWants<Kind extends ToolDocument>(document: Kind): Kind {
  const sites = [...sharedAccessMemory(window).sites.values()];
  const hidesName = sites.some(({ whiteLabel }) => whiteLabel?.hidesName);
  if (!hidesName || !("footer" in document)) return document;
  const footer = document.footer.map((line) => line.replace(` with ${productName}`, ""));
  return { ...document, footer };
}
