/** Where a score lies among children of the same age. */
export type ScoreRange = "far below" | "below" | "middle" | "above" | "far above";

/** What a score means in words for parents, and what it leaves open. */
export interface ScoreMeaning {
  readonly range: ScoreRange;
  readonly text: string;
}

/**
 * Standard scores have a mean of 100 and a standard deviation of 15, so 85 to 115 holds the middle 68% and 70 to 130 the
 * middle 95% of children of that age. Source: the normal distribution, on which tests with these scores are built.
 */
const standardRanges: readonly (readonly [below: number, range: ScoreRange])[] = [
  [70, "far below"],
  [85, "below"],
  [116, "middle"],
  [131, "above"],
  [Number.POSITIVE_INFINITY, "far above"],
];

const inWords: Readonly<Record<ScoreRange, string>> = {
  "far below": "It is far below the middle. Only about 2 in 100 children of that age score lower than 70.",
  below: "It is below the middle group. About 14 in 100 children of that age score from 70 to 84.",
  middle: "It is in the middle group. About two thirds of children of that age score from 85 to 115.",
  above: "It is above the middle group. About 14 in 100 children of that age score from 116 to 130.",
  "far above": "It is far above the middle. Only about 2 in 100 children of that age score higher than 130.",
};

/**
 * What a standard score means.
 * @param score With an average of 100; scaled scores and T scores are other scales and do not belong here.
 */
export function standardScoreMeaning(score: number): ScoreMeaning {
  const range = standardRanges.find(([below]) => score < below)?.[1] ?? "far above";
  return { range, text: `The average standard score is 100. ${inWords[range]}` };
}

/**
 * What a percentile means: it is not the percent of right answers.
 * @param percentile From 0.1 to 99.9.
 */
export function percentileMeaning(percentile: number): string {
  const rounded = Math.round(percentile);
  if (percentile < 1)
    return "Out of 100 children of that age, fewer than 1 scored lower, and more than 99 scored higher.";
  if (percentile > 99) return "Out of 100 children of that age, more than 99 scored the same or lower.";
  return `Out of 100 children of that age, about ${rounded} scored the same or lower, and about ${100 - rounded} scored higher.`;
}

/** What no score says; shown below every list of scores. */
export const scoresLeaveOpen: readonly string[] = [
  "A percentile is not a percent. The 16th percentile does not mean that 16% of the answers were right.",
  "A score shows one day and one test. If your child was sick, tired or scared, ask if the score still counts.",
  "One average can hide a lot. Look at the parts of a test, not just the total.",
  "A score alone does not decide if your child gets help. The team must look at more than one test.",
  "Scaled scores (average 10) and T scores (average 50) use other scales. Do not compare them with standard scores.",
];
