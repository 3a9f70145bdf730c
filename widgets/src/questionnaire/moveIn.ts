/**
 * Animates a new step gently, and not with reduced motion. Only the picture moves: layout, focus and order are those of
 * the new step immediately.
 */
export function moveIn(screen: HTMLElement): void {
  if (globalThis.matchMedia?.("(prefers-reduced-motion:no-preference)").matches)
    screen.animate?.({ opacity: [0, 1], transform: ["translateY(-6px)", "none"] }, 150);
}
