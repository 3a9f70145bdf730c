import { contacts } from "./0001-contacts.ts";
import { usageCounts } from "./0002-usage-counts.ts";
import { rateLimits } from "./0003-rate-limits.ts";
import { jobRuns } from "./0004-job-runs.ts";
import { users } from "./0005-users.ts";
import { sessions } from "./0006-sessions.ts";
import { entitlements } from "./0007-entitlements.ts";
import { outgoingMails } from "./0008-outgoing-mails.ts";
import { partners } from "./0009-partners.ts";
import { payments } from "./0010-payments.ts";
import { purchaseKeys } from "./0011-purchase-keys.ts";
import { entitlementPurchases } from "./0012-entitlement-purchases.ts";
import { subscriptionSignups } from "./0013-subscription-signups.ts";
import { webhookEvents } from "./0014-webhook-events.ts";
import { emailCaptures } from "./0015-email-captures.ts";
import { contactPro } from "./0016-contact-pro.ts";
import { providerIds } from "./0017-provider-ids.ts";
import { aiSpending } from "./0018-ai-spending.ts";
import { keptAnswers } from "./0019-kept-answers.ts";
import { newsletterSubscribers } from "./0020-newsletter-subscribers.ts";
import { newsletterIssues } from "./0021-newsletter-issues.ts";
import { resourceDownloads } from "./0022-resource-downloads.ts";
import { contactsMembersFirst } from "./0023-contacts-members-first.ts";
import { operator } from "./0024-operator.ts";
import { contactSearch } from "./0025-contact-search.ts";
import { paymentEvents } from "./0026-payment-events.ts";
import { userSearch } from "./0027-user-search.ts";
import { aiCounts } from "./0028-ai-counts.ts";
import { mails } from "./0029-mails.ts";
import { partnersThemselves } from "./0030-partners.ts";
import { accessOnSites } from "./0031-access-on-sites.ts";
import { addressesUnlikeNames } from "./0032-addresses-unlike-names.ts";
import { countsOfSite } from "./0033-counts-of-site.ts";
import { returnedUses } from "./0034-returned-uses.ts";
import { contactAnswers } from "./0035-contact-answers.ts";
import { lawChecks } from "./0036-law-checks.ts";
import { partnerSigns } from "./0037-partner-signs.ts";
import { secondFactors } from "./0038-second-factors.ts";
import type { SchemaStep } from "./SchemaStep.ts";

/** All steps, in the order in which they run. */
export const schemaSteps: readonly SchemaStep[] = [
  contacts,
  usageCounts,
  rateLimits,
  jobRuns,
  users,
  sessions,
  entitlements,
  outgoingMails,
  partners,
  payments,
  purchaseKeys,
  entitlementPurchases,
  subscriptionSignups,
  webhookEvents,
  emailCaptures,
  contactPro,
  providerIds,
  aiSpending,
  keptAnswers,
  newsletterSubscribers,
  newsletterIssues,
  resourceDownloads,
  contactsMembersFirst,
  operator,
  contactSearch,
  paymentEvents,
  userSearch,
  aiCounts,
  mails,
  partnersThemselves,
  accessOnSites,
  addressesUnlikeNames,
  countsOfSite,
  returnedUses,
  contactAnswers,
  lawChecks,
  partnerSigns,
  secondFactors,
];
