import { adminHealth, type HealthCheck, type HealthCheckName } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { createTestApp, type TestApp } from "../../../tests/createTestApp.ts";
import { operator } from "../../../tests/operators.ts";
import { dialect } from "../../../tests/testDatabase.ts";
import { readEnvironment } from "../../environment.ts";
import { jobs } from "../../jobs/index.ts";
import { checksOf, type Found } from "./checksOf.ts";
import { jobHealth } from "./readHealth.ts";

const now = new Date("2026-11-21T10:20:30.000Z");
const found: Found = {
  now,
  shared: { oldestDue: null, lastWebhook: now, tokensToday: 0 },
  serverVersion: "11.8.3-MariaDB",
  mailsHeldUp: 0,
  migrations: { all: 29, pending: 0 },
  release: { state: "published", version: "1.0.0" },
};

/** Everything set, for real. Each secret has a word in it that nothing else has. */
const production = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://iep.example",
  TRUST_PROXY: "1",
  DATABASE_URL: "mysql://iep:secretword@db.example:3306/iep",
  SERVER_SECRET: "secretword-0123456789abcdef0123456789abcdef",
  SMTP_URL: "smtps://iep:secretword@mail.example:465",
  MAIL_FROM: "IEP Insider <hello@iep.example>",
  SUPPORT_EMAIL: "help@iep.example",
  STRIPE_SECRET_KEY: "sk_live_secretword",
  STRIPE_PUBLISHABLE_KEY: "pk_live_secretword",
  STRIPE_WEBHOOK_SECRET: "whsec_secretword",
  OPERATOR_NAME: "Example Inc.",
  OPERATOR_ADDRESS: "1 Main Street | Springfield, MA 01101",
  OPENAI_API_KEY: "sk-secretword",
  OPENAI_INPUT_PRICE: "0.75",
  OPENAI_OUTPUT_PRICE: "4.5",
  METRICS_PORT: "9464",
  ADVERTISING_TAG_ID: "AW-123456789",
};

const shared = (more: Partial<Found["shared"]>) => ({ shared: { ...found.shared, ...more } });
const due = (milliseconds: number) => shared({ oldestDue: new Date(now.getTime() - milliseconds) });

function looked(
  name: HealthCheckName,
  changes: Record<string, string> = {},
  more: Partial<Found> = {},
): HealthCheck {
  const checks = checksOf(readEnvironment({ ...production, ...changes }), { ...found, ...more });
  const check = checks.find((each) => each.name === name);
  if (!check) throw new Error(`${name} is not looked at.`);
  return check;
}

test("the health checks are all ok with production settings, and show no part of a secret", () => {
  const checks = checksOf(readEnvironment(production), found);
  expect(checks.filter(({ state }) => state !== "ok")).toEqual([]);
  expect(checks.flatMap(({ settings }) => settings)).toEqual([]);
  const said = JSON.stringify(checks);
  expect(said).not.toMatch(/secretword|sk_|pk_|whsec_|sk-|db\.example|mail\.example/);
  expect(said).toContain("help@iep.example");
});

test("the health checks of a demo show stand-ins and gaps, each with the settings that change it", () => {
  const checks = checksOf(readEnvironment({}), {
    ...found,
    ...shared({ lastWebhook: null }),
  });
  const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  expect(states).toEqual({
    mode: "stand_in",
    origin: "ok",
    proxies: "ok",
    database: "stand_in",
    migrations: "ok",
    payments: "stand_in",
    webhooks: "missing",
    mail: "stand_in",
    support: "missing",
    ai: "stand_in",
    operator: "missing",
    advertising: "ok",
    metrics: "missing",
    elements: "ok",
  });
  for (const { state, settings, name } of checks.filter((each) => each.name !== "webhooks"))
    expect(settings.length > 0, name).toBe(state !== "ok");
});

