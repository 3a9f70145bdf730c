import {
  adminAudit,
  adminContacts,
  adminHealth,
  adminLaw,
  adminMails,
  adminPartners,
  adminPayments,
  adminToday,
  adminUsage,
  adminUsers,
} from "@iep-insider/sdk/contract";
import {
  adminAuditDescriptions,
  adminContactsDescriptions,
  adminHealthDescriptions,
  adminLawDescriptions,
  adminMailsDescriptions,
  adminPartnersDescriptions,
  adminPaymentsDescriptions,
  adminTodayDescriptions,
  adminUsageDescriptions,
  adminUsersDescriptions,
} from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import { type Mount, mountArea } from "../http/areaRoutes.ts";
import type { Services } from "../services.ts";
import { adminAuditRoutes } from "./audit/routes.ts";
import { adminContactRoutes } from "./contacts/routes.ts";
import { adminHealthRoutes } from "./health/routes.ts";
import { adminLawRoutes } from "./law/routes.ts";
import { adminMailRoutes } from "./mails/routes.ts";
import { adminPartnerRoutes } from "./partners/routes.ts";
import { adminPaymentRoutes } from "./payments/routes.ts";
import { adminTodayRoutes } from "./today/routes.ts";
import { adminUsageRoutes } from "./usage/routes.ts";
import { adminUserRoutes } from "./users/routes.ts";

/** Mounts everything at `/api/admin/`. The contract's descriptions say who may call it. */
export function mountAdmin(mount: Mount, services: Services, limit: RequestHandler): void {
  mountArea(
    mount,
    { calls: adminToday, descriptions: adminTodayDescriptions },
    adminTodayRoutes(services, limit),
  );
  mountArea(
    mount,
    { calls: adminContacts, descriptions: adminContactsDescriptions },
    adminContactRoutes(services, limit),
  );
  mountArea(
    mount,
    { calls: adminPayments, descriptions: adminPaymentsDescriptions },
    adminPaymentRoutes(services, limit),
  );
  mountArea(
    mount,
    { calls: adminUsers, descriptions: adminUsersDescriptions },
    adminUserRoutes(services, limit),
  );
  mountArea(
    mount,
    { calls: adminUsage, descriptions: adminUsageDescriptions },
    adminUsageRoutes(services, limit),
  );
  mountArea(
    mount,
    { calls: adminMails, descriptions: adminMailsDescriptions },
    adminMailRoutes(services, limit),
  );
  mountArea(mount, { calls: adminLaw, descriptions: adminLawDescriptions }, adminLawRoutes(services, limit));
  mountArea(
    mount,
    { calls: adminPartners, descriptions: adminPartnersDescriptions },
    adminPartnerRoutes(services, limit),
  );
  mountArea(
    mount,
    { calls: adminAudit, descriptions: adminAuditDescriptions },
    adminAuditRoutes(services, limit),
  );
  mountArea(
    mount,
    { calls: adminHealth, descriptions: adminHealthDescriptions },
    adminHealthRoutes(services, limit),
  );
}
