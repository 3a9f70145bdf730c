/** Carries a partner's site key (`site_…`) with every call an element makes. */
export const siteKeyHeader = "X-Site-Key";

/** Names a request in the answer, in the error body and in the log. */
export const requestIdHeader = "X-Request-Id";

/** What a site key looks like; says nothing about whether it is registered. */
export const siteKeyPattern = /^site_[A-Za-z0-9]{8,64}$/;
