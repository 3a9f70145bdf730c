import { ai, returnLimit } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { createFakeAnswerer } from "../../tests/fakeAnswerer.ts";
import { type PurchaseOptions, purchase } from "../../tests/purchases.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";

const answerer = createFakeAnswerer();
const app = useEmptyApp("2026-11-21T10:00:00.000Z", { answerer });
beforeEach(async () => {
  answerer.next = async () => ({});
  await app.database.aiCounts.destroy({ where: {} });
});

type Headers = Readonly<Record<string, string>>;
const day = 24 * 60 * 60_000;
const buy = (some: PurchaseOptions = {}) =>
  purchase(app, { tool: "goal-analyzer", kind: "ai_question", ...some });
const ask = (headers: Headers) =>
  callAs(app, ai.analyzeGoal, headers, { goalText: "He will read.", isConfirmed: true });
const giveBack = async (headers: Headers) =>
  (await callAs(app, ai.returnUse, headers, { tool: "goal-analyzer" })).result;
const wait = (milliseconds: number) => {
  app.now = new Date(app.now.getTime() + milliseconds);
};
const counted = async () => Number(await app.database.aiCounts.sum("returned"));

test("returns the use immediately, also for another tool of its kind, and counts it on the answer's day", async () => {
  const { headers, payment } = await buy();
  expect((await ask(headers)).isCharged).toBe(true);
  expect(await giveBack(headers)).toBe("returned");
  expect(await giveBack(headers)).toBe("returned");
  expect((await callAs(app, ai.getKeptAnswer, headers, { tool: "goal-analyzer" })).kept).toBeNull();
  expect(await app.database.payments.findByPk(payment.id)).toMatchObject({
    usageConsumed: false,
    usedAt: null,
  });
  expect(await counted()).toBe(1);
  const again = await app.request("/api/ai/decode-denial", {
    json: { denialReason: "no money", reasons: ["budget_constraints"] },
    headers,
  });
  expect(await again.json()).toMatchObject({ isCharged: true });
});

test("gives each use back once", async () => {
  const { headers } = await buy();
  await ask(headers);
  await giveBack(headers);
  await ask(headers);
  expect(await giveBack(headers)).toBe("only_once");
  expect(await counted()).toBe(1);
  expect(
    (await app.request("/api/analyze-goal", { json: { goalText: "x", isConfirmed: true }, headers })).status,
  ).toBe(402);
});

test("returns one use for two concurrent presses", async () => {
  const { headers } = await buy();
  await ask(headers);
  expect(await Promise.all([giveBack(headers), giveBack(headers)])).toEqual(["returned", "returned"]);
  expect(await counted()).toBe(1);
  await ask(headers);
  expect(
    (await app.request("/api/analyze-goal", { json: { goalText: "x", isConfirmed: true }, headers })).status,
  ).toBe(402);
});

test("returns no more uses to a buyer than the limit in 30 days, across browsers", async () => {
  const spendOne = async (email: string) => {
    const { headers } = await buy({ email });
    await ask(headers);
    wait(1000);
    return headers;
  };
  for (let n = 0; n < returnLimit.uses; n++)
    expect(await giveBack(await spendOne("maria@example.org"))).toBe("returned");
  expect(await giveBack(await spendOne("Maria@Example.org"))).toBe("too_many");
  expect(await giveBack(await spendOne("other@example.org"))).toBe("returned");
  wait(returnLimit.days * day);
  expect(await giveBack(await spendOne("maria@example.org"))).toBe("returned");
});

test("returns nothing without a paid answer in the last 24 hours, or to another user", async () => {
  const { headers } = await buy();
  expect(await giveBack(headers)).toBe("nothing");
  expect(await giveBack({})).toBe("nothing");
  await ask(headers);
  expect(await giveBack((await buy()).headers)).toBe("nothing");
  wait(day);
  expect(await giveBack(headers)).toBe("nothing");
  expect(await counted()).toBe(0);
});
