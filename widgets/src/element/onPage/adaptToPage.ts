import { applyBackground } from "../background/applyBackground.ts";
import { showBrand } from "../branding/showBrand.ts";
import type { PageContext } from "./PageContext.ts";

export { watchBackground } from "../background/watchBackground.ts";

/**
 * What an element takes from its page: the site's name around the tool, and the page's color behind it. Without
 * a view library, so that a self-contained element, which has a copy of its own, can fetch it.
 * @returns a function that removes all of it again.
 */
export function adaptToPage(context: PageContext): () => void {
  const { element, site, server, values } = context;
  // In our own frame, and on our own pages, no script of others reads along. What is shown goes away with it: not while
  // it is being drawn.
  if (site?.frameOnly && location.origin !== server && values.render !== "iframe")
    queueMicrotask(() => element.setAttribute("render", "iframe"));
  const takeOff = [showBrand(context), applyBackground(context)];
  return () => {
    for (const each of takeOff) each();
  };
}
