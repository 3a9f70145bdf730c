import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { hasMovedOn } from "./app/hasMovedOn.ts";
import { startCaseSync } from "./app/host/caseSync.ts";
import { basename, isSpanish } from "./app/language.ts";
import { loadMatchedRoutes } from "./app/loadMatchedRoutes.ts";
import { routes } from "./app/routes.tsx";
import { isInPlace } from "./start/pageMark.ts";

// zod reads this when it first loads. Without it, zod tests whether it may create functions, which our content security
// policy forbids, and the browser reports a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById("root");
// The development server serves an empty page, and so does the service worker for a page that it has not stored.
const isPrerendered = Boolean(root?.firstElementChild);
await loadMatchedRoutes(routes, window.location, isPrerendered);

/** Resolves once the application answers. */
export const started: Promise<void> = hasMovedOn() ? reload() : show();

void started.then(startCaseSync);

function reload(): Promise<void> {
  window.location.reload();
  return new Promise(() => {});
}

function show(): Promise<void> {
  const router = createBrowserRouter(routes, {
    ...(isSpanish ? { basename } : {}),
    ...(isInPlace() ? { hydrationData: { loaderData: {} } } : {}),
  });
  return new Promise((onStarted) => {
    const app = (
      <StrictMode>
        <Started onStarted={onStarted}>
          <RouterProvider router={router} />
        </Started>
      </StrictMode>
    );
    if (root && isPrerendered) hydrateRoot(root, app);
    else if (root) createRoot(root).render(app);
  });
}

function Started({ onStarted, children }: { readonly onStarted: () => void; readonly children: ReactNode }) {
  useEffect(onStarted, [onStarted]);
  return children;
}
