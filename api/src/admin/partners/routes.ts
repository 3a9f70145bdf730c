import type { adminPartners } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";

/** `/api/admin/partners`. Who may ask stands in the contract's descriptions. */
export function adminPartnerRoutes(
  _services: Services,
  _limit: RequestHandler,
): AreaRoutes<typeof adminPartners> {
  return {};
}
