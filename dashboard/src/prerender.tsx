import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { type Page, pages } from "./app/pages.ts";
import { routes } from "./app/routes.tsx";
import { filesForRobots } from "./prerender/forRobots.ts";
import { headTags } from "./prerender/headTags.ts";
import { manifest } from "./prerender/manifest.ts";
import { structuredDataOf } from "./prerender/structuredData.ts";

export { pages };

/** @returns the page's markup for hydration, and its head elements. */
export async function renderPage(
  path: string,
  { head: words, early = [] }: Page,
): Promise<{ html: string; head: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
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

/** Other files that the build writes, by name. */
export const otherFiles: Readonly<Record<string, string>> = {
  ...filesForRobots,
  "site.webmanifest": manifest,
};
