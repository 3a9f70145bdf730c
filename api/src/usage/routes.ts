import { frameTokenHeader, type usage } from "@iep-insider/sdk/contract";
import type { Request, RequestHandler } from "express";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";
import { countEvent } from "./service.ts";
import { countedSubject } from "./subject.ts";

/** `POST /api/count`. */
export function usageRoutes(services: Services, limit: RequestHandler): AreaRoutes<typeof usage> {
  return {
    count: {
      limit,
      async handle({ event, subject: given }, request) {
        const subject = countedSubject(given);
        if (isPreview(request)) return undefined;
        await countEvent(services, { event, subject, siteKey: siteOf(request)?.siteKey ?? "" });
        return undefined;
      },
    },
  };
}

/** A partner's element on a page of ours that is in no frame of theirs: somebody tries how it will look. */
function isPreview(request: Request): boolean {
  return siteOf(request)?.origin === null && request.get(frameTokenHeader) === undefined;
}
