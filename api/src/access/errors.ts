import { HttpError } from "../http/errors.ts";

export class PaymentRequired extends HttpError.of(
  402,
  "payment_required",
  "This tool opens with one use or with a membership, and there is none left here. Nothing was charged.",
) {}

/** The link of a purchase mail that is not ours, or whose purchase was refunded. Which, the answer does not tell. */
export class UnknownPurchase extends HttpError.of(
  400,
  "invalid_link",
  "This link does not open a purchase. Please open it from the email again. If that does not help, write to us.",
) {}

/** The link of a purchase mail that was opened in as many browsers as it opens. */
export class OpenedElsewhere extends HttpError {
  constructor(browsers: number) {
    super(
      409,
      "invalid_link",
      `This link was opened in ${browsers} browsers, which is as many as it opens. Please use one of these, or write to us.`,
    );
  }
}

/** The page's partner pays for uses, and this month's are gone. */
export class SponsorUsedUp extends HttpError.of(
  402,
  "sponsor_used_up",
  "The free uses of this site have all been used this month. Nothing was charged.",
) {}

/** For the owner of the site: its settings leave this tool out. */
export class ToolNotOffered extends HttpError.of(
  403,
  "tool_not_offered",
  "This site's settings disable this tool. Please enable it there, or remove the element from the page.",
) {}

/** A member's sign-in begins on the page of a partner, and nowhere else. */
export class NoSite extends HttpError.of(
  403,
  "unknown_site",
  "A membership can be connected only on partner pages. Please provide a site key.",
) {}

/** A code that is not ours, is over, or was decided. Which, the answer does not tell. */
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
