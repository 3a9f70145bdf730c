/** Moves focus to a heading and scrolls it into view if needed. */
export function focusAndShow(heading: HTMLElement): void {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.6) heading.scrollIntoView({ block: "start" });
}
