import { frameTokenHeader } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Request } from "express";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { createAttemptCounter } from "../http/attempts.ts";
import { siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";
import { languageOfElement } from "./languageOfElement.ts";
import { createCounter, unverifiedSite } from "./service.ts";
import { countedSubject, isPath } from "./subject.ts";

/** `POST /api/count`. */
export function usageRoutes(services: Services): AreaRoutes<typeof contract.usage> {
  const countEvent = createCounter(services);
  const countForSite = createAttemptCounter(services, "countsOfSite");
  return {
    async count({ event, subject: given }, request) {
      const subject = countedSubject(given);
      if (isPreview(request)) return;
      const site = siteOf(request);
      if (site) await countForSite(site.siteKey);
      const siteKey = site?.siteKey ?? (isOurPage(services, request) ? "" : unverifiedSite);
      // Only a partner sees languages, and only of tools.
      const language = site && !isPath(subject) ? languageOfElement(request) : "en";
      await countEvent({ event, subject, siteKey, language });
    },
  };
}

/** Based on headers that pages cannot change; other programs can send anything, hence the limits. */
function isOurPage({ environment }: Pick<Services, "environment">, request: Request): boolean {
  return request.get("Origin") === environment.publicOrigin;
}

/** A partner's element on our own page, not in their iframe, is a preview. */
function isPreview(request: Request): boolean {
  return siteOf(request)?.origin === null && request.get(frameTokenHeader) === undefined;
}
