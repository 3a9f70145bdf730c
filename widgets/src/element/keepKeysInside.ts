/**
 * While someone types, checks a box or moves inside a tool, the page's own shortcuts must not answer: seen from the
 * page, the key comes from our element, which no page knows as a field. Escape, Tab and combinations go on
 * to the page as ever, and nothing is taken from keys pressed outside.
 */
export function keepKeysInside(root: ShadowRoot): void {
  const stop = (event: Event) => {
    if (event instanceof KeyboardEvent && !isPages(event)) event.stopPropagation();
  };
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, stop);
}

function isPages(event: KeyboardEvent): boolean {
  return event.key === "Escape" || event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey;
}
