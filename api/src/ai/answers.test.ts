import { useLasts } from "@iep-insider/sdk/catalog";
import {
  accounts,
  ai,
  type ErrorBody,
  type GoalAnalyses,
  type GoalAnalysis,
} from "@iep-insider/sdk/contract";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { noLimits } from "../../tests/createTestApp.ts";
import { createFakeAnswerer } from "../../tests/fakeAnswerer.ts";
import { type PurchaseOptions, purchase } from "../../tests/purchases.ts";
import { signUp } from "../../tests/signedIn.ts";
import { registerSite } from "../../tests/sites.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";
import { accessOf } from "../access/accessOf.ts";
import { hashOfKey } from "../access/holder.ts";
import { purgeKeptAnswers } from "../jobs/purges.ts";

const answerer = createFakeAnswerer();

const app = useEmptyApp("2026-11-21T10:00:00.000Z", { answerer });
const { start } = app;
beforeEach(() => {
  answerer.asked.length = 0;
  answerer.next = async () => ({});
  app.logLines.length = 0;
});

type Headers = Readonly<Record<string, string>>;
const goal = { goalText: "By June, Leo Quintana will read 90 words in a minute.", isConfirmed: true };
const analyze = (headers: Headers = {}, signal?: AbortSignal) =>
  app.request("/api/analyze-goal", { json: goal, headers, ...(signal && { signal }) });
const goalUse = (some: PurchaseOptions = {}) =>
  purchase(app, { tool: "goal-analyzer", kind: "ai_question", ...some });
const kept = async (headers: Headers = {}) => {
  return (await callAs(app, ai.getKeptAnswer, headers, { tool: "goal-analyzer" })).kept;
};
const unspent = async (key: string) =>
  (await accessOf(app.services, { user: null, keyHash: hashOfKey(key) })).unspent.length;

test("a paid answer is refused to a visitor without a purchase before any engine is called, and says what to do", async () => {
  const answer = await analyze();
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({
    code: "payment_required",
    message: expect.stringMatching(/one use or with a membership.*Nothing was charged/),
  });
  expect(answerer.asked).toEqual([]);
});

test("a paid answer spends the use once it is delivered, and says so", async () => {
  const { key, headers } = await goalUse();
  const answer = await analyze(headers);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ score: 55, isCharged: true });
  expect(answerer.asked).toEqual([{ tool: "goal-analyzer", input: goal }]);
  expect(await unspent(key)).toBe(0);
  expect((await analyze(headers)).status).toBe(402);
});

test.each([
  ["we do not know", { outcome: "unknown", score: null }],
  ["we decline", { outcome: "declined", score: null }],
  ["there is a sign of crisis", { crisis: crisisHelp }],
  ["we may have misread the question", { isSure: false }],
] as const)("an answer that has to be paid for costs nothing where %s", async (_, some) => {
  const { key, headers } = await goalUse();
  answerer.next = async () => some;
  expect(await (await analyze(headers)).json()).toMatchObject({ isCharged: false });
  expect(await unspent(key)).toBe(1);
  expect(await kept(headers)).toBeNull();
});

const someGoals = Array.from(
  { length: 7 },
  (_, at) => `By June, Leo will read ${at + 10} words in a minute.`,
);
const analyzeGoals = (goals: readonly string[], headers: Headers, isConfirmed = true) =>
  app.request("/api/analyze-goals", { json: { goals, isConfirmed }, headers });

test("one use pays for all goals of a list, which are kept together, and for no second list", async () => {
  const { headers } = await goalUse();
  const chargedBefore = await app.database.aiCounts.sum("charged");
  let turn = 0;
  answerer.next = async () => (turn++ === 0 ? { outcome: "unknown", score: null } : { score: 50 + turn });
  const list = (await (await analyzeGoals(someGoals, headers)).json()) as GoalAnalyses;
  expect(list).toMatchObject({ outcome: "answered", isCharged: true });
  expect(list.goals.map(({ score }) => score)).toEqual([null, 52, 53, 54, 55, 56, 57]);
  expect(answerer.asked.map(({ input }) => input)).toEqual(
    someGoals.map((goalText) => ({ goalText, isConfirmed: true })),
  );
  expect((await kept(headers))?.answer).toEqual(list);
  expect(await app.database.aiCounts.sum("charged")).toBe(chargedBefore + 1);
  answerer.asked.length = 0;
  expect((await analyzeGoals(someGoals, headers)).status).toBe(402);
  expect(answerer.asked).toEqual([]);
});

