import type { ToolId } from "../catalog/index.ts";
import type { SiteOfPage } from "../contract/index.ts";
import type { AccessSurroundings } from "./AccessSurroundings.ts";

/** The partner whose page this is, as far as the server was asked; null without a site key. */
export function siteHere({
  memory,
  siteKey,
}: Pick<AccessSurroundings, "memory" | "siteKey">): SiteOfPage | null {
  return memory.sites.get(siteKey() ?? "") ?? null;
}

/** Whether a partner has left a tool out on its pages. */
export function isLeftOut(site: SiteOfPage | null, tool: ToolId): boolean {
  return site !== null && site.tools !== null && !site.tools.includes(tool);
}
