import { tw } from "@iep-insider/sdk/theme";
import { type Location, Outlet, ScrollRestoration, useMatches } from "react-router";
import { AdvertisingQuestion } from "../app/analytics/AdvertisingQuestion.tsx";
import { useAdvertising } from "../app/analytics/useAdvertising.ts";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import type { PageHandle } from "../app/loadMatchedRoutes.ts";
import { NavigationProgress } from "../app/NavigationProgress.tsx";
import { Toaster } from "../app/toasts/Toaster.tsx";
import { Tooltips } from "../app/tooltips/Tooltips.tsx";
import { usePageViews } from "../app/usePageViews.ts";
import { header } from "../content/site.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";

/** The frame of every page. */
export function Layout() {
  const isLeaving = useAdvertising();
  usePageViews(isLeaving);
  useFocusOnNavigation("main");
  const Bar = useBar();
  return (
    <div className={tw`flex flex-col min-h-screen`}>
      <a href="#main" className={`dash-skip ${tw`rounded bg-ink text-paper px-4 py-3 font-semibold`}`}>
        {header.skip}
      </a>
      <NavigationProgress />
      {Bar ? <Bar /> : <Header />}
      <main id="main" tabIndex={-1} className={`dash-main ${tw`flex-1 flex flex-col`}`}>
        {isLeaving ? null : <Outlet />}
      </main>
      {Bar ? null : <Footer />}
      <ErrorBoundary>
        <AdvertisingQuestion />
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
      <ErrorBoundary>
        <Tooltips />
      </ErrorBoundary>
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/** What some pages have in the place of the site's header and footer. */
function useBar(): PageHandle["Bar"] {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return handles.find((handle) => handle?.Bar)?.Bar;
}

/** Every document's first visit has the same key. With its path, no page begins where another one was left. */
function placeOf({ key, pathname }: Pick<Location, "key" | "pathname">): string {
  return key === "default" ? pathname : key;
}
