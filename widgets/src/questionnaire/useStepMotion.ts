import { useLayoutEffect, useRef } from "react";
import type { Stage } from "./answers.ts";

/**
 * Lets a new step come in gently. Never the first one, which is the page's own first paint, and not where motion is
 * unwanted. Nothing moves but the picture: layout, focus and order are those of the new step at once.
 */
export function useStepMotion(screen: { readonly current: HTMLElement | null }, stage: Stage) {
  const shown = useRef(stage);
  useLayoutEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (globalThis.matchMedia?.("(prefers-reduced-motion:no-preference)").matches)
      screen.current?.animate?.({ opacity: [0, 1], transform: ["translateY(-6px)", "none"] }, 150);
  }, [screen, stage]);
}
