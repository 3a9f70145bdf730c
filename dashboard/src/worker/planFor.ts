import type { OfflineFiles } from "./OfflineFiles.ts";

/** How a request is answered: from the network first, or from what is stored first. */
export type Plan = "page" | "stored file" | "reader";

/** What a plan depends on. */
type Asked = Pick<Request, "method" | "mode" | "destination" | "url">;

/**
 * Decides which requests the service worker answers. All others, among them those to `/api`, `/embed`, `/oembed`,
 * `/frame`, `/docs` and the operator screens, go to the network as if there were no service worker.
 * @param origin our own.
 * @returns null for a request that is left alone.
 */
export function planFor(
  { method, mode, destination, url }: Asked,
  origin: string,
  { pages, files }: Pick<OfflineFiles, "pages" | "files">,
): Plan | null {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return null;
  const path = pathOf(address);
  // Not in a frame: our pages are in none, and a tool in a partner's frame has no part in this.
  if (mode === "navigate") return destination === "document" && pages.includes(path) ? "page" : null;
  if (path.startsWith("/reader/")) return "reader";
  if (path.startsWith("/assets/")) return "stored file";
  return !pages.includes(path) && files.some((file) => file.url === path) ? "stored file" : null;
}

/** Whatever the query: it may contain what someone typed, and no stored page depends on it. */
export function pathOf({ pathname }: Pick<URL, "pathname">): string {
  return pathname.replace(/(?!^)\/$/, "");
}
