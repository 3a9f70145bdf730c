import { type CatalogTool, findTool, openToolPath, type ToolId, tools } from "@iep-insider/sdk/catalog";

export const hubPath = "/advanced-tools";

/** What an address of the hub asks for: the grid, perhaps with a word about why, one open tool, or a page elsewhere. */
export type HubAddress =
  | { readonly kind: "grid"; readonly notice: null }
  | { readonly kind: "grid"; readonly notice: "unknown" }
  | { readonly kind: "grid"; readonly notice: "coming"; readonly tool: CatalogTool }
  | { readonly kind: "tool"; readonly tool: CatalogTool }
  | { readonly kind: "elsewhere"; readonly path: string };

/**
 * A tool goes by its id, by another name that links use, or by its tag: the loader knows nothing but tags, and leads
 * here where an element could not load.
 * @param search the query of the address, with or without its `?`: `?tool=aide-screener`.
 */
export function readHubAddress(search: string): HubAddress {
  const asked = new URLSearchParams(search).get("tool");
  if (asked === null) return { kind: "grid", notice: null };
  const tool = findTool(otherNames[asked] ?? asked) ?? tools.find(({ tag }) => tag === asked);
  if (!tool) return { kind: "grid", notice: "unknown" };
  if (!tool.inHub) return { kind: "elsewhere", path: openToolPath(tool.id) };
  return tool.isImplemented ? { kind: "tool", tool } : { kind: "grid", notice: "coming", tool };
}

/** Names that links use beside the ids (DECISIONS 19). */
const otherNames: Readonly<Record<string, ToolId>> = { "rights-guide": "rights" };
