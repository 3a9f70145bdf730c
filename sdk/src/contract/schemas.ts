import { accessContract } from "./access/schemas.ts";
import { accountsContract } from "./accounts/schemas.ts";
import { adminAuditContract } from "./admin/audit/schemas.ts";
import { adminContactsContract } from "./admin/contacts/schemas.ts";
import { adminHealthContract } from "./admin/health/schemas.ts";
import { adminLawContract } from "./admin/law/schemas.ts";
import { adminMailsContract } from "./admin/mails/schemas.ts";
import { adminPartnersContract } from "./admin/partners/schemas.ts";
import { adminPaymentsContract } from "./admin/payments/schemas.ts";
import { adminTodayContract } from "./admin/today/schemas.ts";
import { adminUsageContract } from "./admin/usage/schemas.ts";
import { adminUsersContract } from "./admin/users/schemas.ts";
import { aiContract } from "./ai/schemas.ts";
import { billingContract } from "./billing/schemas.ts";
import { caseSyncContract } from "./caseSync/schemas.ts";
import { contactsContract } from "./contacts/schemas.ts";
import { addressOf, type Declaration, errorsOf, successOf } from "./declaration.ts";
import { downloadsContract } from "./downloads/schemas.ts";
import { newsletterContract } from "./newsletter/schemas.ts";
import { partnerReportingContract } from "./partners/reporting/schemas.ts";
import { partnersContract } from "./partners/schemas.ts";
import { partnerStatisticsContract } from "./partners/statistics/schemas.ts";
import { remindersContract } from "./reminders/schemas.ts";
import { secondFactorContract } from "./secondFactor/schemas.ts";
import { statusContract } from "./status/schemas.ts";
import { translationContract } from "./translation/schemas.ts";
import { usageContract } from "./usage/schemas.ts";

// Forms validate with the server's schemas.
export * from "./accounts/formSchemas.ts";
export { lawChecksSchema, lawCheckToRecordSchema } from "./admin/law/schemas.ts";
// For engines' output and stored answers.
export * from "./ai/answerSchemas.ts";
export * from "./billing/formSchemas.ts";
export * from "./declaration.ts";
export { errorBodySchema } from "./errorSchemas.ts";
export { partnerApplicationSchema, siteChangeSchema } from "./partners/formSchemas.ts";
export { webhookToSetSchema } from "./partners/reporting/formSchemas.ts";
export { webhookPayloadSchema } from "./partners/reporting/schemas.ts";
export { siteOfPageSchema, siteSettingsSchema } from "./partners/settings/schemas.ts";
export {
  codeFormSchema,
  passkeyNameFormSchema,
  recoveryCodeFormSchema,
  totpToConfirmSchema,
} from "./secondFactor/formSchemas.ts";
// The server limits its passkey library's output to these.
export { creationOptionsSchema, requestOptionsSchema } from "./secondFactor/webauthnSchemas.ts";

/** Every call of the API by area, for the server's routes and the OpenAPI document. */
export const contract = {
  status: statusContract,
  accounts: accountsContract,
  secondFactor: secondFactorContract,
  access: accessContract,
  billing: billingContract,
  ai: aiContract,
  translation: translationContract,
  contacts: contactsContract,
  newsletter: newsletterContract,
  reminders: remindersContract,
  caseSync: caseSyncContract,
  downloads: downloadsContract,
  usage: usageContract,
  partners: partnersContract,
  partnerStatistics: partnerStatisticsContract,
  partnerReporting: partnerReportingContract,
  adminToday: adminTodayContract,
  adminContacts: adminContactsContract,
  adminPayments: adminPaymentsContract,
  adminUsers: adminUsersContract,
  adminUsage: adminUsageContract,
  adminMails: adminMailsContract,
  adminLaw: adminLawContract,
  adminPartners: adminPartnersContract,
  adminAudit: adminAuditContract,
  adminHealth: adminHealthContract,
} as const;

/** A call with its area and name. */
export type DeclaredCall = ReturnType<typeof declaredCalls>[number];

/** Every call of the API in one list. */
export function declaredCalls() {
  return Object.entries(contract).flatMap(([area, declarations]) =>
    Object.entries<Declaration>(declarations).map(([name, declaration]) => ({
      area,
      name,
      ...declaration,
      ...addressOf(declaration),
      success: successOf(declaration),
      errors: errorsOf(declaration),
    })),
  );
}
