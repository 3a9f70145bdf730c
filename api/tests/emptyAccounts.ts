import { Op } from "sequelize";
import { expect } from "vitest";
import type { Database } from "../src/database/openDatabase.ts";
import type { TestApp } from "./createTestApp.ts";

/** Lets an app begin a test without accounts and mails. A mail on its way would else arrive in the middle of it. */
export async function beginEmpty(app: TestApp): Promise<void> {
  const waiting = { where: { nextAttemptAt: { [Op.ne]: null } } };
  // On a busy machine a mail may take longer than a poll's default of one second.
  await expect.poll(() => app.database.outgoingMails.count(waiting), { timeout: 8000 }).toBe(0);
  app.mails.length = 0;
  await emptyAccounts(app.database);
}

/** Removes all accounts and what hangs on them, payments too, so that a test begins with none. */
export async function emptyAccounts(database: Database): Promise<void> {
  await database.sessions.destroy({ where: {} });
  await database.secondFactors.destroy({ where: {} });
  await database.recoveryCodes.destroy({ where: {} });
  await database.siteConnections.destroy({ where: {} });
  await database.sponsoredUses.destroy({ where: {} });
  await database.entitlements.destroy({ where: {} });
  await database.purchaseKeys.destroy({ where: {} });
  await database.payments.destroy({ where: {} });
  await database.subscriptionSignups.destroy({ where: {} });
  await database.webhookEvents.destroy({ where: {} });
  await database.newsletterSubscribers.destroy({ where: {} });
  await database.newsletterIssues.destroy({ where: {} });
  await database.emailCaptures.destroy({ where: {} });
  await database.resourceDownloads.destroy({ where: {} });
  await database.reminders.destroy({ where: {} });
  await database.reminderSettings.destroy({ where: {} });
  await database.caseRecords.destroy({ where: {} });
  await database.caseVaults.destroy({ where: {} });
  await database.outgoingMails.destroy({ where: {} });
  await database.contacts.destroy({ where: {} });
  // Of messages and payments, and there are none of either.
  await database.keptTotals.update({ total: 0 }, { where: {} });
  await database.auditEntries.destroy({ where: {} });
  await database.rateLimits.destroy({ where: {} });
  // Sites that a test registered by themselves stay.
  await database.partners.destroy({ where: { userId: { [Op.ne]: null } } });
  await database.users.destroy({ where: {} });
}
