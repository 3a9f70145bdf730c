import { type CatalogTool, findTool, openToolPath, type ToolId, tools } from "@iep-insider/sdk/catalog";
import { isOpenTo } from "./hubGroups.ts";

export const hubPath = "/advanced-tools";

/** What the hub's URL shows: the grid, perhaps with a reason, one open tool, or another page. */
export type HubAddress =
  | { readonly kind: "grid"; readonly notice: null }
  | { readonly kind: "grid"; readonly notice: "unknown" }
  | { readonly kind: "grid"; readonly notice: "early"; readonly tool: CatalogTool }
  | { readonly kind: "tool"; readonly tool: CatalogTool }
  | { readonly kind: "elsewhere"; readonly path: string };

/**
 * A tool is named by its id, a former id, or its tag: the loader knows only tags, and links here when an element could
 * not load. Naming a tool does not open it; the gate still applies.
 * @param search the URL's query, with or without its `?`: `?tool=aide-screener`.
 * @param isMember whether tools that open to Pro members first are open.
 */
export function readHubAddress(search: string, isMember = false, all = tools): HubAddress {
  const asked = new URLSearchParams(search).get("tool");
  if (asked === null) return { kind: "grid", notice: null };
  const named = findTool(asked);
  const tool = named && all.find(({ id }) => id === named.id);
  return tool ? addressOfTool(tool, isMember) : { kind: "grid", notice: "unknown" };
}

/** Like a URL that names the tool. */
export function readOpenTool(id: ToolId, isMember: boolean): HubAddress {
  const tool = findTool(id);
  return tool ? addressOfTool(tool, isMember) : { kind: "grid", notice: "unknown" };
}

function addressOfTool(tool: CatalogTool, isMember: boolean): HubAddress {
  if (!tool.inHub) return { kind: "elsewhere", path: openToolPath(tool.id) };
  return isOpenTo(tool, isMember) ? { kind: "tool", tool } : { kind: "grid", notice: "early", tool };
}
