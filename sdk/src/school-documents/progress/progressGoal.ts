import type { Found, ProgressFindings } from "../findings.ts";

export type ProgressGoal = ProgressFindings["goals"][number];

/** "Goal 2: Math: Ann will …" without what is before the goal. */
export const withoutNumber = (text: string) =>
  text.replace(/^(goal )?#?\d+[.):]\s*/i, "").replace(/^[^:.]{3,40}:\s+(?=[^:]*\bwill\b)/, "");

/** A goal with its progress; none where one of them is missing. */
export function found(goal: string, progress: string, page: number, quote: string): ProgressGoal[] {
  if (goal.length < 15 || /^[•●▪]/.test(goal) || progress === "") return [];
  const finding: Found<{ goal: string; progress: string }> = {
    value: { goal, progress },
    page,
    quote,
    isClear: /\bwill\b/i.test(goal),
  };
  return [finding];
}
