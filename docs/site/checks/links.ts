import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { originPlaceholder } from "@iep-insider/sdk/contract";
import { type BuiltPage, base, dist, valuesOf } from "./builtPages.ts";

/**
 * The links within the site that lead nowhere, anchors included, and whatever a page loads or links from another host.
 * VitePress finds missing pages; not missing anchors, nor links in HTML. Links to the product are followed by
 * `examples/tests/docs.spec.ts`.
 */
export function badLinks(pages: readonly BuiltPage[]): readonly string[] {
  const anchors = new Map(pages.map((page) => [page.path, new Set(valuesOf(page, "id"))]));
  return pages.flatMap((page) =>
    [...new Set([...valuesOf(page, "href"), ...valuesOf(page, "src")])].flatMap((link) => {
      const fault = faultOf(link, page, anchors);
      return fault ? [`${page.path}: ${link} ${fault}`] : [];
    }),
  );
}

function faultOf(
  link: string,
  page: BuiltPage,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (link.startsWith(originPlaceholder) || link.startsWith("data:")) return null;
  const { origin, pathname, hash } = new URL(link, originPlaceholder + page.path);
  if (origin !== originPlaceholder) return "is on another host";
  if (!pathname.startsWith(base) || pathname.startsWith(`${base}api/`)) return null;
  const ids = anchors.get(pathname);
  if (ids) return hash === "" || ids.has(decodeURIComponent(hash.slice(1))) ? null : "has no such anchor";
  return existsSync(join(dist, pathname.slice(base.length))) ? null : "is not there";
}

/** Whether the search finds something on every page: the titles that are in its index. */
export function pagesWithoutSearch(
  pages: readonly BuiltPage[],
  assets: readonly string[],
): readonly string[] {
  const index = assets.find((name) => /localSearchIndex.*\.js$/.test(name));
  if (!index) return ["There is no search index."];
  const text = readFileSync(join(dist, index), "utf8");
  return pages
    .filter(({ path }) => !text.includes(`"${path.slice(base.length - 1)}#`))
    .map(({ path }) => `${path} is not in the search index`);
}
