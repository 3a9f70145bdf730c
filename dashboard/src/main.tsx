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

// zod reads this when it first loads. Without it, zod tests whether it may create functions, which our content security
// policy forbids, and the browser reports a violation.
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
  // The development server serves an empty page.
  if (root?.firstElementChild) hydrateRoot(root, app);
  else if (root) createRoot(root).render(app);
}
