import { type SamplePath, samplePath, toolIds } from "@iep-insider/sdk/catalog";
import { ownPaths } from "@iep-insider/sdk/contract";

export type PagePath = (typeof ownPaths)[number] | SamplePath;

/** The addresses that have a page. A path added to `ownPaths` asks for its route (routes.tsx) and shows every link to it. */
export const pagePaths: readonly PagePath[] = [...ownPaths, ...toolIds.map(samplePath)];

/**
 * The page that an address shows, whatever its query and hash.
 * @param destination a path of ours: `/advanced-tools#chatbot`.
 */
export function pageAt(destination: string): PagePath | undefined {
  const path = destination.replace(/[?#].*$/, "").replace(/(?!^)\/$/, "");
  return pagePaths.find((known) => known === path);
}

/** Whether a link may lead there. */
export function hasPage(destination: string): boolean {
  return pageAt(destination) !== undefined;
}

/**
 * Where a link leads that the spec sends to a page which may not be there yet.
 * @example firstWithPage("/pricing", "/advanced-tools")
 * @returns the first destination that has a page; the last one when none has.
 */
export function firstWithPage(wanted: string, ...instead: readonly [string, ...string[]]): string {
  return [wanted, ...instead].find(hasPage) ?? instead[instead.length - 1] ?? wanted;
}
