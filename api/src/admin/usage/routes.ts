import type { adminUsage } from "@iep-insider/sdk/contract";
import type { Request, RequestHandler } from "express";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { signedInOf } from "../../http/authenticate.ts";
import type { Services } from "../../services.ts";
import { exportAiUsage, exportUsage } from "./exportUsage.ts";
import { readUsage } from "./readUsage.ts";

/** `/api/admin/usage`. The contract's descriptions say who may call it. */
export function adminUsageRoutes(services: Services, limit: RequestHandler): AreaRoutes<typeof adminUsage> {
  return {
    readUsage: { limit, handle: (asked) => readUsage(services, asked) },
    exportUsage: { limit, handle: (asked, request) => exportUsage(services, actorOf(request), asked) },
    exportAiUsage: { limit, handle: (asked, request) => exportAiUsage(services, actorOf(request), asked) },
  };
}

function actorOf(request: Request): Actor {
  return { userId: signedInOf(request).user.id };
}
