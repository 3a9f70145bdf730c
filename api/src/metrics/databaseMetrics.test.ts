import { expect, test } from "vitest";
import { numberOf, readMetrics } from "../../tests/metricsText.ts";
import { createTestDatabase } from "../../tests/testDatabase.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import { queueMail } from "../mail/queueMail.ts";
import { createDatabaseMetrics } from "./databaseMetrics.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
const app = useTestApp({ clock: () => start });
const read = async () => readMetrics(await createDatabaseMetrics(app.services)());

function queue(dueAt: Date): Promise<void> {
  const usefulUntil = new Date(start.getTime() + 30 * 24 * 3_600_000);
  const mail = {
    kind: "verify-email",
    purpose: "security",
    subject: "A letter",
    title: "A letter",
    usefulUntil,
  } as const;
  const quiet = { ...app.services, mailer: { soon: () => undefined } };
  const to = { email: "maria@example.org", userId: null };
  return app.database.transaction((transaction) =>
    queueMail(quiet, transaction, to, { ...mail, body: ["Hello"] }, dueAt),
  );
}

test("database metrics are the same from every process", async () => {
  const empty = await read();
  expect(numberOf(empty, "iep_database_up")).toBe(1);
  expect(numberOf(empty, "iep_mail_queue_waiting")).toBe(0);
  expect(numberOf(empty, "iep_mail_queue_oldest_due_seconds")).toBe(0);
  expect(numberOf(empty, "iep_webhook_last_timestamp_seconds")).toBeUndefined();

  await queue(new Date(start.getTime() - 90_000));
  await queue(new Date(start.getTime() + 3_600_000));
  await app.database.webhookEvents.create({ id: "evt_1", type: "invoice.paid", createdAt: start });
  await app.database.jobRuns.create({ job: "send mails", ranAt: start });
  await app.database.aiSpending.create({ day: "2026-11-21", tokens: 4_000 });
  await app.database.aiSpending.create({ day: "2026-11-20", tokens: 9_000 });
  const samples = await read();
  const seconds = start.getTime() / 1000;
  const job = { job: "send mails" };
  expect(numberOf(samples, "iep_mail_queue_waiting")).toBe(2);
  expect(numberOf(samples, "iep_mail_queue_oldest_due_seconds")).toBe(90);
  expect(numberOf(samples, "iep_webhook_last_timestamp_seconds")).toBe(seconds);
  expect(numberOf(samples, "iep_job_last_success_timestamp_seconds", job)).toBe(seconds);
  expect(numberOf(samples, "iep_ai_tokens_today")).toBe(4_000);
});

test("a lost database does not break the other metrics: the response comes, and says so", async () => {
  const other = await createTestDatabase();
  await other.database.close();
  const samples = readMetrics(await createDatabaseMetrics({ ...app.services, database: other.database })());
  const names = samples.map(({ name }) => name).filter((name) => !name.startsWith("iep_database_conn"));
  expect([names, numberOf(samples, "iep_database_up")]).toEqual([["iep_database_up"], 0]);
  await other.drop();
});

test("a hanging database is waited for no longer than a scrape allows, and not queried twice", async () => {
  let asked = 0;
  const neverAnswers = () => {
    asked++;
    return new Promise(() => undefined);
  };
  const hanging = new Proxy(app.database.jobRuns, {
    get: (runs, name, receiver) => (name === "findAll" ? neverAnswers : Reflect.get(runs, name, receiver)),
  });
  const database = { ...app.database, jobRuns: hanging };
  const slow = createDatabaseMetrics({ ...app.services, database }, 100);
  for (let times = 0; times < 2; times++)
    expect(numberOf(readMetrics(await slow()), "iep_database_up")).toBe(0);
  expect(asked).toBe(1);
});
