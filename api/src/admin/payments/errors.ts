import type { PaymentState } from "@iep-insider/sdk/contract";
import { HttpError } from "../../http/errors.ts";

/** Only what is paid, and not disputed, can be given back. */
export class NotRefundable extends HttpError {
  constructor(why: Exclude<PaymentState, "paid" | "refunded"> | "unnamed") {
    super(409, "not_refundable", sentences[why]);
  }
}

const sentences = {
  pending: "This payment was begun and is not paid, so there is nothing to give back.",
  failed: "This payment was never paid, so there is nothing to give back.",
  disputed:
    "The buyer's bank disputes this payment, and holds the money until that is settled. It cannot be refunded meanwhile. Please answer the dispute in the payment provider's dashboard.",
  unnamed:
    "We do not know the provider's number of this payment. Please refund it in the payment provider's dashboard.",
} as const;

/** The provider understood, and said no. */
export class RefundRefused extends HttpError {
  /** @param code the provider's name of its reason. */
  constructor(code: string) {
    super(
      409,
      "not_refundable",
      `The payment provider refused the refund (${code}). Nothing was given back. Its dashboard says more.`,
    );
  }
}

/** The subscription cannot be ended from this payment. */
export class NoSubscriptionToEnd extends HttpError.of(
  409,
  "no_subscription",
  "A subscription can be ended here once its latest month was refunded. This payment is no such month.",
) {}

/** What a provider that does not answer means to an operator: it may have done what was asked. */
export const mayBeDone =
  "The payment provider did not answer, so we do not know whether it was done. Please look at this payment again in a minute; doing it a second time gives nothing back twice.";
