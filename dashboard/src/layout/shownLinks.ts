import { hasPage } from "../app/pagePaths.ts";
import type { NavigationLink } from "../content/navigation.ts";

/**
 * The links of a menu that lead to a page. A link appears with its page; none ever leads to the 404 page.
 * @param isThere whether a destination has a page; another answer for tests.
 */
export function shownLinks(
  links: readonly NavigationLink[],
  isThere: (path: string) => boolean = hasPage,
): readonly NavigationLink[] {
  return links.filter((link) => isThere(link.path));
}
