import { tw } from "@iep-insider/sdk/theme";
import { Outlet, ScrollRestoration } from "react-router";
import { Toaster } from "../app/toasts/Toaster.tsx";
import { Tooltips } from "../app/tooltips/Tooltips.tsx";
import { usePageViews } from "../app/usePageViews.ts";
import { header } from "../content/site.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";

/** What stands around every page. */
export function Layout() {
  usePageViews();
  useFocusOnNavigation("main");
  return (
    <div className={tw`flex flex-col min-h-screen`}>
      <a href="#main" className={`dash-skip ${tw`rounded bg-ink text-paper px-4 py-3 font-semibold`}`}>
        {header.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={tw`flex-1 flex flex-col`}>
        <Outlet />
      </main>
      <Footer />
      <Toaster />
      <Tooltips />
      <ScrollRestoration />
    </div>
  );
}
