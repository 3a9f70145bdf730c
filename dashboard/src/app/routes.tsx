import { pageLoaders } from "virtual:pages";
import { sampleLoaders } from "virtual:samples";
import { samplePath, type ToolId, toolIds } from "@iep-insider/sdk/catalog";
import { isInSpanish, ownPaths, type PagePath, pageFacts, pagePaths } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { retryImport } from "@iep-insider/widgets/later";
import { useState } from "react";
import type { RouteObject } from "react-router";
import { headOf } from "../content/heads.ts";
import { failure, missingPage } from "../content/site.ts";
import { Layout } from "../layout/Layout.tsx";
import type { SampleModule } from "../pages/sample/SampleShown.ts";
import { EnglishPage } from "./EnglishPage.tsx";
import { isSpanish } from "./language.ts";
import { lazyPage } from "./lazyPage.tsx";
import type { LoadPage } from "./PageModule.ts";
import { reloadIfReachable } from "./reloadIfReachable.ts";

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Inside the layout, so that the navigation survives a page's error.
        ErrorBoundary: ErrorPage,
        children: [
          ...routesFor("everyone"),
          ...sampleRoutes(),
          ...(isSpanish ? englishRoutes() : []),
          { path: "*", lazy: lazyPage(pageLoaders["/404"]) },
        ],
      },
      ...(isSpanish ? [] : [operatorScreens()]),
    ],
  },
];

/** Loaded for operators only. */
function operatorScreens(): RouteObject {
  return {
    lazy: lazyPage(() => import("../pages/admin/frame/AdminFrame.tsx")),
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorPage, children: routesFor("admin") }],
  };
}

/** What is in English only, reached from a page in Spanish. */
function englishRoutes(): RouteObject[] {
  return pagePaths.filter((path) => !isInSpanish(path)).map((path) => ({ path, Component: EnglishPage }));
}

/** Whether this build has the page. */
function isHere(path: PagePath): boolean {
  return !isSpanish || isInSpanish(path);
}

function routesFor(audience: "admin" | "everyone"): RouteObject[] {
  return ownPaths
    .filter((path) => (pageFacts(path).only === "admin") === (audience === "admin") && isHere(path))
    .map((path) => ({ path, lazy: lazyPage(pageLoaders[path], headOf(path)) }));
}

function sampleRoutes(): RouteObject[] {
  return toolIds
    .filter((id) => isHere(samplePath(id)))
    .map((id) => ({ path: samplePath(id), lazy: lazyPage(samplePage(id)) }));
}

/** Shown in place of a page that failed to render. */
function ErrorPage() {
  const [isStill, setStill] = useState(false);
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-16 flex flex-col gap-4`}>
      <h1 className={`dash-heading ${tw`font-heading text-2xl`}`}>{failure.title}</h1>
      <p role="alert" className={tw`max-w-text`}>
        {failure.text}
      </p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button
          kind="primary"
          onClick={() => {
            setStill(false);
            void reloadIfReachable().then((isReloading) => setStill(!isReloading));
          }}
        >
          {failure.reload}
        </Button>
      </div>
      <p role="status" className={tw`min-h-[1.75rem] text-quiet`}>
        {isStill ? missingPage.still : ""}
      </p>
    </div>
  );
}

/** One script loads all samples; the markup comes from the build. */
function samplePage(tool: ToolId): LoadPage {
  return async () => {
    const [{ samplePage }, { sample }] = await Promise.all([
      import("../pages/sample/SamplePage.tsx").catch(
        retryImport<typeof import("../pages/sample/SamplePage.tsx")>,
      ),
      sampleLoaders[tool]().catch(retryImport<SampleModule>),
    ]);
    return samplePage(tool, sample);
  };
}
