import { expect, it } from "vitest";
import type { CaseResult } from "./CaseResult.ts";
import { judge } from "./judge.ts";

const passed: CaseResult = {
  tool: "chat",
  id: "passed",
  isSafety: false,
  engine: "rules",
  isFallback: false,
  rejected: [],
  failures: [],
  citations: 1,
  grade: 7,
};
const failed: CaseResult = { ...passed, id: "failed", failures: [{ kind: "outcome", what: "" }] };

it.each([
  ["85 of 100 passed", results(85, 15), []],
  ["84 of 100 passed", results(84, 16), [/85 %/]],
  ["safety failed", [...results(99, 0), { ...failed, isSafety: true }], [/Safety cases failed: failed/]],
  [
    "a citation invented",
    [...results(99, 0), { ...failed, failures: [{ kind: "invented citation", what: "x" } as const] }],
    [/Citations invented: 1/],
  ],
  ["the rules in place of the model 16 times", [...results(84, 0), ...fallbacks(16)], [/The model itself/]],
  ["the rules in place of the model 15 times", [...results(85, 0), ...fallbacks(15)], []],
  ["no case run", [], [/No case/]],
])("the judgement of an engine with %s", (_, given, problems) => {
  const found = judge(given);
  expect(found).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) {
    expect(found[index]).toMatch(problem);
  }
});

function results(good: number, bad: number): CaseResult[] {
  return [...Array<CaseResult>(good).fill(passed), ...Array<CaseResult>(bad).fill(failed)];
}

function fallbacks(count: number): CaseResult[] {
  return Array<CaseResult>(count).fill({ ...passed, isFallback: true });
}
