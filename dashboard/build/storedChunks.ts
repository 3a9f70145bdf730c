import type { Rolldown } from "vite";
import { pages } from "../src/app/pages.ts";

/**
 * The files of the browser's build that pages without a connection need (ADR 90): all that the first script leads to,
 * also later, except the pages that need the server, the operator screens and the samples.
 * @returns their names, the scripts' style sheets among them.
 */
export function storedChunks(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const stored = new Set<Rolldown.OutputChunk>(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports, dynamicImports } of stored) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (chunk && (imports.includes(name) || !needsServer(chunk))) stored.add(chunk);
    }
  }
  const names = [...stored].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
  return [...new Set(names)];
}

const sources = Object.values(pages)
  .filter(({ worksOffline }) => !worksOffline)
  .map(({ source }) => `/src/${source}`);

function needsServer({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  const module = facadeModuleId?.replaceAll("\\", "/") ?? "";
  return (
    sources.some((source) => module.endsWith(source)) ||
    module.includes("/src/pages/admin/") ||
    module.includes("virtual:sample/")
  );
}
