import { beforeEach, expect, test } from "vitest";
import { purchase } from "../../tests/purchases.ts";
import { registerSite } from "../../tests/sites.ts";
import { useEmptyApp, useTestApp } from "../../tests/useTestApp.ts";
import { type Answerer, createAnswerer } from "../ai/answerer.ts";
import { fakeAi } from "../ai/tests/aiSettings.ts";
import { good, law } from "../ai/tests/askSmallChat.ts";
import { type FakeModel, fakeModel } from "../ai/tests/fakeModel.ts";
import { smallChat } from "../ai/tests/smallChat.ts";
import { answerTools } from "../ai/tools/index.ts";
import { purgePartnerMonths, purgePartnerSpending } from "../jobs/purges.ts";
import { readSettings } from "./settings.ts";
import type { Site } from "./site.ts";
import { countCost, isPastCostLimit } from "./spending.ts";

/** At these, what the fake model takes for an answer (100 tokens asked) costs a cent. */
const prices = { input: 100, output: 0 };
const ai = { ...fakeAi, dailyTokens: 1_000_000, prices };
const page = "https://partner.example";
const key = "site_spending1";
const never = new AbortController().signal;
let model: FakeModel;
const answerer: Answerer = {
  answer(...all) {
    const tools = { ...answerTools, chat: smallChat };
    const parts = { law, tools, model, today: () => "2026-11-21", report: () => undefined };
    return createAnswerer(parts).answer(...all);
  },
};

const app = useEmptyApp("2026-11-21T12:00:00.000Z", { answerer, environment: { ai } });
const other = useTestApp({ beside: app });
beforeEach(async () => {
  await app.database.partners.destroy({ where: {} });
  await app.database.aiCounts.destroy({ where: {} });
  await registerSite(app, key, page);
  model = fakeModel(good, good, good, good, good, good);
});

const limit = (dailyCostLimit: number | null) =>
  app.database.partners.update({ dailyCostLimit }, { where: {} });

/** @returns which engine answered a question from the partner's page. */
async function engine(site = { "X-Site-Key": key, Origin: page }): Promise<string> {
  const { headers } = await purchase(app, { tool: "chat", kind: "ai_question" });
  const json = { question: "When do I see his file?" };
  const response = await app.request("/api/ai/chat", { json, headers: { ...headers, ...site } });
  expect(response.status).toBe(200);
  const answer: unknown = await response.json();
  return String(Object(answer).engine);
}

async function spent(): Promise<readonly (readonly [day: string, cost: number])[]> {
  const rows = await app.database.partnerSpending.findAll({ order: ["day"] });
  return rows.map(({ day, cost }) => [day, Number(cost)]);
}

test("a partner's AI money of a day lets our rules answer once it is used up, until midnight in UTC", async () => {
  await limit(2);
  expect([await engine(), await engine(), await engine()]).toEqual(["openai", "openai", "rules"]);
  expect(model.requests).toHaveLength(2);
  expect(await app.database.aiCounts.count({ where: { failure: "over_budget" } })).toBe(1);
  app.now = new Date("2026-11-22T00:00:00.000Z");
  expect(await engine()).toBe("openai");
  expect(await spent()).toEqual([
    ["2026-11-21", 20_000],
    ["2026-11-22", 10_000],
  ]);
});

test("a partner's AI budget of a day is its own", async () => {
  await registerSite(app, "site_spending2", "https://another.example");
  await limit(1);
  expect([await engine(), await engine()]).toEqual(["openai", "rules"]);
  expect(await engine({ "X-Site-Key": "site_spending2", Origin: "https://another.example" })).toBe("openai");
});

test.each([
  ["is none with a limit of nothing", 0, "rules"],
  ["has no end without a limit", null, "openai"],
])("a partner's AI money of a day %s", async (_, cents, expected) => {
  await limit(cents);
  expect([await engine(), await engine()]).toEqual([expected, expected]);
});

test("a partner's AI money of a day is counted over all processes, and nothing is lost when many add at once", async () => {
  const partner = await app.database.partners.findOne({ rejectOnEmpty: true });
  const row = await app.database.partnerKeys.findByPk(key, { rejectOnEmpty: true });
  const site: Site = { partner, key: row, siteKey: key, origin: page, settings: readSettings(partner) };
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      countCost({ ...app.services, database: index % 2 ? other.database : app.database }, site, {
        input: 100,
        output: 0,
      }),
    ),
  );
  expect(await spent()).toEqual([["2026-11-21", 400_000]]);
  partner.dailyCostLimit = 41;
  expect(await isPastCostLimit(app.services, site)).toBe(false);
  partner.dailyCostLimit = 40;
  expect(await isPastCostLimit(app.services, site)).toBe(true);
});

test("the purge removes what the AI cost over 30 days ago, and the uses of months over 24 ago", async () => {
  const { id: partnerId } = await app.database.partners.findOne({ rejectOnEmpty: true });
  const months = ["2024-11", "2024-12", "2026-12"];
  await app.database.partnerMonths.bulkCreate(
    months.map((month) => ({ partnerId, month, sponsoredUses: 5 })),
  );
  const days = ["2026-11-20", "2026-11-21", "2026-12-20"];
  await app.database.partnerSpending.bulkCreate(days.map((day) => ({ partnerId, day, cost: 5 })));
  app.now = new Date("2026-12-21T00:00:00.000Z");
  expect(await purgePartnerSpending.run(app.services, never)).toBe(1);
  expect((await spent()).map(([day]) => day)).toEqual(["2026-11-21", "2026-12-20"]);
  expect(await purgePartnerMonths.run(app.services, never)).toBe(1);
  const left = await app.database.partnerMonths.findAll({ order: ["month"] });
  expect(left.map(({ month }) => month)).toEqual(["2024-12", "2026-12"]);
});
