/**
 * The placeholder for our own origin in the built pages, `sitemap.xml` and `robots.txt`. The build does not know the
 * origin; the server replaces the placeholder with its setting PUBLIC_ORIGIN. No such host can exist (RFC 2606, section
 * 2).
 */
export const originPlaceholder = "https://origin.invalid";
