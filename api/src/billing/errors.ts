import { HttpError } from "../http/errors.ts";

/** The buyer already has what they want to buy, and must not be charged twice. */
export class AlreadyOpen extends HttpError.of(
  409,
  "already_open",
  "This is open to you already, so you do not need to pay. Please go back to the tool, or reload its page.",
) {}

/** Only shown to the account's owner (ADR 5). The sentence is from the specification. */
export class ActiveSubscription extends HttpError {
  constructor(sentence = "You already have an active subscription.") {
    super(409, "active_subscription", sentence, { body: { hasActiveSubscription: true } });
  }
}

/** Also for another user's subscription (ADR 5). The sentence is from the specification. */
export class NoSubscription extends HttpError.of(
  404,
  "no_subscription",
  "No active subscription found for this email address.",
) {}

/** The return page names a payment that is not ours. */
export class UnknownPayment extends HttpError.of(
  404,
  "not_found",
  "We could not find this payment. If you have paid, the email about your purchase has a link that opens it. If no email came, please write to us.",
) {}

export class UnsignedEvent extends HttpError.of(
  400,
  "invalid_request",
  "This is not a recent event signed by the payment provider.",
) {}
