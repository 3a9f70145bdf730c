import { expect, it } from "vitest";
import { timeGrowth } from "../tests/timeGrowth.ts";
import { readingGrade } from "./readingGrade.ts";
import { withoutLeftOut } from "./withoutLeftOut.ts";

// Counted by hand: words, sentences, syllables.
it.each([
  ["Ask the school in writing. Keep a copy of the letter.", 11, 2, 14],
  ["Your child learns best in a small group!\nWhy? Ask the team.", 12, 3, 12],
  ["Notwithstanding the foregoing obligations, liability is excluded.", 7, 1, 20],
])("of %j is what the formula gives", (text, words, sentences, syllables) => {
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
  expect(readingGrade(text)).toBeCloseTo(grade, 10);
});

it.each([
  ["a line without a period", "What to ask for\nA date for the meeting", 9, 2, 10],
  ["a title or an initial, which ends nothing", "Ask Dr. Adams or J. Lee. Then wait.", 8, 2, 9],
  ["a period in a number or an address", "See rule 300.5 at www.x.org for more.", 7, 1, 9],
  ["what is written together, as one word", "It’s part-time, one-to-one.", 3, 1, 6],
])("counts %s", (_, text, words, sentences, syllables) => {
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
  expect(readingGrade(text)).toBeCloseTo(grade, 10);
});

it("is the same for a repeated text, also after the cache has overflowed", () => {
  const text = "Your educational evaluation is comprehensive.";
  const grade = readingGrade(text);
  expect(readingGrade(text)).toBe(grade);
  readingGrade(Array.from({ length: 11_000 }, (_, number) => `word${number}`).join(" "));
  expect(readingGrade(text)).toBe(grade);
});

it.each(["", "\n", " – … !"])("of %j, which has no words, passes no limit", (text) => {
  expect(readingGrade(text)).toBeNaN();
  expect(readingGrade(text) <= 8).toBe(false);
});

it("takes time in proportion to the text's length", () => {
  for (const part of [".", " ", "34 CFR 1.1, ", "Ask the team. "])
    expect(
      timeGrowth((text) => readingGrade(withoutLeftOut(text)), part),
      part,
    ).toBeLessThanOrEqual(15);
});
