import type { CatalogTool } from "@iep-insider/sdk/catalog";
import { readHubAddress } from "../../advanced-tools/hubAddress.ts";

/**
 * The tool of an article, by a name used in the hub: `aide-screener`, `rights-guide`.
 * @throws at build time, if it does not exist or cannot be opened.
 */
export function toolOfPost(name: string): CatalogTool {
  const address = readHubAddress(`?tool=${encodeURIComponent(name)}`);
  if (address.kind !== "tool")
    throw new Error(`An article names the tool "${name}", which cannot be opened.`);
  return address.tool;
}
