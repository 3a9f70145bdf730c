import { openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** The id of an open tool's heading. */
export const toolHeadingId = "tool-title";

/**
 * Opening a tool takes the focus to its heading, going back takes it to a link that it is opened by: to the one in sight
 * where the browser goes back to the same place, else to the tool's card. Not on a load of the page, when nothing was
 * opened by hand.
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
    else if (before) document.getElementById(before)?.querySelector("a")?.focus();
  }, [tool, isHydrated]);
}

/** A link of a situation, a result or a card. Where none is in sight, nothing takes the parent elsewhere. */
function linkInSight(tool: ToolId): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${openToolPath(tool)}"]`);
  return [...links].find((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight;
  });
}