test.each([
  ["no goal could be scored for sure", () => ({ isSure: false })],
  ["one of them has a sign of crisis", (at: number) => (at === 3 ? { crisis: crisisHelp } : {})],
])("a list of goals costs nothing where %s", async (_, next) => {
  const { key, headers } = await goalUse();
  let turn = 0;
  answerer.next = async () => next(turn++);
  expect(await (await analyzeGoals(someGoals, headers)).json()).toMatchObject({ isCharged: false });
  expect(await unspent(key)).toBe(1);
});

test("a list of goals is limited: its length, and how many are scored in an hour", async () => {
  const { headers } = await goalUse();
  expect(
    (
      await analyzeGoals(
        Array.from({ length: 16 }, () => "A goal."),
        headers,
      )
    ).status,
  ).toBe(400);
  const limited = await anotherApp(app, {
    answerer,
    limits: { ...noLimits, goalLists: { requests: 1, window: 60_000 } },
  });
  answerer.next = async () => ({ outcome: "to_confirm", score: null });
  const ask = async (isConfirmed: boolean) =>
    (await limited.request("/api/analyze-goals", { json: { goals: someGoals, isConfirmed }, headers }))
      .status;
  expect([await ask(false), await ask(false), await ask(true), await ask(true)]).toEqual([
    200, 200, 200, 429,
  ]);
});

test("a paid answer is free if the question was in Spanish", async () => {
  const { key, headers } = await goalUse();
  const goalText = "El niño va a leer mejor para el final del año, con la ayuda de su maestra.";
  const json = { goalText, isConfirmed: true };
  const answer = await app.request("/api/analyze-goal", { json, headers });
  expect(await answer.json()).toMatchObject({ outcome: "answered", isCharged: false });
  expect(await unspent(key)).toBe(1);
});

test("a reading is shown to everyone, and leaves a use unspent", async () => {
  const { key, headers } = await goalUse();
  answerer.next = async () => ({ outcome: "to_confirm", score: null });
  const json = { goalText: goal.goalText };
  for (const who of [{}, headers])
    expect(await (await app.request("/api/analyze-goal", { json, headers: who })).json()).toMatchObject({
      outcome: "to_confirm",
      isCharged: false,
    });
  expect(await unspent(key)).toBe(1);
});

test("a use can be asked with until its free model answers are used up; the rules answer then", async () => {
  const { headers } = await goalUse();
  const isOver: (boolean | undefined)[] = [];
  answerer.next = async (_, watch) => {
    isOver.push(await watch?.isOver?.());
    watch?.spent({ input: 100, output: 10 });
    return { outcome: "unknown", score: null };
  };
  const other = await anotherApp(app, {
    answerer,
    limits: { ...noLimits, unchargedModelAnswers: { requests: 2, window: 60_000 } },
  });
  for (let n = 0; n < 3; n++) await other.request("/api/analyze-goal", { json: goal, headers });
  expect(isOver).toEqual([false, false, true]);
});

test("a paid answer is free when the server fails", async () => {
  const { key, headers } = await goalUse();
  answerer.next = () => Promise.reject(new Error("a fault of ours"));
  expect((await analyze(headers)).status).toBe(500);
  expect(await unspent(key)).toBe(1);
});

test("a paid answer is free when the parent cancels, and its work ends", async () => {
  const { key, headers } = await goalUse();
  const stop = new AbortController();
  let ended: unknown;
  answerer.next = (signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener("abort", () => {
        ended = signal.reason;
        reject(signal.reason);
      });
      stop.abort();
    });
  await expect(analyze(headers, stop.signal)).rejects.toThrow();
  await expect.poll(() => unspent(key)).toBe(1);
  expect(ended).toMatchObject({ name: "AskerGone" });
  expect(app.logLines.filter((line) => line.includes("request failed"))).toEqual([]);
});

