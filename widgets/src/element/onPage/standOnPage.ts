import type { SiteOfPage } from "@iep-insider/sdk/contract";
import type { AttributeValues } from "@iep-insider/sdk/embed";
import { showBrand } from "../branding/showBrand.ts";
import { wearGround } from "../ground/wearGround.ts";
import type { ToolElement } from "../ToolElement.ts";

export { watchGround } from "../ground/watchGround.ts";

export interface Standing {
  readonly element: ToolElement;
  /** Where the site's name goes, above the tool; its height is kept free from the start. Null without a site key. */
  readonly place: HTMLElement | null;
  /** Null until the server has said whose key it is. */
  readonly site: SiteOfPage | null;
  readonly siteKey: string | null;
  /** Our server's address, where the logo lies. */
  readonly server: string | null;
  /** Its attributes, read. */
  readonly values: AttributeValues;
}

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
