import type { CatalogTool } from "@iep-insider/sdk/catalog";
import { readHubAddress } from "../../advanced-tools/hubAddress.ts";

/**
 * The tool that an article names, by the names that the hub's cards and links have: `aide-screener`, `rights-guide`.
 * @throws while the page is built, when there is none, or it cannot be opened.
 */
export function toolOfPost(name: string): CatalogTool {
  const address = readHubAddress(`?tool=${encodeURIComponent(name)}`);
  if (address.kind !== "tool")
    throw new Error(`An article names the tool "${name}", which cannot be opened.`);
  return address.tool;
}
