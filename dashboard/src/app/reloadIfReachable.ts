/**
 * Reloads the page if the server responds: without a connection the browser would show its own error page.
 * @returns false when the server does not respond; nothing has happened then.
 */
export async function reloadIfReachable(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
