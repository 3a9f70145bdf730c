import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { readHealth } from "./readHealth.ts";

/** `/api/admin/health`. The contract's descriptions say who may call it. */
export function adminHealthRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.adminHealth> {
  return { readHealth: { limit, handle: () => readHealth(services) } };
}
