/**
 * Our server's origin. Our server serves the documentation below /docs/; anywhere else, such as a local Storybook, a
 * placeholder is shown.
 */
export function server(): string {
  const { origin, pathname } = window.location;
  return pathname.startsWith("/docs/") ? origin : "https://YOUR-IEP-INSIDER";
}
