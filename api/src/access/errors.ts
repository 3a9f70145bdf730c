import { HttpError } from "../http/errors.ts";

export class PaymentRequired extends HttpError.of(
  402,
  "payment_required",
  "This tool opens with one use or with a membership, and there is none left here. Nothing was charged.",
) {}

/** The link of a purchase mail that is not ours, or whose purchase was refunded. The response does not reveal which. */
export class UnknownPurchase extends HttpError.of(
  400,
  "invalid_link",
  "This link does not open a purchase. Please open it from the email again. If that does not help, write to us.",
) {}

/** The link of a purchase mail that has already been opened in the maximum number of browsers. */
export class OpenedElsewhere extends HttpError {
  constructor(browsers: number) {
    super(
      409,
      "invalid_link",
      `This link was opened in ${browsers} browsers, which is as many as it opens. Please use one of these, or write to us.`,
    );
  }
}

/** The partner's sponsored uses for this month are used up. */
export class SponsorUsedUp extends HttpError.of(
  402,
  "sponsor_used_up",
  "The free uses of this site have all been used this month. Nothing was charged.",
) {}

/** For the site owner: the site's settings exclude this tool. */
export class ToolNotOffered extends HttpError.of(
  403,
  "tool_not_offered",
  "This site's settings disable this tool. Please enable it there, or remove the element from the page.",
) {}

/** A connection can only be started on a partner's page. */
export class NoSite extends HttpError.of(
  403,
  "unknown_site",
  "A membership can be connected only on partner pages. Please provide a site key.",
) {}

/** A code that is unknown, has expired, or was already used. The response does not reveal which. */
export class UnknownConnection extends HttpError.of(
  400,
  "invalid_link",
  "This request has expired. Please go back to the other site and press the button there again.",
) {}

export class ConnectionNotFound extends HttpError.of(
  404,
  "not_found",
  "Your membership is no longer connected to this site.",
) {}
