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
