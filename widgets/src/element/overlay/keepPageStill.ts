/**
 * Keeps the page behind a dialog from scrolling, and from moving when its scroll bar goes. A page that scrolls by its
 * body would jump to its top if the root element were locked.
 * @returns lets it scroll again as it did before; more than once does nothing.
 */
export function keepPageStill(): () => void {
  const { documentElement: root, body } = document;
  const scroller = scrolls(body) && !scrolls(root) ? body : root;
  const undo = [
    // A page's own rule may be important.
    setStyle(scroller, "overflow", "hidden"),
    ...(window.innerWidth > root.clientWidth ? [setStyle(root, "scrollbar-gutter", "stable")] : []),
  ];
  return () => {
    for (const each of undo.splice(0)) each();
  };
}

function scrolls(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY !== "visible";
}

function setStyle({ style }: HTMLElement, name: string, value: string): () => void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, "important");
  return () => style.setProperty(name, ...before);
}
