/**
 * Calls back once with the first match, now or as soon as one is put in: a gate or a part that comes later may keep
 * it waiting.
 * @returns what stops the waiting.
 */
export function whenThere(
  area: HTMLElement,
  selector: string,
  found: (element: HTMLElement) => void,
): () => void {
  const observer = new MutationObserver(look);
  observer.observe(area, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();

  function look() {
    const element = area.querySelector<HTMLElement>(selector);
    if (!element) return;
    observer.disconnect();
    found(element);
  }
}
