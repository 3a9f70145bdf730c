import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { exportAiUsage, exportUsage } from "./exportUsage.ts";
import { readUsage } from "./readUsage.ts";

/** `/api/admin/usage`. The contract's descriptions say who may call it. */
export function adminUsageRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.adminUsage> {
  return {
    readUsage: { limit, handle: (asked) => readUsage(services, asked) },
    exportUsage: { limit, handle: (asked, request) => exportUsage(services, actorOf(request), asked) },
    exportAiUsage: { limit, handle: (asked, request) => exportAiUsage(services, actorOf(request), asked) },
  };
}
