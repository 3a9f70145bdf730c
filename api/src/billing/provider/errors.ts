import Stripe from "stripe";
import { HttpError, InvalidRequest } from "../../http/errors.ts";

/** The provider is down, slow, or sends an invalid response. */
export class ProviderUnavailable extends HttpError {
  /** @param sentence must be true for every request, unless the caller passes a more specific one. */
  constructor(
    sentence = "The payment service does not answer right now. If you have paid, your payment is safe. Please try again in a few minutes.",
  ) {
    super(503, "provider_unavailable", sentence, { headers: { "Retry-After": "60" } });
  }
}

/** Nothing was started that could be charged. */
export const nothingCharged =
  "The payment service does not answer right now. You were not charged. Please try again in a few minutes.";

/**
 * The provider rejected the request: a bug on our side, for the log. The provider's message is left out, since it
 * quotes what was sent; its dashboard has it under the request id.
 */
export class ProviderRefused extends Error {
  readonly code: string;
  readonly param: string | null;

  constructor({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError) {
    super(
      `The payment provider rejected the request (${[type, code, param, statusCode, requestId].filter(Boolean).join(", ")}).`,
    );
    this.name = "ProviderRefused";
    this.code = code ?? type;
    this.param = param ?? null;
  }
}

/**
 * What a failed request to the provider means to us.
 * @returns our own errors unchanged; also a bug in this process, which is not the provider's.
 */
export function asOurs(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.code === "email_invalid") return new InvalidRequest({ email: "Invalid email address" });
  const { statusCode } = error;
  // No response, an unreadable one, a server error at the provider, too many requests, or the same request still
  // running.
  const isTheirs = statusCode === undefined || statusCode < 400 || statusCode >= 500;
  if (isTheirs || statusCode === 409 || statusCode === 429) return new ProviderUnavailable();
  return new ProviderRefused(error);
}

/** Whether the requested object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}
