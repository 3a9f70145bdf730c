import { expect, it } from "vitest";
import type { Answering } from "../Answering.ts";
import { chatAnswer, decodedDenial, goalAnalysis } from "../testing/answers.ts";
import { type AskedCase, askedCaseSchema } from "./AskedCase.ts";
import { halfOf, readAsked } from "./readAsked.ts";
import { judgeAsked } from "./reportAsked.ts";
import { runAsked } from "./runAsked.ts";

const all = readAsked();

it("the asked cases are enough of each kind, and split in two", () => {
  const count = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length;
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(count(({ kind }) => kind === "several-questions")).toBeGreaterThanOrEqual(60);
  expect(count(({ language }) => language === "es")).toBeGreaterThanOrEqual(40);
  expect(count(({ kind, turns }) => kind === "follow-up" && turns.length > 1)).toBeGreaterThanOrEqual(30);
  expect(count(({ kind }) => kind === "outside")).toBeGreaterThanOrEqual(30);
  const held = count(({ id }) => halfOf(id) === "held-out") / all.length;
  expect(Math.abs(held - 0.5)).toBeLessThan(0.1);
});

const theCase = (some: object) =>
  askedCaseSchema.parse({
    id: "a-case",
    tool: "chat",
    language: "en",
    kind: "several-questions",
    why: "For the test.",
    turns: [
      {
        input: { question: "May they cut the bus, and who is on the team?" },
        questions: [["bus"], ["who-is-on-team", "bring-someone"]],
        alsoFine: ["stay-put"],
        uses: [["in writing"]],
        neverSays: ["you will win"],
        mayCharge: true,
        ...some,
      },
    ],
  });
const run = async (topics: readonly string[], answer: object = {}, some: object = {}) => {
  const answering = {
    answer: async () => ({ answer: chatAnswer(answer), rejected: [], topics, isSure: true }),
    retrieved: () => new Set<string>(),
  };
  const [result] = await runAsked(answering, [theCase(some)]);
  if (!result) throw new Error("There is no result.");
  return result;
};

it("an answer is on topic where it answers a question that was asked, and no other", async () => {
  expect(await run(["bus", "stay-put"])).toMatchObject({ isOnTopic: true, questions: 2, addressed: 1 });
  expect(await run(["stay-put"])).toMatchObject({ isOnTopic: false, addressed: 0 });
  expect(await run(["bus", "bullying"])).toMatchObject({ isOnTopic: false });
  expect(await run([])).toMatchObject({ isOnTopic: null });
});

it("facts, forbidden words and charges are those of the answer", async () => {
  const good = await run(["bus"], { advice: "Ask in writing." });
  expect(good).toMatchObject({ missing: [], forbidden: [], isCharged: true });
  const bad = await run(["bus"], { advice: "You will win." });
  expect(bad).toMatchObject({ missing: ["in writing"], forbidden: ["you will win"] });
  expect(await run(["bus"], { outcome: "unknown" })).toMatchObject({ isCharged: false });
  const input = { question: "¿La escuela puede quitar el bus de mi hijo?" };
  expect(await run(["bus"], {}, { input })).toMatchObject({ isCharged: false });
});

it("a goal is on topic where its score is what an expert would give", async () => {
  const answering = {
    answer: async () => ({ answer: goalAnalysis({ score: 40 }), rejected: [], topics: [], isSure: true }),
    retrieved: () => new Set<string>(),
  };
  const scored = { questions: [], mayCharge: true, input: { goalText: "He will read." } };
  const goal = (scoreTo: number) => ({
    ...theCase({}),
    tool: "goal-analyzer" as const,
    turns: [{ ...scored, alsoFine: [], uses: [], neverSays: [], scoreFrom: 10, scoreTo }],
  });
  const results = await runAsked(answering, [goal(50), goal(30)]);
  expect(results.map(({ isOnTopic }) => isOnTopic)).toEqual([true, false]);
});

it("a parent confirms only reasons that the case asks about, and parts that a reader found too", async () => {
  const read = (reason: string) => ({ reason, title: reason, isRead: true });
  const asked: object[] = [];
  const answering: Answering = {
    answer: async (tool, input) => {
      asked.push(input);
      const isFirst = !("reasons" in input || "isConfirmed" in input);
      const outcome = isFirst ? ("to_confirm" as const) : ("answered" as const);
      const reasonsRead = [read("wait"), read("budget_constraints")];
      const part = { part: "baseline", title: "", isFound: "no", found: "" } as const;
      const answer =
        tool === "goal-analyzer"
          ? goalAnalysis({ outcome, partsRead: [part] })
          : { ...decodedDenial(), outcome, reasonsRead };
      return { answer, rejected: [], topics: ["told-to-wait"], isSure: true };
    },
    retrieved: () => new Set<string>(),
  };
  const turn = { ...theCase({}).turns[0], questions: [["told-to-wait"]] };
  const oneOf = (tool: AskedCase["tool"], some: object) =>
    ({ ...theCase({}), tool, turns: [{ ...turn, ...some }] }) as AskedCase;
  const goal = (baseline: "yes" | "no") =>
    oneOf("goal-analyzer", { input: { goalText: "He will read." }, parts: { baseline } });
  const denial = oneOf("denial-decoder", { input: { denialReason: "Wait." } });
  const results = await runAsked(answering, [denial, goal("yes"), goal("no")]);
  expect(asked.map((input) => Reflect.get(input, "reasons") ?? Reflect.get(input, "isConfirmed"))).toEqual([
    undefined,
    ["wait"],
    undefined,
    undefined,
    true,
  ]);
  expect(results.map(({ isCharged, isReadRight }) => [isCharged, isReadRight])).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
});

it("what does not reach its bar is said so", async () => {
  const right = await run(["bus", "who-is-on-team"]);
  expect(judgeAsked([right]).join()).not.toContain("below its bar");
  const wrong = { ...(await run(["bullying"], {}, { mayCharge: false })), kind: "outside" as const };
  expect(judgeAsked([wrong]).filter((line) => line.includes("below its bar"))).toHaveLength(4);
});
