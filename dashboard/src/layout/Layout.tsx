import { productName } from "@iep-insider/sdk/catalog";
import { founderPath, pageAt } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
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
import { hasFounder } from "../app/founder.ts";
import { isSpanish } from "../app/language.ts";
import type { PageHandle } from "../app/loadMatchedRoutes.ts";
import { Toaster } from "../app/toasts/Toaster.tsx";
import { Tooltips } from "../app/tooltips/Tooltips.tsx";
import { useHydrated } from "../app/useHydrated.ts";
import { founderWords } from "../content/founder.ts";
import { contactLink, footerLinks, footerTools, legalLinks, plansLink } from "../content/navigation.ts";
import { footer, freeHelp, header, missingPage } from "../content/site.ts";
import { isCounted } from "../start/pageMark.ts";
import { DeviceNotices } from "./device/DeviceNotices.tsx";
import { Header } from "./Header.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import { SiteLink } from "./SiteLink.tsx";

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
      <DeviceNotices />
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
  const isFirst = useRef(true);
  useEffect(() => {
    const wasCounted = isFirst.current && isCounted();
    isFirst.current = false;
    if (!isLeaving && !wasCounted) analytics.pageView(pageAt(pathname) ?? "/404");
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

function Footer() {
  const isHydrated = useHydrated();
  const year = isHydrated ? new Date().getFullYear() : import.meta.env.IEP_BUILD_YEAR;
  return (
    <footer className={tw`border-t border-line`}>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 grid gap-8 md:grid-cols-[2fr_1fr]`}
      >
        <div className={tw`flex flex-col gap-3 max-w-[34rem]`}>
          <p className={tw`font-heading text-lg font-semibold`}>{productName}</p>
          <p>{footer.about}</p>
          <p className={tw`text-sm text-quiet`}>{footer.honest}</p>
          <ul className={tw`flex flex-col gap-2 md:gap-0 text-sm`}>
            {Object.values(freeHelp).map((help) => (
              <li key={help.address}>
                <a
                  href={help.address}
                  className={tw`inline-flex items-center min-h-[2.75rem] md:min-h-[2.25rem]`}
                >
                  {help.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={tw`flex flex-col gap-2`}>
          <h2 className={`dash-heading ${tw`font-heading text-lg`}`}>{footerTools.label}</h2>
          <ul className={tw`flex flex-wrap gap-x-6 md:flex-col`}>
            {footerTools.links.map((link) => (
              <li key={link.path}>
                <SiteLink to={link.path} className={quietLink}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
          {[contactLink, plansLink].map((link) => (
            <SiteLink key={link.path} to={link.path} className={buttonLook.plain}>
              {link.label}
            </SiteLink>
          ))}
          <p className={tw`text-sm text-quiet`}>{footer.reply}</p>
          <LanguageLink className={quietLink} />
        </div>
      </div>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 pb-10 flex flex-wrap items-center justify-between gap-x-6 text-sm text-quiet`}
      >
        <p className={tw`flex flex-wrap items-center gap-x-6 min-h-[2.75rem] md:min-h-[2.25rem]`}>
          {footer.copyright(year)}
          {/* A full page load: the page's text comes with its file. */}
          {hasFounder() ? (
            <a href={founderPath} {...(isSpanish ? { hrefLang: "en" } : {})} className={quietLink}>
              {founderWords.link}
            </a>
          ) : null}
        </p>
        <nav aria-label={footer.navigation} className={tw`flex flex-col md:items-end`}>
          {[footerLinks, legalLinks].map((row) => (
            <ul key={row[0]?.path} className={tw`flex flex-wrap gap-x-6`}>
              {row.map((link) => (
                <li key={link.path}>
                  <SiteLink to={link.path} className={quietLink}>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
    </footer>
  );
}

const quietLink = tw`inline-flex items-center min-h-[2.75rem] md:min-h-[2.25rem]`;
