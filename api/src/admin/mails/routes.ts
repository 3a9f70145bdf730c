import type { adminMails } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";

/** `/api/admin/mails`. Who may ask stands in the contract's descriptions. */
export function adminMailRoutes(_services: Services, _limit: RequestHandler): AreaRoutes<typeof adminMails> {
  return {};
}
