import { hubCardId, openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

export const toolHeadingId = "tool-title";

/**
 * Opening a tool moves focus to its heading; going back moves it to a link to the tool: the one in view after the
 * browser restored the position, else the tool's card. Not on the page's first load.
 */
export function useFocusOnOpenAndBack(tool: ToolId | null, isHydrated: boolean): void {
  const shown = useRef<ToolId | null | undefined>(undefined);
  const isSamePlace = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it was come to counts at the moment it opens or closes.
  useEffect(() => {
    if (!isHydrated) return;
    const before = shown.current;
    shown.current = tool;
    if (before === undefined || before === tool) return;
    if (tool) document.getElementById(toolHeadingId)?.focus();
    else if (before && isSamePlace) linkInSight(before)?.focus({ preventScroll: true });
    else if (before) document.getElementById(hubCardId(before))?.querySelector("a")?.focus();
  }, [tool, isHydrated]);
}

/** A situation's, result's or card's link. If none is in view, focus would scroll the page. */
function linkInSight(tool: ToolId): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${openToolPath(tool)}"]`);
  return [...links].find((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight;
  });
}
