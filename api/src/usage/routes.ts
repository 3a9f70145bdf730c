import { findTool } from "@iep-insider/sdk/catalog";
import { frameTokenHeader, pagePaths } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Request } from "express";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { countAttempts } from "../http/attempts.ts";
import { InvalidRequest } from "../http/errors.ts";
import { siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";
import { countEvent, unverifiedSite } from "./service.ts";

/** `POST /api/count`. */
export function usageRoutes(services: Services): AreaRoutes<typeof contract.usage> {
  return {
    async count({ event, subject: given }, request) {
      const subject = countedSubject(given);
      if (isPreview(request)) return;
      const site = siteOf(request);
      if (site) await countAttempts(services, [{ limit: "countsOfSite", who: site.siteKey }]);
      const siteKey = site?.siteKey ?? (isOurPage(services, request) ? "" : unverifiedSite);
      await countEvent(services, { event, subject, siteKey });
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

/** Our pages count unknown paths as `/404` (ADR 14). */
const countedPaths: ReadonlySet<string> = new Set([...pagePaths, "/404"]);

/**
 * The subject to store: a tool id, or the path of an existing page. Any other path could contain something a visitor
 * typed (ADR 13) and is counted as `/other`.
 * @throws {InvalidRequest} for an unknown tool id.
 */
function countedSubject(subject: string): string {
  if (subject.startsWith("/")) return countedPaths.has(subject) ? subject : "/other";
  if (findTool(subject)) return subject;
  throw new InvalidRequest({ subject: "The subject must be a tool's id or a page's path." });
}
