import { storedToolName } from "@iep-insider/sdk/catalog";
import { adminToday } from "@iep-insider/sdk/contract";
import { provisions } from "@iep-insider/sdk/law";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { writeContacts } from "../../../tests/contactRow.ts";
import { createTestApp, type TestApp } from "../../../tests/createTestApp.ts";
import { operator } from "../../../tests/operators.ts";
import { readEnvironment } from "../../environment.ts";
import { changeTotals } from "../../totals/totals.ts";

let now = new Date("2026-11-22T03:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const { ai } = readEnvironment({
  OPENAI_API_KEY: "sk-test",
  OPENAI_INPUT_PRICE: "1",
  OPENAI_OUTPUT_PRICE: "4",
});
let app: TestApp;
let headers: { Authorization: string };

beforeAll(async () => {
  app = await createTestApp({ clock: () => now, environment: { ai, smtpUrl: "smtp://mail.example" } });
  ({ headers } = await operator(app));
});
afterAll(() => app.close());

const today = () => callAs(app, adminToday.readToday, headers);

test("GET /api/admin/today is quiet where nothing waits", async () => {
  await app.database.outgoingMails.destroy({ where: {} });
  expect(await today()).toMatchObject({
    checkedAt: now.toISOString(),
    messages: { waiting: 0, oldest: null },
    mails: { sendable: 0, givenUp: 0 },
    disputes: { recent: 0, all: 0 },
    siteKeysWaiting: 0,
    lawToReadAgain: { federal: 0, states: 0 },
    ai: { tokens: 0, dailyTokens: ai?.dailyTokens, cost: 0 },
    health: { failingChecks: [] },
  });
});

test("GET /api/admin/today counts open items, with old disputes and given-up mails apart", async () => {
  const { aiCounts, aiSpending, outgoingMails, partners, payments } = app.database;
  await writeContacts(
    app.database,
    { createdAt: ago(2) },
    { createdAt: ago(3), isPro: true },
    { createdAt: ago(9), isAnswered: true },
  );
  const mail = { userId: null, kind: "purchased", createdAt: ago(4), nextAttemptAt: null, givenUpAt: ago(1) };
  await outgoingMails.bulkCreate([
    { ...mail, content: "sealed", usefulUntil: new Date(now.getTime() + 1) },
    { ...mail, content: "sealed", usefulUntil: ago(1) },
    { ...mail, content: null, usefulUntil: new Date(now.getTime() + 1) },
  ]);
  const buyer = { userId: null, email: "a@example.org", emailKey: "a@example.org", toolUsed: null };
  const payment = {
    ...buyer,
    paymentType: "quiz",
    amount: 499,
    status: "disputed",
    createdAt: ago(90),
  } as const;
  await payments.bulkCreate([
    { ...payment, updatedAt: ago(2) },
    { ...payment, updatedAt: ago(31) },
  ]);
  await app.database.transaction((transaction) =>
    changeTotals(app.database, transaction, { "payments disputed": 2 }),
  );
  const times = { createdAt: now, updatedAt: now };
  const site = { name: "Center", allowedOrigins: "[]", active: true, ...times } as const;
  await partners.bulkCreate([
    { ...site, siteKey: "site_waiting1", status: "applied" },
    { ...site, siteKey: "site_approved1", status: "approved" },
  ]);
  await aiSpending.create({ day: "2026-11-22", tokens: 1234 });
  const tool = storedToolName("goal-analyzer");
  const count = { tool, engine: "openai", outcome: "answered", failure: "" } as const;
  await aiCounts.bulkCreate([
    { ...count, day: "2026-11-22", cost: 70_000 },
    { ...count, day: "2026-11-21", cost: 90_000 },
  ]);
  await outgoingMails.create({
    ...{ userId: null, kind: "purchased", content: "x", createdAt: now },
    ...{ nextAttemptAt: now, failure: "no_connection", usefulUntil: null },
  });
  expect(await today()).toMatchObject({
    messages: { waiting: 2, oldest: ago(3).toISOString() },
    mails: { sendable: 1, givenUp: 3 },
    disputes: { recent: 1, all: 2 },
    siteKeysWaiting: 1,
    ai: { tokens: 1234, cost: 70_000 },
    health: { failingChecks: ["mail"] },
  });
  await aiSpending.update({ tokens: 1_000_000_000 }, { where: { day: "2026-11-22" } });
  expect((await today()).health.failingChecks, "the AI's limit is told of beside it").toEqual(["mail"]);
});

test("GET /api/admin/today counts federal provisions and state facts that were last read over a year ago", async () => {
  const before = now;
  const days = Object.values(provisions).map(({ asOf }) => asOf);
  const [first = ""] = days.toSorted();
  const aYearLater = `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`;
  now = new Date(`${aYearLater}T12:00:00.000Z`);
  ({ headers } = await operator(app, "a-year-later@example.org"));
  expect((await today()).lawToReadAgain.federal, "a year to the day").toBe(0);
  now = new Date(now.getTime() + 24 * 3_600_000);
  expect((await today()).lawToReadAgain.federal).toBe(days.filter((day) => day === first).length);
  now = new Date(now.getTime() + 365 * 24 * 3_600_000);
  ({ headers } = await operator(app, "two-years-later@example.org"));
  const { federal, states } = (await today()).lawToReadAgain;
  expect(federal).toBe(days.length);
  expect(states).toBeGreaterThan(51 * 6);
  now = before;
});
