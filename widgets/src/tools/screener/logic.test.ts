import fc from "fast-check";
import { expect, it } from "vitest";
import { type QuestionId, questions } from "./content.ts";
import { bandOf, maximum, planResult } from "./logic.ts";
import type { Band } from "./resultContent.ts";

/** OUTLINES E, DECISIONS 18: the answers by what they count, 0 to 3. */
const counted: Readonly<Record<QuestionId, readonly string[]>> = {
  skills: ["on-level", "slightly", "one-year", "more"],
  help: ["none", "changes", "small-group", "specialist"],
  frequency: ["rarely", "weekly", "most-days", "all-day"],
  areas: ["none", "one", "two", "three"],
  progress: ["well", "untried", "some", "little"],
  evaluation: ["none", "suspected", "doctor", "report"],
  away: ["never", "monthly", "weekly", "daily"],
  "without-help": ["same", "less", "little", "none"],
};
const rows = Object.entries(counted).flatMap(([question, options]) =>
  options.map((option, counts) => [question, option, counts] as const),
);

const boundaries: readonly (readonly [number, Band])[] = [
  [0, "support"],
  [8, "support"],
  [9, "consider"],
  [16, "consider"],
  [17, "strong"],
  [24, "strong"],
];

const answerTo = fc.nat({ max: 3 });
/** An option number for each of the eight questions. */
const everyAnswer = fc.array(answerTo, { minLength: 8, maxLength: 8 });
const answersOf = (numbers: readonly number[]) =>
  Object.fromEntries(questions.map(({ id, options }, at) => [id, [options[numbers[at] ?? 0]?.id ?? ""]]));
const rank: Readonly<Record<Band, number>> = { support: 0, consider: 1, strong: 2 };

it("has eight questions of four answers that count 0 to 3, 24 in all", () => {
  expect(rows.map(([question, option]) => [question, option])).toEqual(
    questions.flatMap(({ id, options }) => options.map((option) => [id, option.id])),
  );
  expect(questions).toHaveLength(8);
  expect(planResult(answersOf([3, 3, 3, 3, 3, 3, 3, 3])).score).toBe(maximum);
  expect(maximum).toBe(24);
});

it.each(rows)("%s: %s counts %d", (question, option, counts) => {
  const { score, answers } = planResult({ [question]: [option] });
  expect(score).toBe(counts);
  expect(answers.find((one) => one.question === question)).toEqual({ question, option, points: counts });
});

it.each(boundaries)("%d points: %s", (score, band) => expect(bandOf(score)).toBe(band));

it("never weakens the advice when an answer counts more", () =>
  fc.assert(
    fc.property(everyAnswer, fc.nat({ max: 7 }), answerTo, (numbers, at, other) => {
      const raised = numbers.with(at, Math.max(numbers[at] ?? 0, other));
      const [before, after] = [planResult(answersOf(numbers)), planResult(answersOf(raised))];
      expect(after.score).toBeGreaterThanOrEqual(before.score);
      expect(rank[after.band]).toBeGreaterThanOrEqual(rank[before.band]);
      if (before.needsSpecialTeaching) expect(after.needsSpecialTeaching).toBe(true);
    }),
  ));

it.each([
  ["none", false],
  ["changes", false],
  ["small-group", false],
  ["specialist", true],
])("help by %s: special teaching %s, whatever the score", (help, needs) =>
  expect(planResult({ help: [help] }).needsSpecialTeaching).toBe(needs),
);

it("takes no notice of what is no answer of ours", () => {
  const odd = { skills: ["constructor"], help: [], other: ["more"], areas: ["toString", "two"] };
  expect(planResult(odd)).toEqual(planResult({ areas: ["two"] }));
  expect(planResult({}).answers.map(({ option }) => option)).toEqual(Array(8).fill(null));
});
