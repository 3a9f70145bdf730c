import { pageLoaders } from "virtual:pages";
import { samplePath, toolIds } from "@iep-insider/sdk/catalog";
import { ownPaths, pageFacts } from "@iep-insider/sdk/contract";
import type { RouteObject } from "react-router";
import { headOf } from "../content/heads.ts";
import { Layout } from "../layout/Layout.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { lazyPage } from "./lazyPage.tsx";
import { samplePage } from "./samplePage.ts";

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Inside the layout, so that a fault of one page leaves the way to the others.
        ErrorBoundary: ErrorPage,
        children: [
          ...routesFor("everyone"),
          ...sampleRoutes(),
          { path: "*", lazy: lazyPage(pageLoaders["/404"]) },
        ],
      },
      {
        // The frame of the operator's screens is fetched by operators only.
        lazy: lazyPage(() => import("../pages/admin/frame/AdminFrame.tsx")),
        ErrorBoundary: ErrorPage,
        children: [{ ErrorBoundary: ErrorPage, children: routesFor("admin") }],
      },
    ],
  },
];

function routesFor(audience: "admin" | "everyone"): RouteObject[] {
  return ownPaths
    .filter((path) => (pageFacts(path).only === "admin") === (audience === "admin"))
    .map((path) => ({ path, lazy: lazyPage(pageLoaders[path], headOf(path)) }));
}

function sampleRoutes(): RouteObject[] {
  return toolIds.map((id) => ({ path: samplePath(id), lazy: lazyPage(samplePage(id)) }));
}
