import { adminUsage, countedEvents } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { useTestApp } from "../../../tests/useTestApp.ts";
import { asAdmin, beginUncounted, count, countAi } from "./tests/counted.ts";

const now = new Date("2026-11-22T03:00:00.000Z");

const app = useTestApp({ clock: () => now });
beforeEach(() => beginUncounted(app));

const read = async (query: Record<string, string>) =>
  callAs(app, adminUsage.readUsage, await asAdmin(app), query);

const noEvents = Object.fromEntries(countedEvents.map((event) => [event, 0]));
const noAnswers = {
  outcomes: { answered: 0, to_confirm: 0, unknown: 0, declined: 0, left: 0, failed: 0 },
  byModel: 0,
  fellBack: 0,
  charged: 0,
  returned: 0,
  inputTokens: 0,
  outputTokens: 0,
  unpricedTokens: 0,
  cost: 0,
  milliseconds: 0,
};

test("GET /api/admin/usage puts each day where it belongs: in the range, before it, or in neither", async () => {
  await count(app, "2026-11-22", "tool_load", "letter-generator", 1);
  await count(app, "2026-11-16", "tool_load", "letter-generator", 10);
  await count(app, "2026-11-15", "tool_load", "letter-generator", 100);
  await count(app, "2026-11-09", "tool_load", "letter-generator", 1000);
  await count(app, "2026-11-08", "tool_load", "letter-generator", 10_000);
  await count(app, "2026-11-23", "tool_load", "letter-generator", 100_000);
  const { days, totals, before } = await read({ range: "7d" });
  expect(totals.events.tool_load).toBe(11);
  expect(before.events.tool_load).toBe(1100);
  expect(days.map(({ events }) => events.tool_load)).toEqual([10, 0, 0, 0, 0, 0, 1]);
});

test("GET /api/admin/usage adds up tools and pages, on our site and on partners'", async () => {
  await count(app, "2026-11-20", "page_view", "/pricing", 3);
  await count(app, "2026-11-21", "page_view", "/pricing", 4);
  await count(app, "2026-11-21", "page_view", "/", 7);
  await count(app, "2026-11-21", "tool_load", "letter-generator", 2);
  await count(app, "2026-11-21", "tool_load", "letter-generator", 5, "site_abcdefgh");
  await count(app, "2026-11-22", "tool_load", "letter-generator", 6, "site_ijklmnop");
  await count(app, "2026-11-22", "tool_load", "letter-generator", 9, "unverified");
  await count(app, "2026-11-21", "tool_start", "aide-screener", 40);
  await count(app, "2026-11-21", "signup", "/signup", 1);
  const { totals, tools, pages, days } = await read({ range: "7d" });
  expect(totals.events).toMatchObject({ page_view: 14, tool_load: 22, tool_start: 40, signup: 1 });
  expect(totals.onPartnerSites).toEqual({ ...noEvents, tool_load: 11 });
  expect(totals.unverified).toEqual({ ...noEvents, tool_load: 9 });
  expect(tools.map(({ tool, events, ai }) => [tool, events.tool_load, events.tool_start, ai])).toEqual([
    ["aide-screener", 0, 40, null],
    ["letter-generator", 22, 0, null],
  ]);
  expect(pages).toEqual([
    { path: "/", views: 7 },
    { path: "/pricing", views: 7 },
  ]);
  expect(days.at(-2)?.events).toMatchObject({ page_view: 11, tool_load: 7 });
});

test("GET /api/admin/usage shows the 20 pages that were opened most, of however many were asked for", async () => {
  await app.database.usageCounts.bulkCreate(
    Array.from({ length: 30 }, (_, index) => ({
      day: "2026-11-21",
      event: "page_view" as const,
      subject: `/${index}`,
      siteKey: "",
      count: index + 1,
    })),
  );
  const { pages } = await read({ range: "7d" });
  expect([pages.length, pages[0], pages.at(-1)]).toEqual([
    20,
    { path: "/29", views: 30 },
    { path: "/10", views: 11 },
  ]);
});

test("GET /api/admin/usage adds up what AI answers took, larger than 32 bits, by day, tool and failure", async () => {
  await countAi(app, "2026-11-21");
  await countAi(app, "2026-11-21", { engine: "rules", failure: "timed_out", answers: 3, cost: 0 });
  await countAi(app, "2026-11-22", {
    tool: "goal-analyzer",
    engine: "rules",
    failure: "rejected",
    answers: 4,
  });
  await countAi(app, "2026-11-22", {
    tool: "goal-analyzer",
    engine: "rules",
    outcome: "unknown",
    failure: "rejected",
  });
  await countAi(app, "2026-11-22", { outcome: "left", answers: 5, charged: 0, returned: 0 });
  await countAi(app, "2026-11-22", { outcome: "declined", engine: "rules", answers: 6, unpricedTokens: 9 });
  await countAi(app, "2026-11-01");
  const { totals, before, tools, days, failures } = await read({ range: "7d" });
  expect(totals.ai).toEqual({
    outcomes: { answered: 9, to_confirm: 0, unknown: 2, declined: 6, left: 5, failed: 0 },
    byModel: 2,
    fellBack: 9,
    charged: 5,
    returned: 5,
    inputTokens: 18_000_000_000,
    outputTokens: 300,
    unpricedTokens: 9,
    cost: 25_000_000_000,
    milliseconds: 24_000,
  });
  expect(before.ai).toEqual(noAnswers);
  expect(tools.map(({ tool, ai }) => [tool, ai?.outcomes.answered, ai?.fellBack])).toEqual([
    ["chat", 5, 3],
    ["goal-analyzer", 4, 6],
  ]);
  expect(days.slice(-2).map(({ ai }) => ai.outcomes.answered)).toEqual([5, 4]);
  expect(failures).toEqual([
    { why: "rejected", count: 6 },
    { why: "timed_out", count: 3 },
  ]);
});

test("GET /api/admin/usage of one tool has nothing of the others", async () => {
  await count(app, "2026-11-21", "tool_load", "goal-analyzer", 2);
  await count(app, "2026-11-21", "tool_load", "chat", 4);
  await count(app, "2026-11-21", "page_view", "/", 8);
  await count(app, "2026-11-14", "tool_load", "goal-analyzer", 16);
  await countAi(app, "2026-11-21", { tool: "goal-analyzer" });
  await countAi(app, "2026-11-21");
  const report = await read({ range: "7d", tool: "goal-analyzer" });
  expect(report.totals.events).toEqual({ ...noEvents, tool_load: 2 });
  expect(report.before.events.tool_load).toBe(16);
  expect(report.totals.ai.outcomes.answered).toBe(2);
  expect(report.tools.map(({ tool }) => tool)).toEqual(["goal-analyzer"]);
  expect(report.pages).toEqual([]);
  expect(report.days.at(-2)).toMatchObject({ events: { tool_load: 2 }, ai: { outcomes: { answered: 2 } } });
});
