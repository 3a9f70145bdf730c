/** A partner's site key (`site_…`), sent with every call of an element. */
export const siteKeyHeader = "X-Site-Key";

/** The same in the query of a simple call (`Declaration.isSimple`). A site key is public; no other key is in a URL. */
export const siteKeyParameter = "siteKey";

/** The request's id, in the response, the error body and the log. */
export const requestIdHeader = "X-Request-Id";

/** The format of a site key; says nothing about whether it is registered. */
export const siteKeyPattern = /^site_[A-Za-z0-9]{8,64}$/;

/** A browser's purchase key, for what was bought there without an account. It opens tools and nothing else. */
export const purchaseKeyHeader = "X-Purchase-Key";

/** The format of a purchase key: 32 random bytes in base64url. */
export const purchaseKeyPattern = /^[\w-]{43}$/;

/**
 * The token of our own page in a partner's frame, which proves that the page was made for its site key: a frame's calls
 * have our own origin, or none. The page has it in `<meta name="iep-frame-token">`.
 */
export const frameTokenHeader = "X-Frame-Token";

/** The name of that `<meta>`. */
export const frameTokenMeta = "iep-frame-token";
