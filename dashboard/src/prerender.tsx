import { pageLoaders } from "virtual:pages";
import { productName, type ToolId, toolById, toolDescriptions } from "@iep-insider/sdk/catalog";
import { addressIn } from "@iep-insider/sdk/contract";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { basename, isSpanish, language } from "./app/language.ts";
import { type Page, pages } from "./app/pages.ts";
import { routes } from "./app/routes.tsx";
import { titled } from "./content/heads.ts";
import { openTool } from "./content/hub.ts";
import { hubPath } from "./pages/advanced-tools/hubAddress.ts";
import { toolsInFiles } from "./pages/advanced-tools/toolScreens.ts";
import { filesForRobots } from "./prerender/forRobots.ts";
import { headTags } from "./prerender/headTags.ts";
import { manifest } from "./prerender/manifest.ts";
import { structuredDataOf } from "./prerender/structuredData.ts";

export { pages };

/** What the hub says while a tool loads: no file of an open tool has it. */
export const { loading } = openTool;

/** A page's markup for hydration, and its head elements. */
interface Rendered {
  readonly html: string;
  readonly head: string;
}

/** A tool of the hub whose file has it open, at `/advanced-tools?tool=<id>`. */
export interface ToolPage {
  readonly tool: ToolId;
  readonly page: Page;
  /** The tool's module below the widgets' sources. */
  readonly source: string;
}

export const toolPages: readonly ToolPage[] = Object.entries(toolsInFiles).map(([id, source]) => {
  const tool = id as keyof typeof toolsInFiles;
  const head = { title: titled(toolById(tool).title), description: toolDescriptions[tool] };
  return { tool, page: { ...pages[hubPath], head }, source };
});

/**
 * @param url without its origin, perhaps with a query.
 * @throws when the page answers with a redirect.
 */
export async function renderPage(url: string, { head: words, early = [] }: Page): Promise<Rendered> {
  const { pathname: path, search } = new URL(url, "http://localhost");
  if (search !== "") await (await pageLoaders[hubPath]()).handle?.prepare?.(search);
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(`http://localhost${addressIn(language, url)}`));
  if (context instanceof Response) throw new Error(`The page ${path} answered with ${context.status}.`);
  const html = renderToString(
    <StrictMode>
      {/* With hydrate, the router would write its data into an inline script. */}
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  const head = [
    ...headTags({ path, head: words, structured: structuredDataOf(path) }),
    ...["/session.js", ...early].map((script) => `<script src="${script}"></script>`),
  ];
  return { html, head: head.join("\n    ") };
}

/** The head of the page without content (ADR 90). The page that the browser renders sets its title. */
export const shellHead = [
  `<title>${productName}</title>`,
  '<meta name="robots" content="noindex">',
  '<script src="/session.js"></script>',
].join("\n    ");

/** Other files that the build writes, by name. */
export const otherFiles: Readonly<Record<string, string>> = {
  // One of each for the site.
  ...(isSpanish ? {} : filesForRobots()),
  "site.webmanifest": manifest,
};