test.each<[string, HealthCheckName, Record<string, string>, Partial<Found>, HealthCheck["state"]]>([
  ["https, and no proxy is trusted", "proxies", { TRUST_PROXY: "0" }, {}, "missing"],
  ["migrations that were not run", "migrations", {}, { migrations: { all: 29, pending: 2 } }, "failing"],
  ["test keys", "payments", { STRIPE_SECRET_KEY: "sk_test_a" }, {}, "stand_in"],
  ["no event ever", "webhooks", {}, shared({ lastWebhook: null }), "missing"],
  ["a mail server that is not reached", "mail", {}, { mailsHeldUp: 1 }, "failing"],
  ["a mail that is an hour late", "mail", {}, due(3_600_000), "failing"],
  ["a mail that is a minute late", "mail", {}, due(60_000), "ok"],
  ["a day's tokens used up", "ai", { OPENAI_DAILY_TOKENS: "500" }, shared({ tokensToday: 500 }), "failing"],
  ["tokens left", "ai", { OPENAI_DAILY_TOKENS: "500" }, shared({ tokensToday: 499 }), "ok"],
  ["no built elements", "elements", {}, { release: { state: "not_built", version: null } }, "missing"],
  ["no prices", "ai_prices", { OPENAI_INPUT_PRICE: "", OPENAI_OUTPUT_PRICE: "" }, {}, "missing"],
])("what is set up with %s: %s", (_, name, changes, more, state) => {
  expect(looked(name, changes, more).state).toBe(state);
});

const hourly = { name: "hourly", period: 3_600_000 };
test.each([
  ["that never ran", null, "missing", null],
  ["of this hour", "2026-11-21T10:00:01.000Z", "ok", "2026-11-21T11:00:00.000Z"],
  ["of the hour before, long due", "2026-11-21T09:59:00.000Z", "failing", null],
])("a job %s", (_, ranAt, state, nextDueAt) => {
  expect(jobHealth(hourly, ranAt === null ? null : new Date(ranAt), now)).toMatchObject({ state, nextDueAt });
});

test("a job is not late while the next turn may still run it", () => {
  const justDue = new Date("2026-11-21T10:09:00.000Z");
  const last = new Date("2026-11-21T09:59:00.000Z");
  expect(jobHealth(hourly, last, justDue)).toMatchObject({ state: "ok", nextDueAt: null });
});

describe("GET /api/admin/health", () => {
  let app: TestApp;
  let headers: { Authorization: string };
  beforeAll(async () => {
    app = await createTestApp({ clock: () => now, environment: { smtpUrl: "smtp://mail.example" } });
    ({ headers } = await operator(app));
  });
  afterAll(() => app.close());

  test("returns the health report of the contract", async () => {
    await app.database.jobRuns.create({ job: "send mails", ranAt: now });
    const health = await callAs(app, adminHealth.readHealth, headers);
    expect(health.checkedAt).toBe(now.toISOString());
    expect(Date.parse(health.process.startedAt)).toBeLessThanOrEqual(Date.now());
    expect(health.jobs.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name));
    expect(health.jobs.filter(({ state }) => state === "ok").map(({ name }) => name)).toEqual(["send mails"]);
    const version = health.checks
      .find(({ name }) => name === "database")
      ?.facts.find(({ name }) => name === "server_version")?.value;
    expect(version).toMatch(dialect === "mysql" ? /^\d+\.\d+\.\d+/ : /^3\.\d+/);
    expect(health.mails).toMatchObject({ givenUp: 0 });
  });

  test("finds the mails that the mail server holds up", async () => {
    await app.database.outgoingMails.destroy({ where: {} });
    const mail = { userId: null, kind: "newsletter", content: "x", createdAt: now, nextAttemptAt: now };
    await app.database.outgoingMails.create({ ...mail, failure: "no_connection" });
    const stateOfMail = async () => {
      const health = await callAs(app, adminHealth.readHealth, headers);
      return [health.mails.oldestDue, health.checks.find(({ name }) => name === "mail")?.state];
    };
    expect(await stateOfMail()).toEqual([now.toISOString(), "failing"]);
    // Their own address is at fault.
    await app.database.outgoingMails.update(
      { failure: "address_refused" },
      { where: { failure: "no_connection" } },
    );
    expect(await stateOfMail()).toEqual([now.toISOString(), "ok"]);
  });
});
