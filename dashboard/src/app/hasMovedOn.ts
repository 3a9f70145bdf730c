/**
 * Whether the address is no longer the one this document was loaded for, before a script could follow: Back, pressed
 * while the page was on its way, may only change the address. Its markup is another page's then.
 */
export function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  // Older browsers give it no address.
  if (!loaded || !URL.canParse(loaded.name)) return false;
  return new URL(loaded.name).pathname !== window.location.pathname;
}
