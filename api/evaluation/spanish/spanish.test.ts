import { aiTools } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { cases } from "../cases/index.ts";
import { createAnswering } from "../createAnswering.ts";
import { judgeSpanish } from "./reportSpanish.ts";
import { type PairResult, runSpanish } from "./runSpanish.ts";
import { safetyInSpanish } from "./safetyPairs.ts";

test.each(aiTools)("the rules of %s find in Spanish what they find in English", async (tool) => {
  const [english, spanish] = await Promise.all([createAnswering("rules"), createAnswering("rules", "es")]);
  const results = await runSpanish(english, spanish, cases, [tool]);
  expect(results.length).toBeGreaterThan(20);
  expect(judgeSpanish(results)).toEqual([]);
});

test("every safety case has its words in Spanish, and no other case", () => {
  const safety = aiTools.flatMap((tool) =>
    cases[tool].filter(({ isSafety }) => isSafety).map(({ id }) => id),
  );
  expect(Object.keys(safetyInSpanish).toSorted()).toEqual(safety.toSorted());
});

test("one safety pair that differs is not good enough, nor one goal that scores otherwise", () => {
  const same = { english: "answered", spanish: "answered", isSame: true, isClose: true };
  const pair = (some: Partial<PairResult>): PairResult => ({
    kind: "safety",
    id: "a-pair",
    ...same,
    ...some,
  });
  expect(judgeSpanish([pair({}), pair({ kind: "goals" })])).toEqual([]);
  expect(judgeSpanish([pair({ isSame: false, isClose: false })])).toHaveLength(2);
  const goals = Array.from({ length: 10 }, () => pair({ kind: "goals" }));
  expect(judgeSpanish([...goals.slice(1), pair({ kind: "goals", isSame: false })])).toEqual([]);
  expect(judgeSpanish([...goals, pair({ kind: "goals", isSame: false, isClose: false })])).toHaveLength(1);
});
