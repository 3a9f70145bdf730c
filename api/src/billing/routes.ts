import type { contract } from "@iep-insider/sdk/contract/schemas";
import { holderOf } from "../access/holder.ts";
import type { SessionTokens } from "../accounts/sessionToken.ts";
import { deviceOf, visitOf } from "../accounts/visit.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { maybeSignedInOf, signedInOf } from "../http/authenticate.ts";
import { languageOf } from "../http/language.ts";
import { pageAddressFor } from "../http/pageAddress.ts";
import { purchaseKeyOf } from "../http/purchaseKey.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import { siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";
import { confirmPayment } from "./confirm.ts";
import { presentConfirmed, presentSubscription } from "./presenter.ts";
import { beginPurchase } from "./purchases/beginPurchase.ts";
import { beginSubscription } from "./subscriptions/beginSubscription.ts";
import { browserHashOf, newBrowser, rememberBrowser } from "./subscriptions/browser.ts";
import {
  cancelSubscription,
  keepSubscription,
  lookUpSubscription,
  openPortal,
} from "./subscriptions/manage.ts";

/** Purchases and subscriptions. The provider's webhooks are in `webhook/`. */
export function billingRoutes(
  services: Services,
  tokens: SessionTokens,
  limits: RateLimiters,
): AreaRoutes<typeof contract.billing> {
  return {
    createSubscription: {
      limit: limits.memberships,
      async handle(wanted, request) {
        const browser = newBrowser();
        const signedIn = maybeSignedInOf(request)?.user ?? null;
        const addressOf = pageAddressFor(request, services.environment);
        const joining = { signedIn, visit: visitOf(request), browserHash: browser.hash, addressOf };
        const begun = await beginSubscription(services, wanted, joining);
        rememberBrowser(request, browser, services.environment);
        return begun;
      },
    },
    createPayment: {
      limit: limits.purchases,
      handle(wanted, request) {
        const holder = holderOf(services, request);
        const buyer = {
          holder,
          key: purchaseKeyOf(request),
          site: siteOf(request),
          addressOf: pageAddressFor(request, services.environment),
          language: languageOf(request),
        };
        return beginPurchase(services, wanted, buyer);
      },
    },
    async confirmPayment({ session_id: id }, request) {
      const returning = {
        key: purchaseKeyOf(request),
        browserHash: browserHashOf(request),
        device: deviceOf(request),
      };
      return presentConfirmed(tokens, await confirmPayment(services, id, returning));
    },
    async lookUpSubscription(_, request) {
      return presentSubscription(await lookUpSubscription(services, signedInOf(request).user));
    },
    async cancelSubscription({ subscriptionId }, request) {
      return presentSubscription(
        await cancelSubscription(services, signedInOf(request).user, subscriptionId),
      );
    },
    async keepSubscription({ subscriptionId }, request) {
      return presentSubscription(await keepSubscription(services, signedInOf(request).user, subscriptionId));
    },
    async openBillingPortal(_, request) {
      const back = pageAddressFor(request, services.environment)("/manage-subscription");
      return { url: await openPortal(services, signedInOf(request).user, back) };
    },
  };
}
