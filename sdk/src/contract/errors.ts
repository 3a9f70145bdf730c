/** What every failed request answers, whatever went wrong. */
export interface ErrorBody {
  /** Stable name of the fault, for programs. */
  readonly code: ErrorCode;
  /** One sentence for a person that says what to do. */
  readonly message: string;
  /** The same sentence: the payment calls of the spec read it under this name. */
  readonly error: string;
  /** Also in the `X-Request-Id` header and in the log. */
  readonly requestId: string;
  /** Field name to sentence, when a field of the request is at fault. */
  readonly fields?: Readonly<Record<string, string>>;
}

export const errorCodes = [
  "malformed_json",
  "invalid_request",
  // A link from a mail that is not ours, is over, or was used.
  "invalid_link",
  // Nobody is signed in: no token, or one whose session has ended.
  "unauthenticated",
  // The address and the password do not belong together.
  "invalid_credentials",
  "forbidden",
  "email_taken",
  "body_too_large",
  "unsupported_media_type",
  "not_found",
  "method_not_allowed",
  "rate_limited",
  "not_ready",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];
