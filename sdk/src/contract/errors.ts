/**
 * Why a request with a site key is refused, for the owner of the site. An element tells the owner, and continues as one
 * without a key (ADR 40).
 */
export const siteErrorCodes = [
  // None of ours.
  "unknown_site",
  // It was rotated more than 30 days ago, or revoked.
  "site_key_ended",
  // The partner is switched off, or not approved.
  "site_off",
  // The page is none of the partner's.
  "wrong_origin",
  // The browser says no origin, or `null`: a sandbox, or no page at all.
  "missing_origin",
  // The token of our page in a frame is over, or another key's.
  "frame_token",
] as const;

export type SiteErrorCode = (typeof siteErrorCodes)[number];

export const errorCodes = [
  "malformed_json",
  "invalid_request",
  // A link from a mail that is not ours, is over, or was used.
  "invalid_link",
  // Not signed in: no token, or one whose session has ended.
  "unauthenticated",
  // The address and the password do not belong together.
  "invalid_credentials",
  "forbidden",
  // Operators: a second factor has to be set up, or shown in this session.
  "second_factor_needed",
  // Operators: it has to be shown again who asks.
  "reauthentication_needed",
  // Operators cannot take the role away from themselves.
  "own_role",
  "last_operator",
  "email_taken",
  // A tool that has to be paid for, and nothing that was paid for it is left.
  "payment_required",
  // The partner of the page pays for uses, and this month's are gone.
  "sponsor_used_up",
  // What they want to buy, they have.
  "already_open",
  "active_subscription",
  "no_subscription",
  // A payment that cannot be given back: not paid, disputed, or the provider says no.
  "not_refundable",
  ...siteErrorCodes,
  // The partner has left this tool out on its pages; its element stays away.
  "tool_not_offered",
  // The account manages a partner already, or has asked to.
  "already_partner",
  // The account manages no partner that was approved.
  "not_partner",
  // Another key has to take its place first.
  "current_key",
  // What was to be saved began with settings that are others by now.
  "changed_meanwhile",
  // The account's email address has to be confirmed first.
  "email_not_confirmed",
  // The payment provider is down, slow or answers nonsense.
  "provider_unavailable",
  "body_too_large",
  "unsupported_media_type",
  "not_found",
  "method_not_allowed",
  "rate_limited",
  "not_ready",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];
