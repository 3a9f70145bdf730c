/**
 * The pages that may load the advertising tag (ADR 13): those that tell about the site. No page is here where a
 * parent tells about a child: posts are left out, since a tool can be used inside of them. Nor is a page where a
 * password is typed, or any page of a payment (ADR 14).
 */
export const advertisingPages = ["/", "/pricing", "/blog", "/resources"] as const;

/**
 * Whether the advertising tag may be loaded on this page.
 * @param path without query and hash; a slash at its end makes no difference.
 */
export function mayAdvertise(path: string): boolean {
  const page = path.replace(/(?!^)\/$/, "");
  return advertisingPages.some((known) => known === page);
}

/** What an operator's tag may be called: Google Ads, Google Analytics, or the Google tag for both. */
export const advertisingTagPattern = /^(AW-\d{6,15}|(G|GT)-[A-Z0-9]{4,15})$/;

/** The name of the `<meta>` by which the server tells a page that it may ask for the tag, and which. */
export const advertisingTagMeta = "advertising-tag";
