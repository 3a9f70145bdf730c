import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { numberOf, readMetrics } from "../../tests/metricsText.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/testDatabase.ts";
import type { Mail } from "../mail/Mail.ts";
import { queueMail } from "../mail/queueMail.ts";
import { createPrometheus } from "./createPrometheus.ts";
import { createDatabaseMetrics } from "./databaseMetrics.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
let now: Date;
let shared: TestDatabase;
let app: TestApp;
/** What the mail server does with the next mails; it takes them when there is nothing here. */
let faults: unknown[];
const prometheus = createPrometheus();

beforeAll(async () => {
  shared = await createTestDatabase();
});
beforeEach(async () => {
  now = start;
  faults = [];
  const { outgoingMails, webhookEvents, jobRuns, aiSpending } = shared.database;
  await outgoingMails.destroy({ where: {} });
  await webhookEvents.destroy({ where: {} });
  await jobRuns.destroy({ where: {} });
  await aiSpending.destroy({ where: {} });
  const transport = {
    send: async () => {
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
    },
  };
  app = await createTestApp({
    clock: () => now,
    database: shared.database,
    transport,
    metrics: prometheus.metrics,
  });
});
afterEach(async () => {
  await app.close();
});
afterAll(() => shared.drop());

const read = async () => readMetrics(await createDatabaseMetrics(app.services)());
const { signal } = new AbortController();

function queue(dueAt: Date): Promise<void> {
  const mail: Mail = {
    kind: "verify-email",
    purpose: "security",
    subject: "A letter",
    usefulUntil: new Date(start.getTime() + 30 * 24 * 3_600_000),
    body: ["Hello"],
  };
  const quiet = { ...app.services, mailer: { soon: () => undefined } };
  const to = { email: "maria@example.org", userId: null };
  return app.database.transaction((transaction) => queueMail(quiet, transaction, to, mail, dueAt));
}

describe("what stands in the database", () => {
  test("is the same for whoever asks: mails that wait, when a webhook came, what jobs did, tokens of the day", async () => {
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
    expect(numberOf(samples, "iep_mail_queue_waiting")).toBe(2);
    expect(numberOf(samples, "iep_mail_queue_oldest_due_seconds")).toBe(90);
    expect(numberOf(samples, "iep_webhook_last_timestamp_seconds")).toBe(start.getTime() / 1000);
    const sendMails = { job: "send mails" };
    expect(numberOf(samples, "iep_job_last_success_timestamp_seconds", sendMails)).toBe(
      start.getTime() / 1000,
    );
    expect(numberOf(samples, "iep_ai_tokens_today")).toBe(4_000);
  });

  test("tells mails that were sent, that failed and that were given up", async () => {
    const tried = async (result: string) =>
      numberOf(readMetrics(await prometheus.text()), "iep_mail_attempts_total", { result }) ?? 0;
    const before = [await tried("sent"), await tried("failed"), await tried("given_up")];
    const more = async () => [
      (await tried("sent")) - (before[0] ?? 0),
      (await tried("failed")) - (before[1] ?? 0),
      (await tried("given_up")) - (before[2] ?? 0),
    ];
    await queue(start);
    faults = [new Error("greylisted")];
    await app.services.mailer.deliver(signal);
    expect(await more()).toEqual([0, 1, 0]);
    now = new Date(start.getTime() + 3_600_000);
    await app.services.mailer.deliver(signal);
    expect(await more()).toEqual([1, 1, 0]);

    await queue(now);
    now = new Date(start.getTime() + 40 * 24 * 3_600_000);
    await app.services.mailer.deliver(signal);
    expect(await more()).toEqual([1, 1, 1]);
    expect(numberOf(await read(), "iep_mail_queue_given_up")).toBe(1);
    expect(numberOf(await read(), "iep_mail_queue_waiting")).toBe(0);
  });
});

describe("a database that is gone", () => {
  test("takes no other number along: the answer comes, and says so", async () => {
    const other = await createTestDatabase();
    await other.database.close();
    const gone = createDatabaseMetrics({ ...app.services, database: other.database });
    const samples = readMetrics(await gone());
    expect(
      samples.map(({ name }) => name).filter((name) => !name.startsWith("iep_database_connections")),
    ).toEqual(["iep_database_up"]);
    expect(numberOf(samples, "iep_database_up")).toBe(0);
    await other.drop();
  });

  test("that hangs is waited for no longer than a scrape can, and not asked twice", async () => {
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
    expect(numberOf(readMetrics(await slow()), "iep_database_up")).toBe(0);
    expect(numberOf(readMetrics(await slow()), "iep_database_up")).toBe(0);
    expect(asked).toBe(1);
  });
});
