import { useEffect } from "react";

/** Ends what public/opening.js began: the page shows, now that it shows what the address asks for. */
export function useReveal(isReady: boolean): void {
  useEffect(() => {
    if (isReady) document.documentElement.classList.remove("dash-opening");
  }, [isReady]);
}
