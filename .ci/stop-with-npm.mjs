/**
 * Calls `stop` when the process that started this one is gone. npm passes SIGTERM on to a shell that ends
 * without telling us, and what we started would go on and hold its ports.
 */
export function stopWithNpm(stop) {
  // Started by hand in the background, a process may well outlive its shell.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
