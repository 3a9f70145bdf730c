import { pageAt } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useEffect, useRef, useState } from "react";
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from "react-router";
import { AdvertisingQuestion } from "../app/analytics/AdvertisingQuestion.tsx";
import { analytics } from "../app/analytics/analytics.ts";
import { useAdvertising } from "../app/analytics/useAdvertising.ts";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import type { PageHandle } from "../app/loadMatchedRoutes.ts";
import { Toaster } from "../app/toasts/Toaster.tsx";
import { Tooltips } from "../app/tooltips/Tooltips.tsx";
import { header, missingPage } from "../content/site.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

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

/** What some pages show instead of the site's header and footer. */
function useBar(): PageHandle["Bar"] {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return handles.find((handle) => handle?.Bar)?.Bar;
}

/**
 * Every document's first location has the same key; the path keeps one page from restoring another's scroll position.
 */
function placeOf({ key, pathname }: Pick<Location, "key" | "pathname">): string {
  return key === "default" ? pathname : key;
}

/**
 * After client-side navigation, moves focus to the target of the `#hash` or to the page's content. Not on the first
 * load, which the browser handles, and not when only the query changes, which the page handles.
 * @param mainId the element that contains the page.
 */
function useFocusOnNavigation(mainId: string): void {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key || (!hash && before.pathname === pathname)) return;
    const target = document.getElementById(hash.slice(1) || mainId);
    target?.focus({ preventScroll: true });
  }, [key, pathname, hash, mainId]);
}

/**
 * Counts page views by path alone. The rest of the URL may contain typed text, and is not sent.
 * @param isLeaving the page is about to reload, and is counted then.
 */
function usePageViews(isLeaving: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isLeaving) analytics.pageView(pageAt(pathname) ?? "/404");
  }, [isLeaving, pathname]);
}

/** A progress line and a status for screen readers while the next page takes longer than a moment to load. */
function NavigationProgress() {
  const isLoading = useNavigation().state === "loading";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), moment);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return (
    <>
      {isLate ? <div className="dash-underway" aria-hidden /> : null}
      <p role="status" className="iep-unseen">
        {isLate ? missingPage.trying : ""}
      </p>
    </>
  );
}

/** In milliseconds. */
const moment = 300;
