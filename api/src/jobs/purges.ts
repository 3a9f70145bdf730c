import { type Attributes, type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import type { Database } from "../database/openDatabase.ts";
import { monthOf } from "../partners/sponsoredUses.ts";
import { dayOf } from "../usage/day.ts";
import { daily, type Job } from "./Job.ts";
import { removeInBatches } from "./removeInBatches.ts";
import { daysBefore, daysKept, monthsBefore, monthsKept, rateLimitGrace } from "./retention.ts";

/*
 * The jobs that delete rows after the times in `retention.ts`. `contacts/purge.ts` has one more, which also changes
 * totals.
 */

/** Sessions that expired. Those that were signed out are deleted immediately. */
export const purgeSessions = purge(
  "sessions",
  ({ sessions }) => sessions,
  (now) => ({ expiresAt: { [Op.lt]: daysBefore(now, daysKept.sessions) } }),
);

/** Addresses given for the free tools. */
export const purgeEmailCaptures = purge(
  "e-mail captures",
  ({ emailCaptures }) => emailCaptures,
  (now) => ({ createdAt: { [Op.lt]: monthsBefore(now, monthsKept.emailCaptures) } }),
);

/** Members' sign-ins on partner pages that have ended or were never answered. */
export const purgeConnections = purge(
  "connections",
  ({ siteConnections }) => siteConnections,
  (now) => ({ endsAt: { [Op.lt]: daysBefore(now, daysKept.siteKeys) } }),
);

/** Purchase keys of browsers on partner pages that have expired. The purchase itself stays. */
export const purgeKeysOnSites = purge(
  "keys on sites",
  ({ purchaseKeys }) => purchaseKeys,
  (now) => ({ endsAt: { [Op.lt]: daysBefore(now, daysKept.siteKeys) } }),
);

/** Ids of webhook events that are too old for the provider to send again. */
export const purgeWebhookEvents = purge(
  "webhook events",
  ({ webhookEvents }) => webhookEvents,
  (now) => ({ createdAt: { [Op.lt]: daysBefore(now, daysKept.webhookEvents) } }),
);

/** Newsletter requests that were never confirmed. */
export const purgeNewsletterRequests = purge(
  "newsletter requests",
  ({ newsletterSubscribers }) => newsletterSubscribers,
  (now) => ({ subscribedAt: null, requestedAt: { [Op.lt]: daysBefore(now, daysKept.newsletterRequests) } }),
);

/** Requests for letter templates by mail. */
export const purgeDownloads = purge(
  "downloads",
  ({ resourceDownloads }) => resourceDownloads,
  (now) => ({ downloadedAt: { [Op.lt]: monthsBefore(now, monthsKept.downloads) } }),
);

/** Audit entries. Nothing else ever deletes or changes one. */
export const purgeAudit = purge(
  "audit",
  ({ auditEntries }) => auditEntries,
  (now) => ({ at: { [Op.lt]: monthsBefore(now, monthsKept.audit) } }),
);

export const purgeCounts = purge(
  "counts",
  ({ usageCounts }) => usageCounts,
  (now) => ({ day: { [Op.lt]: dayOf(monthsBefore(now, monthsKept.counts)) } }),
);

export const purgeLanguageCounts = purge(
  "language counts",
  ({ languageCounts }) => languageCounts,
  (now) => ({ day: { [Op.lt]: dayOf(monthsBefore(now, monthsKept.counts)) } }),
);

export const purgeAiCounts = purge(
  "AI counts",
  ({ aiCounts }) => aiCounts,
  (now) => ({ day: { [Op.lt]: dayOf(monthsBefore(now, monthsKept.counts)) } }),
);

export const purgeSpending = purge(
  "AI spending",
  ({ aiSpending }) => aiSpending,
  (now) => ({ day: { [Op.lt]: dayOf(daysBefore(now, daysKept.aiSpending)) } }),
);

export const purgePartnerSpending = purge(
  "partners' AI spending",
  ({ partnerSpending }) => partnerSpending,
  (now) => ({ day: { [Op.lt]: dayOf(daysBefore(now, daysKept.aiSpending)) } }),
);

/** How many uses partners paid for, by month. */
export const purgePartnerMonths = purge(
  "partners' months",
  ({ partnerMonths }) => partnerMonths,
  (now) => ({ month: { [Op.lt]: monthOf(monthsBefore(now, monthsKept.counts)) } }),
);

/** What was sent to partners' webhooks, or given up. */
export const purgeDeliveries = purge(
  "deliveries",
  ({ partnerDeliveries }) => partnerDeliveries,
  (now) => ({ createdAt: { [Op.lt]: daysBefore(now, daysKept.deliveries) }, nextAttemptAt: null }),
);

/** Paid answers that can no longer be shown again, within the hour. */
export const purgeKeptAnswers = {
  ...purge(
    "kept answers",
    ({ keptAnswers }) => keptAnswers,
    (now) => ({ endsAt: { [Op.lte]: now } }),
  ),
  period: 60 * 60_000,
};

/**
 * Rate limit windows that have ended, and with them the hashed addresses. The privacy page says that they are deleted
 * within two hours: an hour for the longest window; the rest is for the grace, this period and a failed run.
 */
export const sweepRateLimits = {
  ...purge(
    "rate limits",
    ({ rateLimits }) => rateLimits,
    (now) => ({ windowEnd: { [Op.lt]: new Date(now.getTime() - rateLimitGrace) } }),
  ),
  name: "sweep rate limits",
  period: 10 * 60_000,
};

/**
 * Unpaid sign-ups, which hold an address and a password hash. `reconcile` has checked them by then. A paid one that
 * waits for its owner keeps its row and loses the hash: the owner sets a password by mail.
 */
export const purgeSignups = purge(
  "sign-ups",
  ({ subscriptionSignups }) => subscriptionSignups,
  (now) => ({
    createdAt: { [Op.lt]: daysBefore(now, daysKept.signups) },
    status: ["pending", "failed"],
    stripeSubscriptionId: null,
  }),
  async ({ subscriptionSignups }, now) => {
    const createdAt = { [Op.lt]: daysBefore(now, daysKept.signups) };
    const where = { createdAt, password: { [Op.ne]: null } };
    const [cleared] = await subscriptionSignups.update({ password: null }, { where });
    return cleared;
  },
);

/** Mails that were sent or given up; and sooner, the content of those that were given up and are no longer useful. */
export const purgeMails = purge(
  "mails",
  ({ outgoingMails }) => outgoingMails,
  (now) => ({ createdAt: { [Op.lt]: daysBefore(now, daysKept.mails) }, nextAttemptAt: null }),
  async ({ outgoingMails }, now) => {
    const isSet = { [Op.ne]: null };
    const where = { givenUpAt: isSet, content: isSet, usefulUntil: { [Op.lt]: now } };
    await outgoingMails.update({ content: null }, { where });
    return 0;
  },
);

/** Uses that partners paid for, once they have expired. Their number stays (`partner_months`). */
export const purgeSponsoredUses: Job = {
  name: "purge sponsored uses",
  period: daily,
  run({ database, clock }, signal) {
    const where = { endsAt: { [Op.lt]: daysBefore(clock(), daysKept.siteKeys) } };
    return removeInBatches(async (limit) => {
      const rows = await database.sponsoredUses.findAll({ where, limit, attributes: ["entitlementId"] });
      const id = rows.map(({ entitlementId }) => entitlementId);
      // Deleting the entitlement deletes its sponsored use.
      return id.length === 0 ? 0 : database.entitlements.destroy({ where: { id } });
    }, signal);
  },
};

/** Clears tokens of mails that expired unused. */
export const purgeMailTokens: Job = {
  name: "purge mail tokens",
  period: daily,
  async run({ database, clock }, signal) {
    const expired = { [Op.lt]: daysBefore(clock(), daysKept.tokens) };
    const [verifications] = await database.users.update(
      { verificationToken: null, verificationTokenExpiry: null },
      { where: { verificationTokenExpiry: expired } },
    );
    signal.throwIfAborted();
    const [resets] = await database.users.update(
      { resetToken: null, resetTokenExpiry: null },
      { where: { resetTokenExpiry: expired } },
    );
    return verifications + resets;
  },
};

/**
 * A daily job that deletes rows in batches.
 * @param isOld which rows. @param clear runs afterwards, and returns how many rows it changed.
 */
function purge<Row extends Model>(
  what: string,
  modelOf: (database: Database) => ModelStatic<Row>,
  isOld: (now: Date) => WhereOptions<Attributes<Row>>,
  clear: (database: Database, now: Date) => Promise<number> = async () => 0,
): Job {
  return {
    name: `purge ${what}`,
    period: daily,
    async run({ database, clock }, signal) {
      const now = clock();
      const model = modelOf(database);
      const where = isOld(now);
      const removed = await removeInBatches((limit) => model.destroy({ where, limit }), signal);
      return removed + (await clear(database, now));
    },
  };
}
