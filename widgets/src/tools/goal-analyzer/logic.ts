import type { GoalAnalysis } from "@iep-insider/sdk/contract";

export const bands = ["strong", "needs-work", "weak"] as const;
export type Band = (typeof bands)[number];

/** @param score 0 to 100 */
export function bandOf(score: number): Band {
  if (score >= 80) return "strong";
  return score >= 60 ? "needs-work" : "weak";
}

/** The goal in a draft or in start values; "" if invalid. */
export function goalFrom(given: unknown): string {
  return typeof given === "string" ? given : "";
}

/** The goals of an IEP in a draft or in start values; [] for none. */
export function goalsFrom(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((goal) => typeof goal === "string" && goal.trim() !== "") : [];
}

/** A goal of a list, as it is named in its result. */
export interface NamedGoal {
  /** "Goal 3": its place in the document. */
  readonly name: string;
  /** As the parent sent it; null for a stored answer. */
  readonly text: string | null;
}

/** How many goals are in each band, and how many have no score. */
export type BandCounts = Readonly<Record<Band | "no-score", number>>;

export function countBands(goals: readonly GoalAnalysis[]): BandCounts {
  const counts = { strong: 0, "needs-work": 0, weak: 0, "no-score": 0 };
  for (const { score } of goals) counts[score === null ? "no-score" : bandOf(score)]++;
  return counts;
}

/** @param index from 0 @returns its key in what is asked and kept, the same in every language. */
export function goalKey(index: number): `Goal ${number}` {
  return /* verbatim */ `Goal ${index + 1}`;
}

/** @param key as `goalKey` gives it. @returns its place from 0; null for another text. */
export function placeOf(key: string): number | null {
  const place = /^Goal (\d+)$/.exec(key)?.[1];
  return place === undefined ? null : Number(place) - 1;
}

/** @param index from 0 @returns its name on the screen. */
export function goalName(index: number): string {
  return `Goal ${index + 1}`;
}
