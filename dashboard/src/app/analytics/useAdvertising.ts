import { useEffect } from "react";
import { useLocation } from "react-router";
import { advertising } from "./advertising.ts";

/**
 * Stands above every page: lets the advertising tag in where it may be, and leads out of a document that has it when the
 * next page may not. The router has written the new address by then, so loading it anew opens just that page.
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
