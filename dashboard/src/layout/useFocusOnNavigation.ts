import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a step within the site the focus goes where the eyes go: to the place a `#hash` names, or to the new
 * page's content. Not on the first load, when the browser has the focus in hand; nor when only the query changes,
 * whose screen sees to it itself.
 * @param mainId the element that holds the page.
 */
export function useFocusOnNavigation(mainId: string): void {
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
