import fc from "fast-check";
import { expect, it } from "vitest";
import { type QuestionId, questions } from "./content.ts";
import { maximum, planResult } from "./logic.ts";
import type { Band } from "./resultContent.ts";

/** OUTLINES E, ADR 26: the answers by what they count, 0 to 3. */
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

/** Option numbers in the order of the questions: skills, help, frequency, areas, progress, evaluation, away, without-help. */
const cases: readonly (readonly [why: string, numbers: readonly number[], Band])[] = [
  ["0 points", [0, 0, 0, 0, 0, 0, 0, 0], "none"],
  ["1 point", [0, 0, 1, 0, 0, 0, 0, 0], "support"],
  ["8 points", [1, 1, 1, 1, 1, 1, 1, 1], "support"],
  ["9 points", [2, 1, 1, 1, 1, 1, 1, 1], "consider"],
  ["16 points", [2, 2, 2, 2, 2, 2, 2, 2], "consider"],
  ["17 points", [3, 2, 2, 2, 2, 2, 2, 2], "strong"],
  ["24 points", [3, 3, 3, 3, 3, 3, 3, 3], "strong"],
  ["grades on level, and a report that names the teaching", [0, 1, 1, 1, 0, 3, 0, 0], "consider"],
  ["grades on level, out of class on most days", [0, 0, 1, 1, 0, 0, 3, 0], "consider"],
  ["grades on level, nothing learned without help", [0, 1, 0, 0, 0, 0, 0, 3], "consider"],
  ["only teaching in a different way", [0, 3, 0, 0, 0, 0, 0, 0], "consider"],
  ["often and in many areas, with changes that work", [0, 1, 3, 3, 0, 0, 0, 0], "support"],
];

const answerTo = fc.nat({ max: 3 });
/** An option number for each of the eight questions. */
const everyAnswer = fc.array(answerTo, { minLength: 8, maxLength: 8 });
const answersOf = (numbers: readonly number[]) =>
  Object.fromEntries(questions.map(({ id, options }, at) => [id, [options[numbers[at] ?? 0]?.id ?? ""]]));
const rank: Readonly<Record<Band, number>> = { none: 0, support: 1, consider: 2, strong: 3 };

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

it.each(cases)("%s: %j is %s", (_, numbers, band) => expect(planResult(answersOf(numbers)).band).toBe(band));

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

it("ignores unknown answers", () => {
  const odd = { skills: ["constructor"], help: [], other: ["more"], areas: ["toString", "two"] };
  expect(planResult(odd)).toEqual(planResult({ areas: ["two"] }));
  expect(planResult({}).answers.map(({ option }) => option)).toEqual(Array(8).fill(null));
});
