import { purgeEmailCaptures } from "../access/emailCaptures.ts";
import { purgeConnections, purgeKeysOnSites, purgeSponsoredUses } from "../access/purge.ts";
import { purgeMailTokens, purgeSessions } from "../accounts/purge.ts";
import { purgeAiCounts } from "../ai/counts/purgeAiCounts.ts";
import { purgeKeptAnswers } from "../ai/keptAnswers.ts";
import { purgeSpending } from "../ai/model/purgeSpending.ts";
import { purgeAudit } from "../audit/purge.ts";
import { purgeSignups, purgeWebhookEvents } from "../billing/purge.ts";
import { reconcilePayments } from "../billing/reconcile/job.ts";
import { purgeContacts } from "../contacts/purge.ts";
import { purgeDownloads } from "../downloads/purge.ts";
import { sweepRateLimits } from "../http/sweepRateLimits.ts";
import { sendMails } from "../mail/job.ts";
import { purgeMails } from "../mail/purge.ts";
import { purgeNewsletterRequests } from "../newsletter/purge.ts";
import { purgePartnerMonths, purgePartnerSpending } from "../partners/purge.ts";
import type { Services } from "../services.ts";
import { purgeCounts } from "../usage/purge.ts";
import type { Job } from "./Job.ts";

/** All scheduled jobs. Each is defined in the folder of its area. */
export const jobs: readonly Job<Services>[] = [
  sendMails,
  sweepRateLimits,
  purgeContacts,
  purgeAudit,
  purgeCounts,
  purgeEmailCaptures,
  purgeSessions,
  purgeMailTokens,
  purgeMails,
  purgeNewsletterRequests,
  purgeDownloads,
  reconcilePayments,
  purgeSignups,
  purgeWebhookEvents,
  purgeSpending,
  purgePartnerSpending,
  purgePartnerMonths,
  purgeAiCounts,
  purgeKeptAnswers,
  purgeConnections,
  purgeKeysOnSites,
  purgeSponsoredUses,
];
