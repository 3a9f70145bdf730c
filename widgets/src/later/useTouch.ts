import { useEffect, useRef } from "react";

/**
 * Calls with each focus or press inside: loaded parts cost nothing, and failed ones are retried. A heading gets the focus
 * with its screen, which is no touch.
 */
export function useTouch(area: { readonly current: HTMLElement | null }, touched: () => void) {
  const latest = useRef(touched);
  latest.current = touched;
  useEffect(() => {
    const place = area.current;
    const call = ({ target }: Event) => {
      if ((target as Element).localName !== "h2") latest.current();
    };
    place?.addEventListener("focusin", call);
    place?.addEventListener("pointerdown", call);
    // A pre-rendered screen may have been touched before it became the tool.
    if (place?.querySelector(":focus:not(h2)")) latest.current();
    return () => {
      place?.removeEventListener("focusin", call);
      place?.removeEventListener("pointerdown", call);
    };
  }, [area]);
}
