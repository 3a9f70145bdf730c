import { hasOpenTool } from "../start/pageMark.ts";

/**
 * Whether the URL has changed since this document was requested: pressing Back during the load may change only the URL.
 * The markup is then another page's.
 */
export function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  // Older browsers report no URL.
  if (!loaded || !URL.canParse(loaded.name)) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname !== window.location.pathname || (hasOpenTool() && search !== window.location.search);
}
