import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { readToday } from "./readToday.ts";

/** `GET /api/admin/today`. The contract's descriptions say who may call it. */
export function adminTodayRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.adminToday> {
  return { readToday: { limit, handle: () => readToday(services) } };
}
