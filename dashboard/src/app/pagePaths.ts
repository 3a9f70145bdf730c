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
