import type { ModelStatic, Sequelize, Transaction } from "sequelize";
import { connect, type DatabaseAddress } from "./connect.ts";
import { aiCounts } from "./models/aiCount.ts";
import { aiSpending } from "./models/aiSpending.ts";
import { auditEntries } from "./models/auditEntry.ts";
import { contacts } from "./models/contact.ts";
import { contactAnswers } from "./models/contactAnswer.ts";
import { emailCaptures } from "./models/emailCapture.ts";
import { entitlements } from "./models/entitlement.ts";
import { jobRuns } from "./models/jobRun.ts";
import { keptAnswers } from "./models/keptAnswer.ts";
import { keptTotals } from "./models/keptTotal.ts";
import { lawChecks } from "./models/lawCheck.ts";
import { locks } from "./models/lock.ts";
import { migrations } from "./models/migration.ts";
import { newsletterIssues } from "./models/newsletterIssue.ts";
import { newsletterSubscribers } from "./models/newsletterSubscriber.ts";
import { outgoingMails } from "./models/outgoingMail.ts";
import { partners } from "./models/partner.ts";
import { type PartnerKey, partnerKeys } from "./models/partnerKey.ts";
import { partnerLogos } from "./models/partnerLogo.ts";
import { partnerMonths } from "./models/partnerMonth.ts";
import { partnerSpending } from "./models/partnerSpending.ts";
import { payments } from "./models/payment.ts";
import { paymentEvents } from "./models/paymentEvent.ts";
import { purchaseKeys } from "./models/purchaseKey.ts";
import { rateLimits } from "./models/rateLimit.ts";
import { recoveryCodes } from "./models/recoveryCode.ts";
import { resourceDownloads } from "./models/resourceDownload.ts";
import { secondFactors } from "./models/secondFactor.ts";
import { type Session, sessions } from "./models/session.ts";
import { siteConnections } from "./models/siteConnection.ts";
import { sponsoredUses } from "./models/sponsoredUse.ts";
import { subscriptionSignups } from "./models/subscriptionSignup.ts";
import { defineModel, type RowOf } from "./models/table.ts";
import { usageCounts } from "./models/usageCount.ts";
import { users } from "./models/user.ts";
import { webhookEvents } from "./models/webhookEvent.ts";
import { transactionWithRetries } from "./retries.ts";

const tables = {
  users,
  sessions,
  secondFactors,
  recoveryCodes,
  partners,
  partnerKeys,
  partnerLogos,
  partnerMonths,
  partnerSpending,
  payments,
  entitlements,
  paymentEvents,
  purchaseKeys,
  sponsoredUses,
  siteConnections,
  subscriptionSignups,
  webhookEvents,
  emailCaptures,
  newsletterSubscribers,
  newsletterIssues,
  resourceDownloads,
  outgoingMails,
  contacts,
  contactAnswers,
  usageCounts,
  rateLimits,
  keptAnswers,
  aiCounts,
  aiSpending,
  keptTotals,
  auditEntries,
  jobRuns,
  lawChecks,
  locks,
  migrations,
};

/** Rows that can be read together with the row they belong to. */
interface JoinedRows {
  readonly sessions: Session;
  readonly partnerKeys: PartnerKey;
}

/** A model per table. */
type Models = {
  readonly [Name in keyof typeof tables]: ModelStatic<
    Name extends keyof JoinedRows ? JoinedRows[Name] : RowOf<(typeof tables)[Name]>
  >;
};

/** One connected database with a model per table. */
export interface Database extends Models {
  readonly sequelize: Sequelize;
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
 * Creates the models for one database. Two databases in one process share nothing.
 * @returns the database; nothing is connected before the first statement.
 */
export function openDatabase(address: DatabaseAddress): Database {
  const sequelize = connect(address);
  const models = modelsOf(sequelize);
  const { sessions, users, partnerKeys, partners } = models;
  // Read with nearly every request, so in one statement each.
  sessions.belongsTo(users, { as: "user", foreignKey: "userId", constraints: false });
  partnerKeys.belongsTo(partners, { as: "partner", foreignKey: "partnerId", constraints: false });
  return {
    sequelize,
    ...models,
    transaction: (work) => transactionWithRetries(sequelize, work),
    close: () => sequelize.close(),
  };
}

function modelsOf(sequelize: Sequelize): Models {
  const models = Object.entries(tables).map(([name, table]) => [name, defineModel(sequelize, table)]);
  // TypeScript cannot infer the type of each entry.
  return Object.fromEntries(models) as Models;
}
