/** Calls `task` when the page is loaded and the browser idle. */
export function whenLoaded(task: () => void): void {
  // Not in every Safari.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 500));
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
