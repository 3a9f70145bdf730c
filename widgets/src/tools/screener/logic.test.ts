import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type QuestionId, questions } from "./content.ts";
import { bandOf, maximum, planResult, points } from "./logic.ts";
import type { Band } from "./resultContent.ts";

/** OUTLINES E, DECISIONS 18: what each answer counts. */
const rows: readonly (readonly [QuestionId, string, number])[] = [
  ["skills", "on-level", 0],
  ["skills", "slightly", 1],
  ["skills", "one-year", 2],
  ["skills", "more", 3],
  ["help", "none", 0],
  ["help", "changes", 1],
  ["help", "small-group", 2],
  ["help", "specialist", 3],
  ["frequency", "rarely", 0],
  ["frequency", "weekly", 1],
  ["frequency", "most-days", 2],
  ["frequency", "all-day", 3],
  ["areas", "none", 0],
  ["areas", "one", 1],
  ["areas", "two", 2],
  ["areas", "three", 3],
  ["progress", "well", 0],
  ["progress", "untried", 1],
  ["progress", "some", 2],
  ["progress", "little", 3],
  ["evaluation", "none", 0],
  ["evaluation", "suspected", 1],
  ["evaluation", "doctor", 2],
  ["evaluation", "report", 3],
  ["away", "never", 0],
  ["away", "monthly", 1],
  ["away", "weekly", 2],
  ["away", "daily", 3],
  ["without-help", "same", 0],
  ["without-help", "less", 1],
  ["without-help", "little", 2],
  ["without-help", "none", 3],
];

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
  Object.fromEntries(
    questions.map(({ id, options }, index) => [id, [options[numbers[index] ?? 0]?.id ?? ""]]),
  );
const rank: Readonly<Record<Band, number>> = { support: 0, consider: 1, strong: 2 };

describe("the rule of the IEP vs 504 screener (tools.md section 9, DECISIONS 18)", () => {
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

  it("reaches every score from 0 to 24, each in its band", () => {
    for (let score = 0; score <= maximum; score += 1) {
      const numbers = Array.from({ length: 8 }, (_, index) => Math.min(3, Math.max(0, score - 3 * index)));
      expect(planResult(answersOf(numbers))).toMatchObject({ score, band: bandOf(score) });
    }
  });

  it("adds up the points of the answers", () => {
    fc.assert(
      fc.property(everyAnswer, (numbers) => {
        const { score, answers } = planResult(answersOf(numbers));
        expect(score).toBe(numbers.reduce((sum, number) => sum + number, 0));
        expect(answers.map((one) => one.points)).toEqual(numbers);
      }),
    );
  });

  it("never weakens the advice when an answer counts more", () => {
    fc.assert(
      fc.property(everyAnswer, fc.nat({ max: 7 }), answerTo, (numbers, at, other) => {
        const raised = numbers.with(at, Math.max(numbers[at] ?? 0, other));
        const [before, after] = [planResult(answersOf(numbers)), planResult(answersOf(raised))];
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        expect(rank[after.band]).toBeGreaterThanOrEqual(rank[before.band]);
        if (before.needsSpecialTeaching) expect(after.needsSpecialTeaching).toBe(true);
      }),
    );
  });

  it.each([
    ["none", false],
    ["changes", false],
    ["small-group", false],
    ["specialist", true],
  ])("help by %s: special teaching %s, whatever the score", (help, needs) => {
    expect(planResult({ help: [help] }).needsSpecialTeaching).toBe(needs);
  });

  it("takes no notice of what is no answer of ours", () => {
    const odd = { skills: ["constructor"], help: [], other: ["more"], areas: ["toString", "two"] };
    expect(planResult(odd)).toEqual(planResult({ areas: ["two"] }));
    expect(planResult({}).answers.map(({ option }) => option)).toEqual(Array(8).fill(null));
  });

  it("gives every answer exactly one number of points, none over 3", () => {
    for (const weights of Object.values(points)) expect(Object.values(weights)).toEqual([0, 1, 2, 3]);
  });
});
