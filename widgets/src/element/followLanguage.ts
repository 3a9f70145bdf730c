import { asksForOther } from "./locale.ts";
import type { ToolElement } from "./ToolElement.ts";

/**
 * Calls when a `lang` on the page changes so that an element asks for the other language.
 * @returns stops.
 */
export function followLanguage(element: ToolElement, onOther: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (asksForOther(element)) onOther();
  });
  for (const root of new Set([document, element.getRootNode()]))
    observer.observe(root, { attributeFilter: ["lang"], subtree: true });
  return () => observer.disconnect();
}

/** An element that is put in again shows what it asks for now. */
export function putInAgain(element: Element): void {
  // Its neighbors may be out at the same time, so none of them tells where it was.
  const place = document.createComment("");
  element.replaceWith(place);
  setTimeout(() => place.replaceWith(element));
}
