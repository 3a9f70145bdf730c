import { formerToolIds, samplePath } from "@iep-insider/sdk/catalog";
import { addressIn, languageAndPath } from "@iep-insider/sdk/contract";

const moved: ReadonlyMap<string, string> = new Map(
  Object.entries(formerToolIds).map(([former, id]) => [`/tools/${former}/sample`, samplePath(id)]),
);

/**
 * Where a page is today whose address names a tool by a former id (ADR 68).
 * @param url as requested, with its query; a browser keeps the hash.
 * @returns null for an address that has not moved.
 */
export function movedTo(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  const { language, path: page } = languageAndPath(path);
  const today = moved.get(page.replace(/\/$/, ""));
  return today === undefined ? null : [addressIn(language, today), ...query].join("?");
}
