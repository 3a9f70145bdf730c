import type { Database } from "../src/database/openDatabase.ts";

/** Removes all accounts and what hangs on them, so that a test begins with none. */
export async function emptyAccounts(database: Database): Promise<void> {
  await database.sessions.destroy({ where: {} });
  await database.entitlements.destroy({ where: {} });
  await database.outgoingMails.destroy({ where: {} });
  await database.contacts.destroy({ where: {} });
  await database.rateLimits.destroy({ where: {} });
  await database.users.destroy({ where: {} });
}
