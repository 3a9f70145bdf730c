/**
 * Where our server is. The documentation is served by it, below /docs/; anywhere else, such as in a workshop's
 * Storybook, a name stands in its place.
 */
export function server(): string {
  const { origin, pathname } = window.location;
  return pathname.startsWith("/docs/") ? origin : "https://YOUR-IEP-INSIDER";
}
