import { expect, test } from "vitest";
import { readingGrade } from "../reading-grade/index.ts";
import { percentileMeaning, type ScoreRange, scoresLeaveOpen, standardScoreMeaning } from "./scoreMeaning.ts";

const ranges: readonly (readonly [score: number, range: ScoreRange])[] = [
  [40, "far below"],
  [69, "far below"],
  [70, "below"],
  [84, "below"],
  [85, "middle"],
  [100, "middle"],
  [115, "middle"],
  [116, "above"],
  [130, "above"],
  [131, "far above"],
];

test.each(ranges)("places a standard score of %i", (score, range) => {
  expect(standardScoreMeaning(score).range).toBe(range);
});

test.each([
  [0.3, "fewer than 1 scored lower"],
  [1, "about 1 scored the same or lower, and about 99 scored higher"],
  [16, "about 16 scored the same or lower, and about 84 scored higher"],
  [99.5, "more than 99 scored the same or lower"],
])("explains percentile %d", (percentile, words) => {
  expect(percentileMeaning(percentile)).toContain(words);
});

test("is written at grade 8 or below", () => {
  const texts = [
    ...ranges.map(([score]) => standardScoreMeaning(score).text),
    percentileMeaning(0.3),
    percentileMeaning(16),
    percentileMeaning(99.5),
    scoresLeaveOpen.join(" "),
  ];
  for (const text of texts) expect(readingGrade(text), text).toBeLessThanOrEqual(8);
});
