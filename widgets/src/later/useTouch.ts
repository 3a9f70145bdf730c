import { onTouch } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";

/** Calls with each touch inside (`onTouch`): loaded parts cost nothing, and failed ones are retried. */
export function useTouch(area: { readonly current: HTMLElement | null }, touched: () => void) {
  const latest = useRef(touched);
  latest.current = touched;
  useEffect(() => {
    const place = area.current;
    if (!place) return;
    // A pre-rendered screen may have been touched before it became the tool.
    if (place.querySelector(":focus:not(h2)")) latest.current();
    return onTouch(place, () => latest.current());
  }, [area]);
}
