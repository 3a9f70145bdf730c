/**
 * Runs a task once the browser has nothing more urgent to do, after a second at the latest.
 * @returns cancels it.
 */
export function whenIdle(task: () => void): () => void {
  // Not in every Safari.
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(task, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}
