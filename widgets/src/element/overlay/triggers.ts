export interface Triggers {
  /** Whether the page has one now. */
  readonly areThere: () => boolean;
  readonly stop: () => void;
}

/**
 * The page's own buttons and links that open a tool: with the name as id or class, or a link of this page to `#name`,
 * which every site builder can make. One listener for the document, so that those added later work as well.
 * @param name letters, digits, hyphens and underscores. @param press gets the pressed one. @param near one is about to be
 * pressed.
 */
export function watchTriggers(
  name: string,
  press: (trigger: HTMLElement) => void,
  near: () => void,
): Triggers {
  const selector = `#${name}, .${name}, a[href$="#${name}"]`;
  const isTrigger = (node: EventTarget): node is HTMLElement =>
    node instanceof HTMLElement && node.matches(selector) && isOfThisPage(node);
  // The event's path, since a button may be in a shadow root.
  const triggerOf = (event: Event) => event.composedPath().find(isTrigger);

  const onClick = (event: MouseEvent) => {
    const trigger = triggerOf(event);
    // With these keys a link opens elsewhere, as always.
    if (!trigger || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    press(trigger);
  };
  const onSign = (event: Event) => {
    const trigger = triggerOf(event);
    if (!trigger) return;
    trigger.ariaHasPopup = "dialog";
    near();
  };
  const signs = ["pointerover", "focusin", "touchstart"];
  // Before the page's own listeners, of which one may follow the link or stop the event.
  window.addEventListener("click", onClick, { capture: true });
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return {
    areThere: () => [...document.querySelectorAll(selector)].some(isTrigger),
    stop: () => {
      window.removeEventListener("click", onClick, { capture: true });
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
    },
  };
}

/** A link to the same name on another page leads there. */
function isOfThisPage(element: HTMLElement): boolean {
  if (!(element instanceof HTMLAnchorElement) || element.getAttribute("href")?.startsWith("#") !== false)
    return true;
  return element.origin === location.origin && element.pathname === location.pathname;
}
