import type { NewsletterAsked } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import { emailKeyOf } from "../accounts/emailKey.ts";
import { done } from "../accounts/presenter.ts";
import { withMinimumDuration } from "../accounts/withMinimumDuration.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { countAttempts } from "../http/attempts.ts";
import { languageOf } from "../http/language.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { leaveNewsletter } from "./leaving.ts";
import { askForNewsletter, confirmNewsletter } from "./subscribing.ts";

/** Everything at `/api/newsletter`. The button of mail programs is `oneClick.ts`. */
export function newsletterRoutes(
  services: Services,
  limits: RateLimiters,
): AreaRoutes<typeof contract.newsletter> {
  return {
    subscribeNewsletter: {
      limit: limits.newsletterRequests,
      async handle({ email }, request) {
        await countAttempts(services, [{ limit: "newsletterOfAddress", who: emailKeyOf(email) }]);
        await withMinimumDuration(services, () => askForNewsletter(services, email, languageOf(request)));
        return newsletterAsked;
      },
    },
    confirmNewsletter: {
      limit: limits.newsletterTokens,
      async handle({ token }) {
        await confirmNewsletter(services, token);
        return done;
      },
    },
    unsubscribeNewsletter: {
      limit: limits.newsletterTokens,
      async handle({ token }) {
        await leaveNewsletter(services, token);
        return done;
      },
    },
  };
}

/** The same for every address, so that it does not reveal who is on the list. */
const newsletterAsked: NewsletterAsked = {
  message:
    "Thank you. Please check this address for our email, and open the link in it to confirm. It can take a few minutes, and it may be in your spam folder. We send no more than three such emails a day to one address.",
};
