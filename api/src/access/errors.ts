import { HttpError } from "../http/errors.ts";

export class PaymentRequired extends HttpError {
  constructor() {
    super(
      402,
      "payment_required",
      "This tool opens with one use or with a membership, and there is none left here. Nothing was charged.",
    );
  }
}

/** The sentence has the words that the e-mail gate looks for (tools.md section 8). */
export class AlreadySubscribed extends HttpError {
  constructor() {
    super(409, "already_subscribed", "You are already subscribed. The free tools are open to you.");
  }
}

/** The link of a purchase mail that is not ours, or whose purchase was refunded. Which, the answer does not tell. */
export class UnknownPurchase extends HttpError {
  constructor() {
    super(
      400,
      "invalid_link",
      "This link does not open a purchase. Please open it from the email again. If that does not help, write to us.",
    );
  }
}
