/** Carries a partner's site key (`site_…`) with every call an element makes. */
export const siteKeyHeader = "X-Site-Key";

/** Names a request in the answer, in the error body and in the log. */
export const requestIdHeader = "X-Request-Id";

/** What a site key looks like; says nothing about whether it is registered. */
export const siteKeyPattern = /^site_[A-Za-z0-9]{8,64}$/;

/** Carries the purchase key of a browser: what was bought there without an account. It opens tools and nothing else. */
export const purchaseKeyHeader = "X-Purchase-Key";

/** What a purchase key looks like: 32 random bytes in base64url. */
export const purchaseKeyPattern = /^[\w-]{43}$/;

/**
 * Carries the token of our own page in a partner's frame, which proves that the page was made for the site key it names:
 * a frame's calls carry our own origin, or none. The page holds it in `<meta name="iep-frame-token">`.
 */
export const frameTokenHeader = "X-Frame-Token";

/** The name of that `<meta>`. */
export const frameTokenMeta = "iep-frame-token";
