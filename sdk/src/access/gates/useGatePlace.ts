import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * The place of a gate. Each new screen moves the focus to its heading, and so does the tool once the gate has opened,
 * since the pressed button is gone by then. A focus elsewhere on the page is not ours to move.
 * @param screen names the screen that is shown.
 * @returns `ref` for the gate's outermost element, and what to call right before the gate goes away.
 */
export function useGatePlace(screen: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  const hadFocus = useRef(false);
  // Asked while what had the focus is still there.
  if (ref.current) hadFocus.current = hasFocus(ref.current);
  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const heading = ref.current?.querySelector("h2");
    if (heading && hadFocus.current) focusOn(heading);
  }, [screen]);
  const leave = useCallback(() => {
    const gate = ref.current;
    const around = gate?.parentElement;
    if (gate && around && hasFocus(gate)) whenHeading(around, gate);
  }, []);
  return { ref, leave };
}

function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return focused !== null && element.contains(focused);
}

/** Waits for the tool's first heading, which may be on its way, for a few seconds. */
function whenHeading(around: HTMLElement, gate: HTMLElement): void {
  const look = () => {
    const heading = [...around.querySelectorAll<HTMLElement>("h1, h2, h3")].find(
      (one) => !gate.contains(one) && !one.closest("[hidden]"),
    );
    if (!heading) return;
    stop();
    focusOn(heading);
  };
  const watching = new MutationObserver(look);
  const timer = setTimeout(() => stop(), 5000);
  const stop = () => {
    watching.disconnect();
    clearTimeout(timer);
  };
  watching.observe(around, { childList: true, subtree: true });
}

function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (heading.getBoundingClientRect().top < 0) heading.scrollIntoView({ block: "start" });
}
