/** An element that has a tooltip, with a unique number. */
export interface Tipped {
  readonly id: number;
  readonly element: HTMLElement;
}

/** @returns the element with a tooltip under the pointer or focus; null for others, and for touch. */
export function isWithTip(event: Event): HTMLElement | null {
  if (event instanceof PointerEvent && event.pointerType === "touch") return null;
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;
}

/** @returns the list with the element added, and without elements that have left the page. */
export function withTrigger(known: readonly Tipped[], element: HTMLElement): readonly Tipped[] {
  if (known.some((one) => one.element === element)) return known;
  const id = 1 + Math.max(0, ...known.map((one) => one.id));
  return [...known.filter((one) => one.element.isConnected), { id, element }];
}
