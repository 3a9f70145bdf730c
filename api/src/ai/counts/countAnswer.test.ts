import { beforeEach, expect, test, vi } from "vitest";
import { purchase } from "../../../tests/purchases.ts";
import { useEmptyApp, useTestApp } from "../../../tests/useTestApp.ts";
import { type Answerer, createAnswerer } from "../answerer.ts";
import type { ModelClient } from "../model/ModelClient.ts";
import { fakeAi } from "../tests/aiSettings.ts";
import { good, invented, law } from "../tests/askSmallChat.ts";
import { fakeModel } from "../tests/fakeModel.ts";
import { smallChat } from "../tests/smallChat.ts";
import { answerTools } from "../tools/index.ts";
import { countAnswer } from "./countAnswer.ts";
import type { SeenAnswer } from "./watchAnswer.ts";

let current: Answerer;
const answerer: Answerer = { answer: (...all) => current.answer(...all) };

const app = useEmptyApp("2026-11-21T10:00:00.000Z", { answerer, environment: { ai: fakeAi } });
const other = useTestApp({ beside: app });
beforeEach(async () => {
  await app.database.aiCounts.destroy({ where: {} });
  app.logLines.length = 0;
});

function answerWith(model: ModelClient | null) {
  const tools = { ...answerTools, chat: smallChat };
  current = createAnswerer({ law, tools, model, today: () => "2026-11-21", report: () => undefined });
}

/** One question that has been paid for. */
async function ask(question = "When do I see his file?", signal?: AbortSignal) {
  const { headers } = await purchase(app, { tool: "chat", kind: "ai_question" });
  return app.request("/api/ai/chat", { json: { question }, headers, ...(signal && { signal }) });
}

async function counted() {
  const rows = await app.database.aiCounts.findAll({
    order: ["day", "tool", "engine", "outcome", "failure"],
  });
  return rows.map((row) => {
    const { milliseconds, ...rest } = row.toJSON();
    const numbers = Object.entries(rest).map(([name, value]) => [name, maybeNumber(value)]);
    expect(Number(milliseconds)).toBeGreaterThanOrEqual(0);
    return Object.fromEntries(numbers);
  });
}

/** MySQL may give a BIGINT as text. */
function maybeNumber(value: unknown): unknown {
  return typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
}

const row = {
  day: "2026-11-21",
  tool: "chatbot",
  engine: "openai",
  outcome: "answered",
  failure: "",
  answers: 1,
  charged: 1,
  returned: 0,
  inputTokens: 100,
  outputTokens: 20,
  unpricedTokens: 0,
  cost: 165,
};
const without = { inputTokens: 0, outputTokens: 0, cost: 0 };
const byRules = { ...row, engine: "rules" };
const free = { ...byRules, ...without, charged: 0 };
const twice = { inputTokens: 200, outputTokens: 40, cost: 330 };

test.each([
  ["the AI's", fakeModel(good), row],
  ["the AI's at its second try", fakeModel(invented, good), { ...row, ...twice }],
  ["the rules', where there is no AI", null, { ...byRules, ...without }],
  [
    "the rules', where the AI failed",
    fakeModel({ fails: "timed_out" }),
    { ...byRules, failure: "timed_out" },
  ],
  [
    "the rules', where the AI's did not pass",
    fakeModel(invented, invented),
    { ...byRules, ...twice, failure: "rejected" },
  ],
  ["that we do not know", null, { ...free, outcome: "unknown" }, "How is the weather in that law?"],
  ["that we decline", fakeModel(good), { ...free, outcome: "declined" }, "Will I win my case?"],
] as const)("an answer is counted once %s", async (_, model, expected, question?: string) => {
  answerWith(model);
  expect((await ask(question)).status).toBe(200);
  expect(await counted()).toEqual([expected]);
});

test("an answer is counted once by the day in UTC on which it came, and added up", async () => {
  app.now = new Date("2026-11-21T23:59:59.999Z");
  answerWith(fakeModel(good, good, good));
  await ask();
  app.now = new Date("2026-11-22T00:00:00.000Z");
  await ask();
  await ask();
  expect(await counted()).toEqual([row, { ...row, day: "2026-11-22", answers: 2, charged: 2, ...twice }]);
});

test("an answer is counted once as failed if the failure is ours, with the tokens used", async () => {
  answerWith(fakeModel(new TypeError("x is not a function")));
  expect((await ask()).status).toBe(500);
  expect(await counted()).toEqual([{ ...row, outcome: "failed", charged: 0 }]);
});

test("an answer is counted once as left if the client disconnected, with the tokens used", async () => {
  const leaving = new AbortController();
  answerWith({
    fill: (request, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => {
          request.spent?.({ input: 7, output: 0 });
          reject(new Error("socket closed"));
        });
        leaving.abort();
      }),
  });
  await expect(ask(undefined, leaving.signal)).rejects.toThrow();
  await expect
    .poll(counted)
    .toEqual([{ ...row, outcome: "left", charged: 0, inputTokens: 7, outputTokens: 0, cost: 5 }]);
});

test("an answer is counted once and is given all the same where it cannot be counted, which is logged", async () => {
  answerWith(fakeModel(good));
  const broken = vi.spyOn(app.database.aiCounts, "increment").mockRejectedValue(new Error("disk full"));
  const answer = await ask();
  broken.mockRestore();
  expect([answer.status, await answer.json()]).toMatchObject([200, { isCharged: true }]);
  const lines = app.logLines.filter((line) => line.includes("could not be counted"));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, tool: "chat" }]);
  expect(lines.join()).not.toContain("his file");
});

const seen: SeenAnswer = {
  engine: "openai",
  outcome: "answered",
  failure: "",
  tokens: { input: 1000, output: 100 },
  milliseconds: 12,
};

test("countAnswer keeps tokens that have no price apart from those that have", async () => {
  const unpriced = { ...app.services, environment: { ...app.services.environment, ai: null } };
  await countAnswer(unpriced, "goal-analyzer", seen, false);
  await countAnswer(app.services, "goal-analyzer", seen, true);
  expect(await counted()).toMatchObject([
    {
      tool: "goals",
      inputTokens: 2000,
      outputTokens: 200,
      unpricedTokens: 1100,
      cost: 1200,
      charged: 1,
    },
  ]);
});

test("countAnswer lets the database add, so that two processes at the same moment both count", async () => {
  const processes = [app.services, { ...app.services, database: other.database }];
  const many = Array.from({ length: 25 }, () =>
    processes.map((one) => countAnswer(one, "goal-analyzer", seen, true)),
  );
  await Promise.all(many.flat());
  expect(await counted()).toMatchObject([{ answers: 50, inputTokens: 50_000, cost: 60_000 }]);
});
