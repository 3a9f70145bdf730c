import { useEffect, useRef } from "react";
import { goToScreen } from "./goToScreen.ts";
import { whenThere } from "./whenThere.ts";

/**
 * Takes the focus to the new screen's heading, so that keyboard and screen reader users continue from there, and brings
 * it into view. Never on the first screen: the focus of the page around us is not ours to move.
 * @param screen the area whose first `h2` is the heading.
 * @param stage which screen is shown.
 * @param target what the focus goes to instead of the heading, where a parent comes back to one field.
 */
export function useFocusOnNewScreen(
  screen: { readonly current: HTMLElement | null },
  stage: unknown,
  target = "h2",
) {
  const shown = useRef(stage);
  useEffect(() => {
    const area = screen.current;
    if (shown.current === stage || !area) return;
    shown.current = stage;
    return whenThere(area, target, (element) => {
      if (target !== "h2") return element.focus();
      goToScreen(area, element);
    });
  }, [screen, stage, target]);
}
