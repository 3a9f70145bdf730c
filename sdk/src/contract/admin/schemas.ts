import { adminAudit } from "./audit/calls.ts";
import { adminAuditDescriptions } from "./audit/schemas.ts";
import { adminContacts } from "./contacts/calls.ts";
import { adminContactsDescriptions } from "./contacts/schemas.ts";
import { adminHealth } from "./health/calls.ts";
import { adminHealthDescriptions } from "./health/schemas.ts";
import { adminLaw } from "./law/calls.ts";
import { adminLawDescriptions } from "./law/schemas.ts";
import { adminMails } from "./mails/calls.ts";
import { adminMailsDescriptions } from "./mails/schemas.ts";
import { adminPartners } from "./partners/calls.ts";
import { adminPartnersDescriptions } from "./partners/schemas.ts";
import { adminPayments } from "./payments/calls.ts";
import { adminPaymentsDescriptions } from "./payments/schemas.ts";
import { adminToday } from "./today/calls.ts";
import { adminTodayDescriptions } from "./today/schemas.ts";
import { adminUsage } from "./usage/calls.ts";
import { adminUsageDescriptions } from "./usage/schemas.ts";
import { adminUsers } from "./users/calls.ts";
import { adminUsersDescriptions } from "./users/schemas.ts";

/** Every area of the operators' calls with its descriptions. */
export const adminAreas = [
  { name: "admin today", calls: adminToday, descriptions: adminTodayDescriptions },
  { name: "admin contacts", calls: adminContacts, descriptions: adminContactsDescriptions },
  { name: "admin payments", calls: adminPayments, descriptions: adminPaymentsDescriptions },
  { name: "admin users", calls: adminUsers, descriptions: adminUsersDescriptions },
  { name: "admin usage", calls: adminUsage, descriptions: adminUsageDescriptions },
  { name: "admin mails", calls: adminMails, descriptions: adminMailsDescriptions },
  { name: "admin law", calls: adminLaw, descriptions: adminLawDescriptions },
  { name: "admin partners", calls: adminPartners, descriptions: adminPartnersDescriptions },
  { name: "admin audit", calls: adminAudit, descriptions: adminAuditDescriptions },
  { name: "admin health", calls: adminHealth, descriptions: adminHealthDescriptions },
] as const;

export {
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
};
