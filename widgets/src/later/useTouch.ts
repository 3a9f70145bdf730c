import { useEffect, useRef } from "react";

/** Calls with each focus or press inside: loaded parts cost nothing, and failed ones are retried. */
export function useTouch(area: { readonly current: HTMLElement | null }, touched: () => void) {
  const latest = useRef(touched);
  latest.current = touched;
  useEffect(() => {
    const place = area.current;
    const call = () => latest.current();
    place?.addEventListener("focusin", call);
    place?.addEventListener("pointerdown", call);
    // A pre-rendered screen may have been touched before it became the tool. A heading has the focus with its screen.
    if (place?.querySelector(":focus:not(h2)")) call();
    return () => {
      place?.removeEventListener("focusin", call);
      place?.removeEventListener("pointerdown", call);
    };
  }, [area]);
}
