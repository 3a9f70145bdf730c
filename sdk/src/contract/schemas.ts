import { access } from "./access/access.ts";
import { accessDescriptions } from "./access/schemas.ts";
import { accounts } from "./accounts/calls.ts";
import { accountsDescriptions } from "./accounts/schemas.ts";
import { adminAreas } from "./admin/schemas.ts";
import { ai } from "./ai/calls.ts";
import { aiDescriptions } from "./ai/schemas.ts";
import { billing } from "./billing/calls.ts";
import { billingDescriptions } from "./billing/schemas.ts";
import { contacts } from "./contacts/calls.ts";
import { contactsDescriptions } from "./contacts/schemas.ts";
import { downloads } from "./downloads/calls.ts";
import { downloadsDescriptions } from "./downloads/schemas.ts";
import { newsletter } from "./newsletter/calls.ts";
import { newsletterDescriptions } from "./newsletter/schemas.ts";
import { partners } from "./partners/calls.ts";
import { partnersDescriptions } from "./partners/schemas.ts";
import { partnerStatistics } from "./partners/statistics/calls.ts";
import { partnerStatisticsDescriptions } from "./partners/statistics/schemas.ts";
import { secondFactor } from "./secondFactor/calls.ts";
import { secondFactorDescriptions } from "./secondFactor/schemas.ts";
import { status } from "./status/calls.ts";
import { statusDescriptions } from "./status/schemas.ts";
import { usage } from "./usage/calls.ts";
import { usageDescriptions } from "./usage/schemas.ts";

// The forms on the screens check by the schemas that the server checks by.
export {
  accountDeletionSchema,
  emailOnlySchema,
  loginSchema,
  passwordChangeFormSchema,
  passwordResetSchema,
  registrationSchema,
} from "./accounts/schemas.ts";
export { lawChecksSchema, lawCheckToRecordSchema } from "./admin/law/schemas.ts";
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
} from "./admin/schemas.ts";
// What an engine writes, and what is kept of it, is read by the schemas of the answers.
export {
  chatAnswerSchema,
  decodedDenialSchema,
  disputeGuidanceSchema,
  goalAnalysisSchema,
  keptAnswerSchema,
  translationSchema,
} from "./ai/answerSchemas.ts";
export {
  paymentRequestSchema,
  renewalConsentSchema,
  subscriptionFormSchema,
  subscriptionRequestSchema,
} from "./billing/schemas.ts";
export type { CallDescription } from "./descriptions.ts";
export { partnerApplicationSchema, siteChangeSchema } from "./partners/schemas.ts";
export { siteOfPageSchema, siteSettingsSchema } from "./partners/settings/schemas.ts";
export {
  codeFormSchema,
  passkeyNameFormSchema,
  recoveryCodeFormSchema,
  totpToConfirmSchema,
} from "./secondFactor/schemas.ts";
export {
  accessDescriptions,
  accountsDescriptions,
  aiDescriptions,
  billingDescriptions,
  contactsDescriptions,
  downloadsDescriptions,
  newsletterDescriptions,
  partnerStatisticsDescriptions,
  partnersDescriptions,
  secondFactorDescriptions,
  statusDescriptions,
  usageDescriptions,
};

/** Every area of the contract with its descriptions: the server's routes and the OpenAPI document are made from it. */
export const describedAreas = [
  { name: "status", calls: status, descriptions: statusDescriptions },
  { name: "accounts", calls: accounts, descriptions: accountsDescriptions },
  { name: "second factor", calls: secondFactor, descriptions: secondFactorDescriptions },
  { name: "access", calls: access, descriptions: accessDescriptions },
  { name: "billing", calls: billing, descriptions: billingDescriptions },
  { name: "ai", calls: ai, descriptions: aiDescriptions },
  { name: "contacts", calls: contacts, descriptions: contactsDescriptions },
  { name: "newsletter", calls: newsletter, descriptions: newsletterDescriptions },
  { name: "downloads", calls: downloads, descriptions: downloadsDescriptions },
  { name: "usage", calls: usage, descriptions: usageDescriptions },
  { name: "partners", calls: partners, descriptions: partnersDescriptions },
  { name: "partner statistics", calls: partnerStatistics, descriptions: partnerStatisticsDescriptions },
  ...adminAreas,
] as const;
