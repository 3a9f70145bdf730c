import { hubCardId, type ToolId } from "@iep-insider/sdk/catalog";
import { useEffect, useRef } from "react";

/** The id of an open tool's heading. */
export const toolHeadingId = "tool-title";

/**
 * Opening a tool takes the focus to its heading, going back takes it to the card it was opened from. Not on a
 * load of the page, when nothing was opened by hand.
 */
export function useFocusOnOpenAndBack(tool: ToolId | null, isHydrated: boolean): void {
  const shown = useRef<ToolId | null | undefined>(undefined);
  useEffect(() => {
    if (!isHydrated) return;
    const before = shown.current;
    shown.current = tool;
    if (before === undefined || before === tool) return;
    const target = tool
      ? document.getElementById(toolHeadingId)
      : before && document.getElementById(hubCardId(before))?.querySelector("a");
    if (target) target.focus();
  }, [tool, isHydrated]);
}
