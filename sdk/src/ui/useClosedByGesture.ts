import { type RefObject, useEffect } from "react";
import type { ShownToast, Toasts } from "./toasts.ts";

/**
 * Closes a toast when a person presses or scrolls elsewhere: on a phone it may lie on what they want to reach. Failures
 * stay for their time.
 * @param place the toast itself, where a press or a swipe is not elsewhere.
 */
export function useClosedByGesture(
  toast: ShownToast | null,
  place: RefObject<HTMLElement | null>,
  dismiss: Toasts["dismiss"],
): void {
  const closes = toast?.isOpen && toast.tone !== "stop" ? toast.id : null;
  useEffect(() => {
    if (closes === null) return;
    const ends = new AbortController();
    const close = (event: Event) => {
      if (!place.current || !event.composedPath().includes(place.current)) dismiss();
    };
    // Not "scroll": a page also scrolls by itself, to what the toast is about.
    for (const gesture of ["pointerdown", "wheel"])
      window.addEventListener(gesture, close, { capture: true, passive: true, signal: ends.signal });
    return () => ends.abort();
  }, [closes, place, dismiss]);
}
