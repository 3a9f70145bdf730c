import { countedEvents, siteKeyHeader, usage } from "@iep-insider/sdk/contract";
import { QueryTypes } from "sequelize";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { noLimits } from "../../tests/createTestApp.ts";
import { expectWrongFields } from "../../tests/errorBody.ts";
import { countRequest } from "../../tests/samples.ts";
import { registerSite } from "../../tests/sites.ts";
import { anotherApp, useEmptyApp, useTestApp } from "../../tests/useTestApp.ts";
import { createCounter } from "./service.ts";
import { storedSubject } from "./subject.ts";

const { path } = usage.count;

const app = useEmptyApp("2026-11-21T23:59:59.999Z");
const other = useTestApp({ beside: app });
beforeEach(() => app.database.usageCounts.destroy({ where: {} }));

const ours = () => app.services.environment.publicOrigin;

async function counted() {
  const rows = await app.database.usageCounts.findAll({ order: ["day", "event", "subject", "siteKey"] });
  return rows.map((row) => row.toJSON());
}

test("POST /api/count counts by day, event, subject and site key, and answers nothing", async () => {
  const response = await app.request(path, { json: countRequest(), headers: { Origin: ours() } });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  app.now = new Date("2026-11-22T00:00:00.000Z");
  await app.request(path, { json: countRequest(), headers: { Origin: ours() } });
  await app.request(path, { json: countRequest(), headers: { Origin: ours() } });
  expect(await counted()).toEqual([
    { day: "2026-11-21", event: "tool_load", subject: "aide-screener", siteKey: "", count: 1 },
    { day: "2026-11-22", event: "tool_load", subject: "aide-screener", siteKey: "", count: 2 },
  ]);
});

test("POST /api/count counts a tool and its sample in one row, whichever of its ids an event names", async () => {
  for (const subject of [
    "letters",
    "letter-generator",
    "/tools/letters/sample",
    "/tools/letter-generator/sample",
  ])
    expect((await app.request(path, { json: countRequest({ subject }) })).status).toBe(204);
  expect(await counted()).toMatchObject([
    { subject: "/tools/letters/sample", count: 2 },
    { subject: "letters", count: 2 },
  ]);
});

test.each(countedEvents)("POST /api/count knows the event %s", async (event) => {
  expect((await app.request(path, { json: countRequest({ event, subject: "/pricing" }) })).status).toBe(204);
  expect(await counted()).toMatchObject([{ event, subject: "/pricing", count: 1 }]);
});

test.each([
  ["/admin/users", "/admin/users"],
  ["/404", "/404"],
  ["/my-son-maximilian", "/other"],
  ["/pricing/maximilian", "/other"],
])("POST /api/count counts the path %s as %s: only pages there are have a row", async (subject, counts) => {
  await app.request(path, { json: countRequest({ event: "page_view", subject }) });
  expect(await counted()).toMatchObject([{ subject: counts, count: 1 }]);
});

test("POST /api/count marks events that neither our pages nor a registered site sent", async () => {
  const sent = [
    [{ Origin: ours() }, ""],
    [{ Origin: ours(), "Sec-Fetch-Site": "same-origin" }, ""],
    [{}, "unverified"],
    [{ Origin: "https://anybody.example" }, "unverified"],
    [await registerSite(app, "site_verified1"), "site_verified1"],
  ] as const;
  for (const [headers, siteKey] of sent) {
    await app.database.usageCounts.destroy({ where: {} });
    await app.request(path, { json: countRequest(), headers });
    expect(await counted(), JSON.stringify(headers)).toMatchObject([{ siteKey, count: 1 }]);
  }
});

test("POST /api/count limits the events per site key and minute, over all its visitors", async () => {
  const limits = { ...noLimits, countsOfSite: { requests: 2, window: 60_000 } };
  const strict = await anotherApp(app, { limits });
  const one = await registerSite(app, "site_flooded1");
  const other = await registerSite(app, "site_flooded2");
  const statuses = [];
  for (const headers of [one, one, one, other])
    statuses.push((await strict.request(path, { json: countRequest(), headers })).status);
  expect(statuses).toEqual([204, 204, 429, 204]);
});

test("POST /api/count tells site keys apart to the letter", async () => {
  for (const siteKey of ["site_ABCDEFGH", "site_abcdefgh", "site_abcdefgh"]) {
    await app.request(path, { json: countRequest(), headers: await registerSite(app, siteKey) });
  }
  expect((await counted()).map((row) => [row.siteKey, row.count])).toEqual([
    ["site_ABCDEFGH", 1],
    ["site_abcdefgh", 2],
  ]);
});

test.each(["site_short", "", `site_${"a".repeat(65)}`])("%j is no site key", async (siteKey) => {
  const response = await app.request(path, {
    json: countRequest(),
    headers: { [siteKeyHeader]: siteKey, Origin: ours() },
  });
  expect(response.status).toBe(204);
  expect(await counted()).toMatchObject([{ siteKey: "", count: 1 }]);
});

test.each([
  ["a word that is no tool", "my-son-maximilian"],
  ["a path with a query", "/pricing?child=Max"],
  ["a path with a dot", "/../etc"],
  ["too much", `/${"a".repeat(64)}`],
])("POST /api/count refuses %s as a subject and counts nothing", async (_, subject) => {
  const response = await app.request(path, { json: countRequest({ subject }) });
  await expectWrongFields(response, "subject");
  expect(await counted()).toEqual([]);
});

test("two processes at the same moment both count, in one statement per batch", async () => {
  const occurrence = { event: "tool_load", subject: storedSubject("aide-screener"), siteKey: "" } as const;
  const another = { ...occurrence, subject: "/pricing" } as const;
  const services = [app, other].map(({ database }) => ({ database, clock: () => app.now, batchPeriod: 50 }));
  let statements = 0;
  for (const { database } of services)
    database.sequelize.addHook("beforeQuery", "count", ({ type }) => {
      if (type === QueryTypes.INSERT) statements += 1;
    });
  onTestFinished(() => {
    for (const { database } of services) database.sequelize.removeHook("beforeQuery", "count");
  });
  const counters = services.map((each) => createCounter(each));
  for (const round of [1, 2]) {
    const countAll = () => counters.flatMap((count) => [count(occurrence), count(another)]);
    await Promise.all(Array.from({ length: 500 }, countAll).flat());
    expect((await counted()).map((row) => row.count)).toEqual([1000 * round, 1000 * round]);
  }
  // Four batches. MariaDB may end one that meets the other process's, which is then sent again.
  expect(statements).toBeLessThan(10);
});

test("a count that the database refuses is refused to its caller, and the next batch is stored", async () => {
  const count = createCounter(app.services);
  const occurrence = { event: "page_view", subject: "/pricing" } as const;
  await expect(count({ ...occurrence, siteKey: null as never })).rejects.toThrow();
  await count({ ...occurrence, siteKey: "" });
  expect(await counted()).toMatchObject([{ count: 1 }]);
});
