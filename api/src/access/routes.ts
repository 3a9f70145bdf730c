import { oneUseOf } from "@iep-insider/sdk/catalog";
import type { SiteOfPage } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import { emailKeyOf } from "../accounts/emailKey.ts";
import { withMinimumDuration } from "../accounts/withMinimumDuration.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { countAttempts } from "../http/attempts.ts";
import { InvalidRequest } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { purchaseKeyOf } from "../http/purchaseKey.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import { siteKeyOf } from "../http/siteKey.ts";
import { askAlongside } from "../newsletter/subscribing.ts";
import { type Site, siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";
import { accessOf } from "./accessOf.ts";
import { claimByAddress, claimPurchase } from "./claims.ts";
import { connectionRoutes } from "./connections/routes.ts";
import { captureEmail } from "./emailCaptures.ts";
import { findAccess } from "./findAccess.ts";
import { holderOf } from "./holder.ts";
import { emailCaptured, presentAccess, presentOpened } from "./presenter.ts";
import { sponsorOf } from "./sponsored/month.ts";
import { openSponsored } from "./sponsored/openSponsored.ts";
import { openTool } from "./uses.ts";

/** What the caller may open, and the calls of the two gates. */
export function accessRoutes(services: Services, limits: RateLimiters): AreaRoutes<typeof contract.access> {
  return {
    getAccess: {
      limit: limits.accessQuestions,
      async handle(_, request) {
        const { state, pending } = await findAccess(services, holderOf(services, request));
        const site = siteOf(request);
        return presentAccess(state, { pending, site: site && (await siteOfPage(services, site)) });
      },
    },
    redeem: {
      limit: limits.redemptions,
      async handle({ tool, isAnother = false }, request) {
        const use = oneUseOf(tool);
        if (use === null || use === "answer")
          throw new InvalidRequest({ tool: "This tool cannot be opened this way." });
        const holder = holderOf(services, request);
        if (holder.user) await claimByAddress(services, holder.user);
        return presentOpened(tool, await openTool(services, holder, tool, isAnother));
      },
    },
    claimPurchase: {
      limit: limits.mailTokens,
      handle: ({ token }, request) =>
        claimPurchase(services, holderOf(services, request), purchaseKeyOf(request), token),
    },
    getSubscriptionStatus: {
      limit: limits.accessQuestions,
      async handle(_, request) {
        const holder = holderOf(services, request);
        if (holder.user) await claimByAddress(services, holder.user);
        const { hasActiveSubscription } = await accessOf(services, holder);
        return { hasActiveSubscription };
      },
    },
    sendFreeToolEmail: {
      limit: limits.emailCaptures,
      async handle({ email, newsletter = false }, request) {
        await countAttempts(services, [{ limit: "capturesOfAddress", who: emailKeyOf(email) }]);
        await withMinimumDuration(services, async () => {
          if (newsletter) await askAlongside(services, email, languageOf(request));
          await captureEmail(services, email, siteKeyOf(request));
        });
        return emailCaptured(newsletter);
      },
    },
    openSponsored: {
      limit: limits.sponsoredUses,
      handle: ({ tool, isAnother = false }, request) =>
        openSponsored(services, siteOf(request), holderOf(services, request), purchaseKeyOf(request), {
          tool,
          isAnother,
        }),
    },
    ...connectionRoutes(services, limits),
  };
}

/** What an element may know about the site that embeds it. */
async function siteOfPage(
  services: Pick<Services, "database" | "clock">,
  { partner, settings }: Site,
): Promise<SiteOfPage> {
  const { brand, ...others } = settings;
  const whiteLabel = partner.allowsWhiteLabel ? others.whiteLabel : null;
  return { ...brand, ...others, whiteLabel, sponsor: await sponsorOf(services, partner) };
}
