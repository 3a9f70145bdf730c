import { accounts, contacts, usage } from "@iep-insider/sdk/contract";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { limits } from "../src/http/limits.ts";
import { RateLimitStore } from "../src/http/RateLimitStore.ts";
import { jobs } from "../src/jobs/index.ts";
import { sweepRateLimits } from "../src/jobs/purges.ts";
import { rateLimitGrace } from "../src/jobs/retention.ts";
import { createJobRunner, turnEvery } from "../src/jobs/runner.ts";
import { noLimits, type TestApp } from "./createTestApp.ts";
import { expectErrorBody } from "./errorBody.ts";
import { countRequest, registration, supportRequest } from "./samples.ts";
import { anotherApp, useTestApp } from "./useTestApp.ts";

const support = contacts.sendSupportRequest.path;
const start = new Date("2026-11-21T10:20:30.000Z");
let now = start;
const options = {
  clock: () => now,
  environment: { trustedProxies: 1 },
  limits: {
    ...noLimits,
    supportRequests: { requests: 5, window: 3_600_000 },
    copiesToAddress: { requests: 1_000, window: 3_600_000 },
    counts: { requests: 3, window: 60_000 },
  },
};
const one = useTestApp(options);
const two = useTestApp({ ...options, beside: one });
beforeEach(async () => {
  now = start;
  await one.database.rateLimits.destroy({ where: {} });
  await one.database.contacts.destroy({ where: {} });
});

function send(app: TestApp, address = "203.0.113.7"): Promise<Response> {
  return app.request(support, { json: supportRequest(), headers: { "X-Forwarded-For": address } });
}

test("a limit lets exactly as many through as it says, however many processes share it", async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => send(index % 2 ? one : two)));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(11).fill(429)]);
  expect(await one.database.contacts.count()).toBe(5);
});

test("a large limit counts requests in leases: few writes, never more than it says, and a hundredth less per process", async () => {
  const limit = { requests: 400, window: 60_000 };
  const stores = [one, two].map(({ database }) => new RateLimitStore(database, () => now, limit));
  let statements = 0;
  for (const { database } of [one, two])
    database.sequelize.addHook("beforeQuery", "leases", () => void statements++);
  onTestFinished(() => {
    for (const { database } of [one, two]) database.sequelize.removeHook("beforeQuery", "leases");
  });
  const take = async (store: RateLimitStore) =>
    (await store.increment("a school")).totalHits <= limit.requests;
  const taken = [];
  for (let sent = 0; sent < 300; sent++) taken.push(...(await Promise.all(stores.map(take))));
  const passed = taken.filter(Boolean).length;
  expect(passed).toBeLessThanOrEqual(400);
  expect(passed).toBeGreaterThanOrEqual(396);
  expect(statements).toBeLessThan(200);

  now = new Date(start.getTime() + 60_000);
  expect(await Promise.all(stores.map(take))).toEqual([true, true]);
});

test("a limit says in words and in a header when to try again, and means it", async () => {
  for (let sent = 0; sent < 5; sent++) await send(one);
  const refused = await send(two);
  // The window ends with the full hour: 39 minutes and 30 seconds from now.
  expect(refused.headers.get("Retry-After")).toBe("2370");
  const body = await expectErrorBody(refused, 429, "rate_limited");
  expect(body.message).toBe("Too many requests. Please try again in 40 minutes.");

  now = new Date(start.getTime() + 2_369_000);
  expect((await send(one)).status).toBe(429);
  now = new Date(start.getTime() + 2_370_000);
  expect((await send(one)).status).toBe(201);
});

test("a limit counts each address by itself, and an IPv6 household as one", async () => {
  for (let sent = 0; sent < 5; sent++) await send(one, `2001:db8:1:2::${sent + 1}`);
  expect((await send(one, "2001:db8:1:2:ffff::1")).status).toBe(429);
  expect((await send(one, "2001:db8:9:9::1")).status).toBe(201);
  expect((await send(one, "203.0.113.8")).status).toBe(201);
});

test("a limit counts each kind of request by itself, also when their windows end together", async () => {
  now = new Date("2026-11-21T10:59:30.000Z");
  for (let sent = 0; sent < 6; sent++) await send(one);
  const count = () =>
    one.request(usage.count.path, { json: countRequest(), headers: { "X-Forwarded-For": "203.0.113.7" } });
  const answers = [await count(), await count(), await count(), await count()];
  expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 429]);
});

