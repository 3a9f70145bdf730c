import { useEffect } from "react";
import { useLocation } from "react-router";
import { advertising } from "./advertising.ts";

/**
 * Runs above every page: loads the advertising tag where it is allowed, and leaves a document that has it when the next
 * page must not. The router has set the new address by then, so a reload opens that page.
 * @returns whether the document is being left. Nothing of the next page may be shown in it.
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
