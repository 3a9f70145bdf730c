import "virtual:sheet/dashboard.css";
import "./layout/fonts.css";
import "./layout/dashboard.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { hasMovedOn } from "./app/hasMovedOn.ts";
import { loadMatchedRoutes } from "./app/loadMatchedRoutes.ts";
import { routes } from "./app/routes.tsx";

// zod reads this when it is first loaded, with a page that has a form. Else it tries whether it may write functions,
// which our policy forbids, and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

await loadMatchedRoutes(routes, window.location);

if (hasMovedOn()) window.location.reload();
else show(document.getElementById("root"));

function show(root: HTMLElement | null): void {
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  // Under the development server the page comes empty.
  if (root?.firstElementChild) hydrateRoot(root, app);
  else if (root) createRoot(root).render(app);
}
