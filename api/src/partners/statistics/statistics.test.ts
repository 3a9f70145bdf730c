import {
  type PartnerStatistics,
  partnerStatistics,
  type StatisticsToRead,
  usage,
} from "@iep-insider/sdk/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { expectErrorBody, expectWrongFields } from "../../../tests/errorBody.ts";
import { person } from "../../../tests/operators.ts";
import { registerSite } from "../../../tests/sites.ts";
import { useTestApp } from "../../../tests/useTestApp.ts";
import { mintFrameToken } from "../frameToken.ts";
import { count, type Manager, managerOf } from "./tests/partnerOf.ts";

const siteKey = "site_statistics";
let now = new Date("2026-11-22T10:00:00.000Z");
let manager: Manager;

const app = useTestApp({ clock: () => now, environment: { publicOrigin: "https://iep.example" } });
beforeAll(async () => {
  manager = await managerOf(app, siteKey, "director@center.example");
});
beforeEach(async () => {
  now = new Date("2026-11-22T10:00:00.000Z");
  await app.database.usageCounts.destroy({ where: {} });
  await app.database.languageCounts.destroy({ where: {} });
});

function read(asked: StatisticsToRead): Promise<PartnerStatistics> {
  return callAs(app, partnerStatistics.getStatistics, manager.headers, { by: "day", ...asked });
}

function query(asked: StatisticsToRead): string {
  return String(new URLSearchParams({ from: asked.from, to: asked.to, by: asked.by ?? "day" }));
}

const today = { from: "2026-11-22", to: "2026-11-22" };
const november = { from: "2026-11-01", to: "2026-11-22" };
const loads = (count: number) => ({ tool_load: count, tool_start: null, tool_complete: null });

test("a partner's page has nothing to show after ten loads, and eleven after the eleventh", async () => {
  const load = () =>
    app.request(usage.count.path, {
      json: { event: "tool_load", subject: "rights-guide" },
      headers: manager.page,
    });
  for (let time = 0; time < 10; time += 1) expect((await load()).status).toBe(204);
  expect(await read(today)).toMatchObject({ cells: [], totals: [], periods: [{ ...today, isOver: false }] });
  await load();
  expect(await read(today)).toMatchObject({
    cells: [
      { tool: null, from: "2026-11-22", figures: loads(11) },
      { tool: "rights-guide", from: "2026-11-22", figures: loads(11) },
    ],
    totals: [
      { tool: null, figures: loads(11) },
      { tool: "rights-guide", figures: loads(11) },
    ],
  });
});

test("a partner's page in a frame counts for the key; our preview counts for no one", async () => {
  const json = { event: "tool_load", subject: "rights-guide" };
  const ours = { "X-Site-Key": siteKey, Origin: "https://iep.example" };
  const framed = { ...ours, "X-Frame-Token": mintFrameToken(app.services, siteKey) };
  expect((await app.request(usage.count.path, { json, headers: framed })).status).toBe(204);
  expect((await app.request(usage.count.path, { json, headers: ours })).status).toBe(204);
  const rows = await app.database.usageCounts.findAll({ raw: true });
  expect(rows).toEqual([{ day: "2026-11-22", event: "tool_load", subject: "rights", siteKey, count: 1 }]);
});

test("the figures are of every key the partner ever had, and of no other's", async () => {
  const { partnerId } = manager;
  await app.database.partnerKeys.create({
    siteKey: "site_yearsago",
    partnerId,
    createdAt: new Date("2025-01-01"),
    endsAt: new Date("2025-02-01"),
  });
  await registerSite(app, "site_somebodyelse");
  await count(app, siteKey, "2026-11-21", "letter-generator", 6);
  await count(app, "site_yearsago", "2026-11-21", "letter-generator", 5);
  await count(app, "site_somebodyelse", "2026-11-21", "letter-generator", 100);
  await count(app, "", "2026-11-21", "letter-generator", 100);
  const { totals } = await read(november);
  expect(totals).toEqual([
    { tool: null, figures: loads(11) },
    { tool: "letter-generator", figures: loads(11) },
  ]);
});

test("the figures are of tools' loads, starts and completions alone", async () => {
  await count(app, siteKey, "2026-11-21", "letter-generator", 30);
  await count(app, siteKey, "2026-11-21", "letter-generator", 20, "tool_start");
  await count(app, siteKey, "2026-11-21", "letter-generator", 12, "tool_complete");
  await count(app, siteKey, "2026-11-21", "letter-generator", 99, "tool_usage");
  await count(app, siteKey, "2026-11-21", "/pricing", 99, "page_view");
  const { totals } = await read(november);
  const figures = { tool_load: 30, tool_start: 20, tool_complete: 12 };
  expect(totals).toEqual([
    { tool: null, figures },
    { tool: "letter-generator", figures },
  ]);
});

test("the figures take whole weeks and months, up to those of today", async () => {
  expect(await read({ from: "2026-10-20", to: "2099-01-01", by: "month" })).toMatchObject({
    from: "2026-10-01",
    to: "2026-11-30",
    today: "2026-11-22",
  });
});

