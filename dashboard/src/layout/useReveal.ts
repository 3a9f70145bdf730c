import { useEffect } from "react";

/** Shows the page that public/opening.js hid, when it is ready. */
export function useReveal(isReady: boolean): void {
  useEffect(() => {
    if (isReady) document.documentElement.classList.remove("dash-opening");
  }, [isReady]);
}
