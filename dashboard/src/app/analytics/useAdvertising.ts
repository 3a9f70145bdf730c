import { useEffect } from "react";
import { useLocation } from "react-router";
import { advertising } from "./advertising.ts";

/**
 * Loads the advertising tag where it is allowed, and reloads when the next page must not share a document with the tag.
 * The router has already set the new URL, so a reload opens that page.
 * @returns whether a reload is in progress. Render nothing then.
 */
export function useAdvertising(): boolean {
  const { pathname } = useLocation();
  const isLeaving = advertising.mustReload(pathname);
  useEffect(() => {
    if (isLeaving) window.location.reload();
    else advertising.begin(pathname);
  }, [isLeaving, pathname]);
  return isLeaving;
}
