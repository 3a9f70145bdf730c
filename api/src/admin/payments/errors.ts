import type { PaymentState } from "@iep-insider/sdk/contract";
import { HttpError } from "../../http/errors.ts";

/** Only a paid, undisputed payment can be refunded. */
export class NotRefundable extends HttpError {
  constructor(why: Exclude<PaymentState, "paid" | "refunded"> | "unnamed") {
    super(409, "not_refundable", sentences[why]);
  }
}

const sentences = {
  pending: "This payment was started but not paid, so there is nothing to refund.",
  failed: "This payment was never paid, so there is nothing to refund.",
  disputed:
    "The buyer's bank disputes this payment and holds the money. It cannot be refunded until that is settled. Please answer the dispute in the payment provider's dashboard.",
  unnamed:
    "We do not know the provider's id of this payment. Please refund it in the payment provider's dashboard.",
} as const;

/** The provider rejected the refund. */
export class RefundRefused extends HttpError {
  /** @param code the provider's name of its reason. */
  constructor(code: string) {
    super(
      409,
      "not_refundable",
      `The payment provider rejected the refund (${code}). Nothing was refunded. See its dashboard for details.`,
    );
  }
}

/** The subscription cannot be ended from this payment. */
export class NoSubscriptionToEnd extends HttpError.of(
  409,
  "no_subscription",
  "A subscription can be ended here only after its latest month was refunded. This payment is not that month.",
) {}

/** What a provider that does not answer means to an operator: it may have done what was asked. */
export const mayBeDone =
  "The payment provider did not respond, so we do not know whether this worked. Please check this payment again in a minute. Repeating it cannot refund twice.";
