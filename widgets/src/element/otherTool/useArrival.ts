import { useLayoutEffect } from "react";
import { whenThere } from "../../screens/index.ts";

/**
 * Brings a tool that has just opened into view, and takes the focus to its first heading as soon as there is one.
 */
export function useArrival(area: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const shown = area.current;
    if (!shown) return;
    if (shown.getBoundingClientRect().top < 0) shown.scrollIntoView({ block: "start" });
    return whenThere(shown, "h1, h2, h3", (heading) => {
      if (isElsewhere(heading)) return;
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [area]);
}

/** Whether the parent has moved on to something in the surrounding page: we must not move that focus. */
function isElsewhere(heading: HTMLElement): boolean {
  const root = heading.getRootNode();
  if (root instanceof ShadowRoot && root.activeElement) return false;
  return document.activeElement !== null && document.activeElement !== document.body;
}
