import type { adminPayments } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";

/** `/api/admin/payments`. Who may ask stands in the contract's descriptions. */
export function adminPaymentRoutes(
  _services: Services,
  _limit: RequestHandler,
): AreaRoutes<typeof adminPayments> {
  return {};
}
