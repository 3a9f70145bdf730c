import fc from "fast-check";
import { expect, it } from "vitest";
import { type Advice, advices, eligibilityResult } from "./logic.ts";
import { questions } from "./questions.ts";

const idsOf = (at: 0 | 1 | 2 | 3 | 4): readonly string[] => questions[at].options.map(({ id }) => id);
const [concerns, durations, impacts, tried, evidence] = [idsOf(0), idsOf(1), idsOf(2), idsOf(3), idsOf(4)];

interface Given {
  /** How many concerns are checked. */
  readonly concerns: number;
  readonly duration: string;
  readonly impact: string;
}

const resultOf = (given: Given) =>
  eligibilityResult({
    concerns: concerns.slice(0, given.concerns),
    duration: [given.duration],
    impact: [given.impact],
  });

type Row = readonly [why: string, concerns: number, duration: string, impact: string, Advice, boolean];

/** Every branch and boundary of the rule. */
const rows: readonly Row[] = [
  [
    "reading alone for more than two years, significant",
    1,
    "over-2-years",
    "significant",
    "evaluation",
    false,
  ],
  ["significant decides by itself", 1, "under-6-months", "significant", "evaluation", false],
  ["significant, and no area fits", 0, "under-6-months", "significant", "evaluation", false],
  ["moderate for six months: enough", 1, "6-12-months", "moderate", "evaluation", false],
  ["three areas under six months, moderate", 3, "under-6-months", "moderate", "evaluation", false],
  ["two areas under six months, moderate", 2, "under-6-months", "moderate", "504", true],
  ["some impact never leads to an evaluation", 10, "over-2-years", "some", "504", false],
  ["some impact in two areas", 2, "under-6-months", "some", "504", false],
  ["some impact in one area for a year", 1, "1-2-years", "some", "504", false],
  ["some impact in one area under a year", 1, "6-12-months", "some", "monitor", false],
  ["no impact, whatever the rest", 10, "over-2-years", "none", "monitor", false],
];

it.each(rows)("%s", (_, count, duration, impact, advice, onlyTimeIsMissing) =>
  expect(resultOf({ concerns: count, duration, impact })).toMatchObject({ advice, onlyTimeIsMissing }),
);

it("never weakens the advice with one more concern, a longer time or a greater impact", () => {
  const some = fc.record({
    checked: fc.subarray([...concerns]),
    duration: fc.nat({ max: 3 }),
    impact: fc.nat({ max: 3 }),
  });
  const rankOf = ({ checked, duration, impact }: { checked: string[]; duration: number; impact: number }) =>
    advices.indexOf(
      eligibilityResult({
        concerns: checked,
        duration: [durations[duration] ?? ""],
        impact: [impacts[impact] ?? ""],
      }).advice,
    );
  fc.assert(
    fc.property(some, some, (one, other) => {
      const more = {
        checked: [...new Set([...one.checked, ...other.checked])],
        duration: Math.max(one.duration, other.duration),
        impact: Math.max(one.impact, other.impact),
      };
      expect(rankOf(more)).toBeGreaterThanOrEqual(rankOf(one));
    }),
  );
});

it("ignores in the score what was tried and who has seen it, and keeps both", () => {
  const given = { concerns: ["math", "reading"], duration: ["1-2-years"], impact: ["some"] };
  const before = eligibilityResult(given);
  for (const one of tried)
    expect(eligibilityResult({ ...given, tried: [one] })).toEqual({ ...before, tried: [one] });
  for (const one of evidence)
    expect(eligibilityResult({ ...given, evidence: [one] })).toEqual({ ...before, evidence: one });
  expect(before.concerns).toEqual(["reading", "math"]);
});

it("ignores unknown answers", () => {
  const odd = { concerns: ["constructor", ""], duration: ["toString"], impact: [], other: ["reading"] };
  expect(eligibilityResult(odd)).toEqual(eligibilityResult({}));
  expect(eligibilityResult({}).advice).toBe("monitor");
});
