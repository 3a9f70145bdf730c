/**
 * Reloads the page if that can succeed: without a connection the browser would replace it with its own error page.
 * @returns false when our server does not answer, and nothing has happened.
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
