import type { usage } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { siteKeyOf } from "../http/siteKey.ts";
import type { Services } from "../services.ts";
import { countEvent } from "./service.ts";
import { checkSubject } from "./subject.ts";

/** `POST /api/count`. */
export function usageRoutes(services: Services, limit: RequestHandler): AreaRoutes<typeof usage> {
  return {
    count: {
      limit,
      async handle({ event, subject }, request) {
        checkSubject(subject);
        await countEvent(services, { event, subject, siteKey: siteKeyOf(request) });
        return undefined;
      },
    },
  };
}
