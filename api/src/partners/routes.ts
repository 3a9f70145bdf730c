import { frameTokenHeader } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import { pagePath } from "@iep-insider/sdk/embed";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { signedInOf } from "../http/authenticate.ts";
import { NotFound } from "../http/errors.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { applyAsPartner } from "./apply.ts";
import { changeSite } from "./changeSite.ts";
import { noteSeen } from "./keySigns.ts";
import { revokeKey, rotateKey } from "./keys.ts";
import { setLogo } from "./logo.ts";
import { changeOwnPartner, findOwnPartner } from "./ownPartner.ts";
import { presentOwnPartner } from "./presentPartner.ts";
import { siteOf } from "./site.ts";

/** `/api/partner`: the partner that an account manages. */
export function partnerRoutes(
  services: Services,
  limits: RateLimiters,
): AreaRoutes<typeof contract.partners> {
  return {
    tellSeen: {
      limit: limits.counts,
      async handle({ path }, request) {
        const site = siteOf(request);
        // Our own page outside a partner's frame belongs to no partner.
        if (site && (site.origin !== null || request.get(frameTokenHeader) !== undefined)) {
          const page = { origin: site.origin, path: site.origin && path && pagePath(path) };
          await noteSeen(services, site.key, page);
        }
      },
    },
    async getPartner(_, request) {
      const partner = await findOwnPartner(services, signedInOf(request));
      return { partner: partner && (await presentOwnPartner(services, partner)) };
    },
    applyAsPartner: {
      limit: limits.partnerApplications,
      async handle(application, request) {
        return presentOwnPartner(services, await applyAsPartner(services, signedInOf(request), application));
      },
    },
    async changeSite(change, request) {
      return presentOwnPartner(services, await changeSite(services, signedInOf(request), change));
    },
    async setLogo(logo, request) {
      return presentOwnPartner(services, await setLogo(services, signedInOf(request), logo));
    },
    async rotateKey(_, request) {
      const signedIn = signedInOf(request);
      const changed = await changeOwnPartner(services, signedIn, (partner, transaction) =>
        rotateKey(services, transaction, { userId: signedIn.user.id }, partner),
      );
      return presentOwnPartner(services, changed);
    },
    async revokeKey({ siteKey }, request) {
      const signedIn = signedInOf(request);
      const changed = await changeOwnPartner(services, signedIn, async (partner, transaction) => {
        const which = { partner, siteKey, replacesCurrent: false };
        const isKnown = await revokeKey(services, transaction, { userId: signedIn.user.id }, which);
        if (!isKnown) throw new NotFound();
      });
      return presentOwnPartner(services, changed);
    },
  };
}
