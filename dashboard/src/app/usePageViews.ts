import { pageAt } from "@iep-insider/sdk/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { analytics } from "./analytics/analytics.ts";

/**
 * Counts each change of page by its path alone. The rest of the address may be typed input, and is not sent.
 * @param isLeaving the page is about to reload, and is counted then.
 */
export function usePageViews(isLeaving: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isLeaving) analytics.pageView(pageAt(pathname) ?? "/404");
  }, [isLeaving, pathname]);
}
