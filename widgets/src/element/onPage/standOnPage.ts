import { showBrand } from "../branding/showBrand.ts";
import { wearGround } from "../ground/wearGround.ts";
import type { Standing } from "./Standing.ts";

export { watchGround } from "../ground/watchGround.ts";

/**
 * What an element takes from its page: the site's name around the tool, and the page's color behind it. Without
 * a view library, so that a self-contained element, which has a copy of its own, can fetch it.
 * @returns a function that removes all of it again.
 */
export function standOnPage(standing: Standing): () => void {
  const { element, site, server, values } = standing;
  // In our own frame, and on our own pages, no script of others reads along. What is shown goes away with it: not while
  // it is being drawn.
  if (site?.frameOnly && location.origin !== server && values.render !== "iframe")
    queueMicrotask(() => element.setAttribute("render", "iframe"));
  const takeOff = [showBrand(standing), wearGround(standing)];
  return () => {
    for (const each of takeOff) each();
  };
}
