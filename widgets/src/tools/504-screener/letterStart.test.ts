import fc from "fast-check";
import { expect, it } from "vitest";
import { questions } from "./content.ts";
import { letterStart } from "./letterStart.ts";
import { planResult } from "./logic.ts";

/** Each question answered with its option of that number; the eighth answer is the last. */
const startOf = (...numbers: readonly number[]) =>
  letterStart(
    planResult(
      Object.fromEntries(questions.map(({ id, options }, at) => [id, [options[numbers[at] ?? 0]?.id ?? ""]])),
    ),
  );
const linesOf = (start: ReturnType<typeof letterStart>) =>
  Object.entries(start).flatMap(([field, lines]) => (field === "letterType" ? [] : lines));

it("asks about Section 504 with a low score, with all answers about where it gets in the way", () =>
  expect(startOf(1, 1, 1, 1, 0, 2, 1, 0)).toEqual({
    letterType: "504_evaluation",
    additionalInfo: [
      "Is a little behind classmates in reading, writing or math.",
      "Does better with changes in the room, the time or the task.",
      "This gets in the way at school once or twice a week.",
      "A doctor or a therapist has named a condition.",
      "Behavior or health means time out of class a few times a month.",
    ],
  }));

it("asks for a full evaluation from 9 points on, each line in its field", () =>
  expect(startOf(3, 2, 2, 2, 2, 3, 3, 3)).toEqual({
    letterType: "initial_evaluation",
    academicConcerns: [
      "Is more than a year behind classmates in reading, writing or math.",
      "Does better with more teaching in a small group.",
      "This gets in the way at school on most days.",
      "The help so far has made some difference, and it is not enough.",
      "Without extra help, is likely to learn nothing new this year, or to lose skills.",
    ],
    previousEvaluations: ["There is a report that says what teaching is needed."],
    behaviorConcerns: ["Behavior or health means time out of class on most days."],
  }));

it("asks for a full evaluation with a low score too, where teaching in a different way is needed", () =>
  expect(startOf(0, 3)).toEqual({
    letterType: "initial_evaluation",
    academicConcerns: ["Needs to be taught in a different way, by a specialist."],
  }));

it("writes, whatever the answers, whole sentences that do not speak to the parent", () => {
  const numbers = fc.array(fc.nat({ max: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(numbers, (all) => {
      const start = startOf(...all);
      expect(start["letterType"]).toMatch(/^(504|initial)_evaluation$/);
      const lines = linesOf(start);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) {
        expect(line).toMatch(/^[A-Z].*\.$/);
        expect(line).not.toMatch(/\b(you|your)\b/i);
      }
    }),
  );
});
