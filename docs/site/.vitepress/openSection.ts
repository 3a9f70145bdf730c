/**
 * Opens the closed section of the sidebar that has this page, as VitePress's application does once it runs (ADR 94):
 * the list would grow below what has the focus by then.
 * @param html a page as VitePress has built it.
 */
export function withOpenSection(html: string): string {
  return html.replace(
    /(<section class="VPSidebarItem [^"]*\bcollapsible) collapsed\b([^"]*\bhas-active\b.*?aria-expanded=")false"/s,
    '$1$2true"',
  );
}
