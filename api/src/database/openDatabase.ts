import type { ModelStatic, Sequelize, Transaction } from "sequelize";
import { connect, type DatabaseAddress } from "./connect.ts";
import { type AiCount, defineAiCount } from "./models/aiCount.ts";
import { type AiSpending, defineAiSpending } from "./models/aiSpending.ts";
import { type AuditEntry, defineAuditEntry } from "./models/auditEntry.ts";
import { type Contact, defineContact } from "./models/contact.ts";
import { type ContactAnswer, defineContactAnswer } from "./models/contactAnswer.ts";
import { defineEmailCapture, type EmailCapture } from "./models/emailCapture.ts";
import { defineEntitlement, type Entitlement } from "./models/entitlement.ts";
import { defineJobRun, type JobRun } from "./models/jobRun.ts";
import { defineKeptAnswer, type KeptAnswerRow } from "./models/keptAnswer.ts";
import { defineKeptTotal, type KeptTotal } from "./models/keptTotal.ts";
import { defineLawCheck, type LawCheckRow } from "./models/lawCheck.ts";
import { defineLock, type Lock } from "./models/lock.ts";
import { defineMigration, type Migration } from "./models/migration.ts";
import { defineNewsletterIssue, type NewsletterIssue } from "./models/newsletterIssue.ts";
import { defineNewsletterSubscriber, type NewsletterSubscriber } from "./models/newsletterSubscriber.ts";
import { defineOutgoingMail, type OutgoingMail } from "./models/outgoingMail.ts";
import { definePartner, type Partner } from "./models/partner.ts";
import { definePartnerKey, type PartnerKey } from "./models/partnerKey.ts";
import { definePartnerLogo, type PartnerLogo } from "./models/partnerLogo.ts";
import { definePartnerMonth, type PartnerMonth } from "./models/partnerMonth.ts";
import { definePartnerSpending, type PartnerSpending } from "./models/partnerSpending.ts";
import { definePayment, type Payment } from "./models/payment.ts";
import { definePaymentEvent, type PaymentEvent } from "./models/paymentEvent.ts";
import { definePurchaseKey, type PurchaseKey } from "./models/purchaseKey.ts";
import { defineRateLimit, type RateLimit } from "./models/rateLimit.ts";
import { defineRecoveryCode, type RecoveryCode } from "./models/recoveryCode.ts";
import { defineResourceDownload, type ResourceDownload } from "./models/resourceDownload.ts";
import { defineSecondFactor, type SecondFactorRow } from "./models/secondFactor.ts";
import { defineSession, type Session } from "./models/session.ts";
import { defineSiteConnection, type SiteConnection } from "./models/siteConnection.ts";
import { defineSponsoredUse, type SponsoredUse } from "./models/sponsoredUse.ts";
import { defineSubscriptionSignup, type SubscriptionSignup } from "./models/subscriptionSignup.ts";
import { defineUsageCount, type UsageCount } from "./models/usageCount.ts";
import { defineUser, type User } from "./models/user.ts";
import { defineWebhookEvent, type WebhookEvent } from "./models/webhookEvent.ts";
import { transactionWithRetries } from "./retries.ts";

