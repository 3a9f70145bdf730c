/**
 * The pages that may load the advertising tag (ADR 13): those about the site. Excluded are pages where a parent may
 * write about a child (a post can contain a tool), pages with a password field, and all payment pages (ADR 14).
 */
export const advertisingPages = ["/", "/pricing", "/blog", "/resources"] as const;

/**
 * Whether the advertising tag may be loaded on this page.
 * @param path without query and hash; a trailing slash makes no difference.
 */
export function mayAdvertise(path: string): boolean {
  const page = path.replace(/(?!^)\/$/, "");
  return advertisingPages.some((known) => known === page);
}

/** An advertising tag's id: Google Ads, Google Analytics, or the Google tag for both. */
export const advertisingTagPattern = /^(AW-\d{6,15}|(G|GT)-[A-Z0-9]{4,15})$/;

/** The name of the `<meta>` with the tag's id, which the server adds to pages that may ask for consent. */
export const advertisingTagMeta = "advertising-tag";
