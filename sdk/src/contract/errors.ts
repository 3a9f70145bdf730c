/**
 * Why a request with a site key is rejected, for the site's owner. The element reports it to the owner, and continues
 * as without a key (ADR 40).
 */
export const siteErrorCodes = [
  // The key is not registered.
  "unknown_site",
  // The key was rotated more than 30 days ago, or revoked.
  "site_key_ended",
  // The partner is disabled, or not approved.
  "site_off",
  // The page's origin is not one of the partner's.
  "wrong_origin",
  // The browser sends no origin, or `null`: a sandbox, or no page at all.
  "missing_origin",
  // The frame page's token is expired, or belongs to another key.
  "frame_token",
] as const;

export type SiteErrorCode = (typeof siteErrorCodes)[number];

export const errorCodes = [
  "malformed_json",
  "invalid_request",
  // A mail's link that is invalid, expired, or used.
  "invalid_link",
  // Not signed in: no token, or an ended session.
  "unauthenticated",
  // Wrong email address or password.
  "invalid_credentials",
  "forbidden",
  // Operators: a second factor must be set up, or verified in this session.
  "second_factor_needed",
  // Operators: a second factor must be verified again.
  "reauthentication_needed",
  // Operators cannot remove their own role.
  "own_role",
  "last_operator",
  "email_taken",
  // A paid tool without an unused purchase.
  "payment_required",
  // The page's partner pays for uses, and this month's are used up.
  "sponsor_used_up",
  // The buyer already has it.
  "already_open",
  "active_subscription",
  "no_subscription",
  // A payment that cannot be refunded: not paid, disputed, or rejected by the provider.
  "not_refundable",
  ...siteErrorCodes,
  // The partner does not offer this tool; its element renders nothing.
  "tool_not_offered",
  // The account already manages a partner, or has applied.
  "already_partner",
  // The account manages no approved partner.
  "not_partner",
  // The current key can only be rotated.
  "current_key",
  // What the request is based on was changed by another request.
  "changed_meanwhile",
  // The call is for our own pages only.
  "other_origin",
  // The account's email address must be confirmed first.
  "email_not_confirmed",
  // The payment provider is down, slow, or returns invalid responses.
  "provider_unavailable",
  "body_too_large",
  "unsupported_media_type",
  // oEmbed answers in JSON and XML.
  "unsupported_format",
  "not_found",
  "method_not_allowed",
  "rate_limited",
  "not_ready",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];
