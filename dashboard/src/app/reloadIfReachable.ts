/**
 * Loads the page anew, where that can succeed: without a connection the browser would put its own page in our place.
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