test("the figures begin with the first month that is kept whole", async () => {
  await count(app, siteKey, "2024-11-25", "letter-generator", 50);
  await count(app, siteKey, "2024-12-01", "letter-generator", 20);
  const { earliest, from, totals } = await read({ from: "2024-01-01", to: "2024-12-31" });
  expect([earliest, from, totals[1]?.figures]).toEqual(["2024-12-01", "2024-12-01", loads(20)]);
  now = new Date("2026-12-01T00:00:00.000Z");
  expect((await read({ from: "2025-01-01", to: "2025-01-02" })).earliest).toBe("2024-12-01");
});

test("the figures of small days come when the week is over", async () => {
  for (const day of ["2026-11-15", "2026-11-17", "2026-11-20"])
    await count(app, siteKey, day, "letter-generator", 5);
  now = new Date("2026-11-21T23:59:59.999Z");
  expect((await read({ ...november, by: "week" })).cells).toEqual([]);
  now = new Date("2026-11-22T00:00:00.000Z");
  expect((await read({ ...november, by: "week" })).cells).toEqual([
    { tool: null, from: "2026-11-15", figures: loads(15) },
    { tool: "letter-generator", from: "2026-11-15", figures: loads(15) },
  ]);
  expect(await read(november)).toMatchObject({ cells: [], totals: [{ tool: null }, { figures: loads(15) }] });
});

test("the figures of tools that are little used come together when the month is over", async () => {
  for (const tool of ["letter-generator", "rights-guide", "goal-analyzer"] as const)
    await count(app, siteKey, "2026-10-15", tool, 6);
  const october = { from: "2026-10-01", to: "2026-10-31" };
  expect((await read({ ...october, by: "month" })).cells).toEqual([
    { tool: null, from: "2026-10-01", figures: loads(18) },
  ]);
  expect((await read({ ...october, to: "2026-10-30" })).totals).toEqual([]);
});

test("the figures tell an element's language by month once the month is over, never by tool", async () => {
  const load = (language: string, subject = "rights-guide") =>
    app.request(usage.count.path, {
      json: { event: "tool_load", subject },
      headers: { ...manager.page, "Accept-Language": language },
    });
  for (let time = 0; time < 12; time += 1) {
    await load("es-US");
    await load("en-US");
    // What a browser in Spanish says of itself.
    await load("es-US,es;q=0.9");
  }
  await load("es-US", "/pricing");
  await app.request(usage.count.path, {
    json: { event: "tool_load", subject: "rights-guide" },
    headers: { "Accept-Language": "es-US" },
  });
  expect(await app.database.languageCounts.findAll({ raw: true })).toEqual([
    { day: "2026-11-22", event: "tool_load", language: "es", siteKey, count: 12 },
  ]);
  const asked = { from: "2026-11-01", to: "2026-11-30" };
  expect((await read(asked)).languages).toEqual([]);
  now = new Date("2026-12-01T10:00:00.000Z");
  expect((await read(asked)).languages).toEqual([
    { language: "en", from: "2026-11-01", figures: loads(24) },
    { language: "es", from: "2026-11-01", figures: loads(12) },
  ]);
  expect((await read({ ...asked, to: "2026-11-29" })).languages, "a part of a month").toEqual([]);
});

test("the file has a line for each tool and period of which something is shown", async () => {
  await count(app, siteKey, "2026-11-21", "letter-generator", 30);
  await count(app, siteKey, "2026-11-22", "rights-guide", 12, "tool_start");
  await count(app, siteKey, "2026-11-22", "goal-analyzer", 10);
  const response = await app.request(
    `${partnerStatistics.exportStatistics.path}?${query({ ...november, by: "week" })}`,
    { headers: manager.headers },
  );
  expect(response.headers.get("Content-Disposition")).toBe(
    'attachment; filename="tools-by-week-2026-11-01-to-2026-11-30.csv"',
  );
  expect((await response.text()).split("\r\n")).toEqual([
    "first day (UTC),last day (UTC),tool,language,opened,started,finished",
    "2026-11-15,2026-11-21,All tools,All languages,30,fewer than 11 with each tool,fewer than 11 with each tool",
    "2026-11-15,2026-11-21,Letter Generator,All languages,30,fewer than 11,fewer than 11",
    "2026-11-22,2026-11-30,All tools,All languages,fewer than 11 a day so far with each tool,12,fewer than 11 a day so far with each tool",
    "2026-11-22,2026-11-30,Parent Rights Guide,All languages,fewer than 11 a day so far,12,fewer than 11 a day so far",
    "",
  ]);
});

test.each(["applied", "declined", null] as const)(
  "a manager whose partner is %s may not read statistics",
  async (status) => {
    const who = status && (await managerOf(app, `site_is${status}`, `${status}@example.org`));
    if (who) await app.database.partners.update({ status }, { where: { id: who.partnerId } });
    const { headers } = who ?? (await person(app, "somebody@example.org"));
    for (const { path } of Object.values(partnerStatistics))
      await expectErrorBody(await app.request(`${path}?${query(november)}`, { headers }), 403, "not_partner");
  },
);

test.each<[string, Record<string, string>, string]>([
  ["days that are gone", { from: "2024-11-22", to: "2024-11-30" }, "to"],
  ["too many days", { from: "2025-11-22", to: "2026-11-23", by: "day" }, "by"],
])("refuses %s", async (_, asked, field) => {
  const path = `${partnerStatistics.getStatistics.path}?${new URLSearchParams(asked)}`;
  const response = await app.request(path, { headers: manager.headers });
  await expectWrongFields(response, field);
});
