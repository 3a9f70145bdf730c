/**
 * Calls `retry` shortly after the browser reports a connection: requests often still fail at the moment it does.
 * @param retry may be called more than once, and up to a second after the listener was removed.
 * @returns a function that removes the listener.
 */
export function whenConnected(retry: () => void): () => void {
  const wait = () => setTimeout(retry, 1000);
  window.addEventListener("online", wait);
  return () => window.removeEventListener("online", wait);
}
