/**
 * Stands in the built pages, `sitemap.xml` and `robots.txt` wherever our own origin belongs. The build does not know it;
 * the server writes its setting PUBLIC_ORIGIN in its place. No such host can ever exist (RFC 2606, section 2).
 */
export const originPlaceholder = "https://origin.invalid";
