import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageAt } from "./pagePaths.ts";
import { count } from "./server.ts";

/** Counts each change of page by its path alone. Whatever else was typed into the address is not ours to send. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => count({ event: "page_view", subject: pageAt(pathname) ?? "/404" }), [pathname]);
}
