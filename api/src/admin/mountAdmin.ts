import { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import { type Mount, mountArea } from "../http/areaRoutes.ts";
import type { Services } from "../services.ts";
import { adminAuditRoutes } from "./audit/routes.ts";
import { adminContactRoutes } from "./contacts/routes.ts";
import { readHealth } from "./health/readHealth.ts";
import { adminLawRoutes } from "./law/routes.ts";
import { adminMailRoutes } from "./mails/routes.ts";
import { adminPartnerRoutes } from "./partners/routes.ts";
import { adminPaymentRoutes } from "./payments/routes.ts";
import { readToday } from "./today/readToday.ts";
import { adminUsageRoutes } from "./usage/routes.ts";
import { adminUserRoutes } from "./users/routes.ts";

/** Mounts `/api/admin/`. The contract says who may call each route. */
export function mountAdmin(mount: Mount, services: Services, limit: RequestHandler): void {
  mountArea(mount, contract.adminToday, { readToday: () => readToday(services) }, limit);
  mountArea(mount, contract.adminContacts, adminContactRoutes(services), limit);
  mountArea(mount, contract.adminPayments, adminPaymentRoutes(services), limit);
  mountArea(mount, contract.adminUsers, adminUserRoutes(services), limit);
  mountArea(mount, contract.adminUsage, adminUsageRoutes(services), limit);
  mountArea(mount, contract.adminMails, adminMailRoutes(services), limit);
  mountArea(mount, contract.adminLaw, adminLawRoutes(services), limit);
  mountArea(mount, contract.adminPartners, adminPartnerRoutes(services), limit);
  mountArea(mount, contract.adminAudit, adminAuditRoutes(services), limit);
  mountArea(mount, contract.adminHealth, { readHealth: () => readHealth(services) }, limit);
}
