import { defineConfig } from "vitest/config";
import api from "./vitest.config.ts";

/**
 * The tests that a second database can fail: `npm test` runs all on SQLite and these on MariaDB, `npm test -- full` all
 * on both. Needs `TEST_DATABASE_URL`. A test belongs here when what it asserts depends on how a database locks, compares,
 * sorts, or counts.
 */
export default defineConfig({
  test: {
    ...api.test,
    name: "api-mariadb",
    setupFiles: ["./tests/onMariaDb.ts"],
    include: [
      // The schema: the migrations, their way back, the columns of the models, and the lock.
      "src/database/*.test.ts",
      // Locks and turns: two processes, one of which may do it.
      "src/jobs/runner.test.ts",
      "src/mail/createMailer.test.ts",
      "src/newsletter/issue.test.ts",
      "tests/manyAccounts.test.ts",
      // Rows that many write at once: upserts, counters, revisions, limits.
      "tests/limits.test.ts",
      "src/usage/usage.test.ts",
      "src/ai/counts/countAnswer.test.ts",
      "src/ai/model/spending.test.ts",
      "src/partners/spending.test.ts",
      "src/partners/changedMeanwhile.test.ts",
      "src/caseSync/caseSync.test.ts",
      // Uses and money: one purchase is spent once, one event is booked once, whatever comes at the same moment.
      "src/access/uses.test.ts",
      "src/ai/returnUse.test.ts",
      "src/access/access.test.ts",
      "src/access/sponsored/sponsored.test.ts",
      "tests/billing/webhooks.test.ts",
      "tests/billing/operatorRefunds.test.ts",
      "tests/billing/reconcile.test.ts",
      // Addresses and names as they compare and sort, foreign keys as they hold.
      "src/accounts/registration.test.ts",
      "src/accounts/deletion.test.ts",
      "src/accounts/rights.test.ts",
      // Search, pages, totals, and the indexes that they use.
      "src/admin/contacts/search.test.ts",
      "src/admin/contacts/contacts.test.ts",
      "src/admin/contacts/sendAnswer.test.ts",
      "src/admin/today/today.test.ts",
      "src/admin/indexes.test.ts",
      "src/admin/list/readChain.test.ts",
      "src/admin/payments/payments.test.ts",
      "src/admin/users/users.test.ts",
      "src/partners/statistics/indexes.test.ts",
      "src/partners/statistics/statistics.test.ts",
      // Days and moments: what is due, and what is too old.
      "src/admin/usage/usage.test.ts",
      "src/jobs/removeInBatches.test.ts",
      "src/reminders/reminders.test.ts",
      "src/accounts/purge.test.ts",
      "src/usage/purge.test.ts",
      "src/contacts/purge.test.ts",
    ],
  },
});