test("a paid answer is given once per use, however many tabs ask concurrently", async () => {
  const { headers } = await goalUse();
  const answers = await Promise.all([analyze(headers), analyze(headers), analyze(headers)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
  expect(answerer.asked).toHaveLength(1);
});

test("paid answers are free and unlimited for an account with all tools", async () => {
  const { key, headers } = await goalUse();
  await app.database.entitlements.update({ tool: null, kind: null, usesLeft: null }, { where: {} });
  for (const _ of [1, 2]) expect(await (await analyze(headers)).json()).toMatchObject({ isCharged: false });
  expect(await unspent(key)).toBe(0);
  expect(await app.database.keptAnswers.count()).toBe(0);
});

test("a paid answer can be shown again for a day, only with the purchase that paid for it", async () => {
  const { headers } = await goalUse();
  const answer = (await (await analyze(headers)).json()) as GoalAnalysis;
  const until = new Date(start.getTime() + useLasts).toISOString();
  expect(await kept(headers)).toEqual({ tool: "goal-analyzer", at: start.toISOString(), until, answer });
  expect(await kept()).toBeNull();
  expect(await kept((await goalUse()).headers)).toBeNull();
  app.now = new Date(start.getTime() + useLasts - 1);
  expect(await kept(headers)).not.toBeNull();
  app.now = new Date(start.getTime() + useLasts);
  expect(await kept(headers)).toBeNull();
});

test("a stored paid answer is encrypted, contains no question, and is deleted within an hour after its day", async () => {
  await analyze((await goalUse()).headers);
  const [row] = await app.database.keptAnswers.findAll();
  expect(row?.answer).toMatch(/^[\w+/=]+$/);
  expect(Buffer.from(row?.answer ?? "", "base64").toString("latin1")).not.toContain("feedback");
  app.now = new Date(start.getTime() + useLasts);
  expect(await purgeKeptAnswers.run(app.services, new AbortController().signal)).toBe(1);
  expect(await app.database.keptAnswers.count()).toBe(0);
});

test("a paid answer that can be shown again is in the account's export", async () => {
  const signedIn = await signUp(app);
  const [user] = await app.database.users.findAll();
  await goalUse({ userId: user?.id ?? null });
  const answer = await (await analyze(signedIn)).json();
  const { data } = await callAs(app, accounts.exportAccount, signedIn);
  expect(data["kept_answers"]).toMatchObject([{ tool: "goal-analyzer", answer }]);
});

const askers = {
  answers: async () => ({}),
  answersOfPurchase: async () => (await goalUse()).headers,
  answersOfUser: () => signUp(app),
  answersOfPartner: () => registerSite(app, "site_limitedpartner"),
} as const satisfies Partial<Record<keyof typeof noLimits, () => Promise<Headers>>>;

test.each(Object.keys(askers) as (keyof typeof askers)[])("limits %s: too many are refused", async (name) => {
  const limits = { ...noLimits, [name]: { requests: 2, window: 60_000 } };
  const limited = await anotherApp(app, { answerer, limits });
  const headers = await askers[name]();
  const ask = () => limited.request("/api/ai/translate-jargon", { json: { term: "FAPE" }, headers });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
});

test.each([["/api/analyze-goal", "goalText", 3000]])(
  "%s takes so much text and says so",
  async (path, field, most) => {
    const answer = await app.request(path, { json: { [field]: "a ".repeat(most) } });
    expect(answer.status).toBe(400);
    const { fields = {} } = (await answer.json()) as ErrorBody;
    expect(fields[field]).toContain(most.toLocaleString("en-US"));
    expect(fields[field]).toMatch(/nothing was charged/);
    expect(answerer.asked).toEqual([]);
  },
);

test("the log has no word of a question or an answer", async () => {
  await analyze((await goalUse()).headers);
  expect(app.logLines.join("\n")).not.toMatch(/Quintana|90 words|feedback/);
  expect(app.logLines.some((line) => line.includes("/api/analyze-goal"))).toBe(true);
});
