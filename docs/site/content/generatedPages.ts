import { tools } from "@iep-insider/sdk/catalog";
import { siteBuilders } from "@iep-insider/sdk/embed";
import { builderPage } from "./builderPage.ts";
import { toolPage } from "./toolPage.ts";

/** A page that has no file of its own, for VitePress's dynamic routes. */
interface GeneratedPage {
  readonly params: { readonly id: string };
  readonly content: string;
}

export const toolPages = (): readonly GeneratedPage[] =>
  tools.map((tool) => ({ params: { id: tool.id }, content: toolPage(tool) }));

export const builderPages = (): readonly GeneratedPage[] =>
  siteBuilders.map((builder) => ({ params: { id: builder.id }, content: builderPage(builder) }));

/**
 * For the search, which reads files only.
 * @param path relative to the pages: `tools/aide-screener.md`.
 * @returns the page's Markdown; empty if there is no such page.
 */
export function generatedPage(path: string): string {
  const [folder, name] = path.split("/");
  const pages = folder === "tools" ? toolPages() : folder === "site-builders" ? builderPages() : [];
  return pages.find(({ params }) => `${params.id}.md` === name)?.content ?? "";
}
