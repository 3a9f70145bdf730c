/** Focuses a new screen's heading, and brings the screen into view if its beginning is above the window. */
export function goToScreen(screen: HTMLElement, heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  if (screen.getBoundingClientRect().top < 0) screen.scrollIntoView({ block: "start" });
}
