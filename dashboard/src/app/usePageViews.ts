import { useEffect } from "react";
import { useLocation } from "react-router";
import { analytics } from "./analytics/analytics.ts";
import { pageAt } from "./pagePaths.ts";

/**
 * Counts each change of page by its path alone. Whatever else was typed into the address is not ours to send.
 * @param isLeaving the page will be loaded anew, and is counted then.
 */
export function usePageViews(isLeaving: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isLeaving) analytics.pageView(pageAt(pathname) ?? "/404");
  }, [isLeaving, pathname]);
}