test("a limit counts wrong requests too", async () => {
  const wrong = () => one.request(support, { json: {}, headers: { "X-Forwarded-For": "203.0.113.9" } });
  for (let sent = 0; sent < 5; sent++) expect((await wrong()).status).toBe(400);
  expect((await wrong()).status).toBe(429);
});

test("a limit does not believe an address that no trusted proxy states", async () => {
  const direct = await anotherApp(one, { limits: one.services.limits });
  for (let sent = 0; sent < 5; sent++) await send(direct, `203.0.113.${sent + 20}`);
  expect((await send(direct, "203.0.113.40")).status).toBe(429);
});

test("a limit is kept without the address", async () => {
  await send(one, "203.0.113.77");
  const rows = (await one.database.rateLimits.findAll()).map((row) => row.toJSON());
  const row = {
    sender: expect.stringMatching(/^[0-9a-f]{64}$/),
    windowEnd: new Date("2026-11-21T11:00:00Z"),
    hits: 1,
  };
  // The network's, and that of the address that gets a copy.
  expect(rows).toEqual([row, row]);
});

test("the sweep removes ended windows and leaves the running ones", async () => {
  await send(one);
  now = new Date("2026-11-21T12:00:00.000Z");
  await send(one);
  const { signal } = new AbortController();
  const swept = await Promise.all([one, two].map((app) => sweepRateLimits.run(app.services, signal)));
  expect(swept.reduce((sum, rows) => sum + rows, 0)).toBe(2);
  const left = await one.database.rateLimits.findAll();
  const windowEnd = "2026-11-21T13:00:00.000Z";
  expect(left.map((row) => row.windowEnd.toISOString())).toEqual([windowEnd, windowEnd]);
});

test("the sweep drops an address within two hours, as the privacy page says", async () => {
  // The longest that one can be kept: from the first moment of a window of an hour.
  now = new Date("2026-11-21T10:00:00.000Z");
  await send(one);
  expect(await one.database.rateLimits.count()).toBe(2);
  const runner = createJobRunner(two.services, jobs);
  for (let passed = 0; passed < 2 * 3_600_000; passed += turnEvery) {
    await runner.turn();
    now = new Date(now.getTime() + turnEvery);
  }
  expect(await one.database.rateLimits.count()).toBe(0);
});

test("the sweep does so under every limit, also when it fails twice in a row", () => {
  const longestWindow = Math.max(...Object.values(limits).map(({ window }) => window));
  const longestKept = longestWindow + rateLimitGrace + sweepRateLimits.period + 3 * turnEvery;
  expect(longestKept).toBeLessThanOrEqual(2 * 3_600_000);
});

test("the limits of accounts come before anything else is looked at", async () => {
  const strict = await anotherApp(one, {
    limits: {
      ...noLimits,
      accountRequests: { requests: 1, window: 60_000 },
      signIns: { requests: 1, window: 60_000 },
      registrations: { requests: 1, window: 60_000 },
      mailRequests: { requests: 1, window: 60_000 },
      mailTokens: { requests: 1, window: 60_000 },
      exports: { requests: 1, window: 60_000 },
    },
  });
  for (const { method, path } of Object.values(accounts)) {
    await one.database.rateLimits.destroy({ where: {} });
    const wrong = () => strict.request(path, { method });
    const first = (await wrong()).status;
    expect([path, first === 400 || first === 401]).toEqual([path, true]);
    const refused = await wrong();
    expect(refused.headers.get("Retry-After")).toBe("30");
    await expectErrorBody(refused, 429, "rate_limited");
  }
  expect(strict.passwords.calls).toEqual([]);
});

test("the limits of accounts count one address under one limit, however it is written and whatever process it reaches", async () => {
  const strict = { ...noLimits, registrationsOfAddress: { requests: 2, window: 3_600_000 } };
  const apps = await Promise.all([one, two].map((app) => anotherApp(app, { limits: strict })));
  const answers = [];
  for (const [index, email] of ["a@example.org", "A@example.org", " a@Example.org"].entries())
    answers.push(await apps[index % 2]?.request(accounts.register.path, { json: registration({ email }) }));
  expect(answers.map((answer) => answer?.status)).toEqual([201, 409, 429]);
});