/** One connected database with a model per entity. */
export interface Database {
  readonly sequelize: Sequelize;
  readonly users: ModelStatic<User>;
  readonly sessions: ModelStatic<Session>;
  readonly secondFactors: ModelStatic<SecondFactorRow>;
  readonly recoveryCodes: ModelStatic<RecoveryCode>;
  readonly entitlements: ModelStatic<Entitlement>;
  readonly partners: ModelStatic<Partner>;
  readonly partnerKeys: ModelStatic<PartnerKey>;
  readonly partnerLogos: ModelStatic<PartnerLogo>;
  readonly partnerMonths: ModelStatic<PartnerMonth>;
  readonly partnerSpending: ModelStatic<PartnerSpending>;
  readonly payments: ModelStatic<Payment>;
  readonly paymentEvents: ModelStatic<PaymentEvent>;
  readonly purchaseKeys: ModelStatic<PurchaseKey>;
  readonly sponsoredUses: ModelStatic<SponsoredUse>;
  readonly siteConnections: ModelStatic<SiteConnection>;
  readonly subscriptionSignups: ModelStatic<SubscriptionSignup>;
  readonly webhookEvents: ModelStatic<WebhookEvent>;
  readonly emailCaptures: ModelStatic<EmailCapture>;
  readonly newsletterSubscribers: ModelStatic<NewsletterSubscriber>;
  readonly newsletterIssues: ModelStatic<NewsletterIssue>;
  readonly resourceDownloads: ModelStatic<ResourceDownload>;
  readonly outgoingMails: ModelStatic<OutgoingMail>;
  readonly contacts: ModelStatic<Contact>;
  readonly contactAnswers: ModelStatic<ContactAnswer>;
  readonly usageCounts: ModelStatic<UsageCount>;
  readonly rateLimits: ModelStatic<RateLimit>;
  readonly keptAnswers: ModelStatic<KeptAnswerRow>;
  readonly aiCounts: ModelStatic<AiCount>;
  readonly aiSpending: ModelStatic<AiSpending>;
  readonly keptTotals: ModelStatic<KeptTotal>;
  readonly auditEntries: ModelStatic<AuditEntry>;
  readonly jobRuns: ModelStatic<JobRun>;
  readonly lawChecks: ModelStatic<LawCheckRow>;
  readonly locks: ModelStatic<Lock>;
  readonly migrations: ModelStatic<Migration>;
  /**
   * Runs `work` in a transaction: all of it is written, or, when it throws, nothing. One that lost against another is
   * run again from its beginning (`retries.ts`).
   * The transaction is a writer from its start: SQLite knows no row locks, and one that becomes a writer later
   * fails when another wrote in between.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Makes the models for one database. Each call has its own: two in one process share nothing.
 * @returns the database; nothing is connected before the first statement.
 */
export function openDatabase(address: DatabaseAddress): Database {
  const sequelize = connect(address);
  const users = defineUser(sequelize);
  const sessions = defineSession(sequelize);
  const partners = definePartner(sequelize);
  const partnerKeys = definePartnerKey(sequelize);
  // Read with nearly every request, so in one statement each.
  sessions.belongsTo(users, { as: "user", foreignKey: "userId", constraints: false });
  partnerKeys.belongsTo(partners, { as: "partner", foreignKey: "partnerId", constraints: false });
  return {
    sequelize,
    users,
    sessions,
    secondFactors: defineSecondFactor(sequelize),
    recoveryCodes: defineRecoveryCode(sequelize),
    entitlements: defineEntitlement(sequelize),
    partners,
    partnerKeys,
    partnerLogos: definePartnerLogo(sequelize),
    partnerMonths: definePartnerMonth(sequelize),
    partnerSpending: definePartnerSpending(sequelize),
    payments: definePayment(sequelize),
    paymentEvents: definePaymentEvent(sequelize),
    purchaseKeys: definePurchaseKey(sequelize),
    sponsoredUses: defineSponsoredUse(sequelize),
    siteConnections: defineSiteConnection(sequelize),
    subscriptionSignups: defineSubscriptionSignup(sequelize),
    webhookEvents: defineWebhookEvent(sequelize),
    emailCaptures: defineEmailCapture(sequelize),
    newsletterSubscribers: defineNewsletterSubscriber(sequelize),
    newsletterIssues: defineNewsletterIssue(sequelize),
    resourceDownloads: defineResourceDownload(sequelize),
    outgoingMails: defineOutgoingMail(sequelize),
    contacts: defineContact(sequelize),
    contactAnswers: defineContactAnswer(sequelize),
    usageCounts: defineUsageCount(sequelize),
    rateLimits: defineRateLimit(sequelize),
    keptAnswers: defineKeptAnswer(sequelize),
    aiCounts: defineAiCount(sequelize),
    aiSpending: defineAiSpending(sequelize),
    keptTotals: defineKeptTotal(sequelize),
    auditEntries: defineAuditEntry(sequelize),
    jobRuns: defineJobRun(sequelize),
    lawChecks: defineLawCheck(sequelize),
    locks: defineLock(sequelize),
    migrations: defineMigration(sequelize),
    transaction: (work) => transactionWithRetries(sequelize, work),
    close: () => sequelize.close(),
  };
}
