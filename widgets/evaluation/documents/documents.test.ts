import { type Sample, samples } from "@iep-insider/sdk/samples";
import { expect, test } from "vitest";
import { evaluateForms } from "./forms/evaluateForms.ts";
import { judge } from "./judge.ts";
import { readSample } from "./readSample.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

type Reached = Readonly<Record<string, { readonly right: number; readonly wrong: number }>>;

/**
 * Fields that do not reach the limits yet, with what they reached when last measured, questions included. A field leaves
 * this list when it meets the limits, and none may get worse.
 */
const reached: Readonly<Record<Sample["set"] | "made-up", Reached>> = {
  "made-up": {
    progress: { right: 44, wrong: 8 },
  },
  shown: {},
  "held-out": {
    decisions: { right: 48, wrong: 4 },
    reasons: { right: 47, wrong: 4 },
    incident: { right: 8, wrong: 3 },
    "days of removal": { right: 8, wrong: 1 },
    "manifestation meeting": { right: 7, wrong: 0 },
    scores: { right: 95, wrong: 5 },
    eligibility: { right: 9, wrong: 3 },
    placement: { right: 15, wrong: 1 },
    progress: { right: 58, wrong: 0 },
  },
  "new-forms": {
    dates: { right: 39, wrong: 1 },
    decisions: { right: 9, wrong: 4 },
    reasons: { right: 8, wrong: 0 },
    "days of removal": { right: 2, wrong: 1 },
    "manifestation meeting": { right: 1, wrong: 0 },
    scores: { right: 17, wrong: 2 },
    "present levels": { right: 15, wrong: 0 },
    goals: { right: 18, wrong: 1 },
    "goal areas": { right: 14, wrong: 0 },
    services: { right: 15, wrong: 5 },
    placement: { right: 5, wrong: 0 },
    progress: { right: 3, wrong: 2 },
  },
};

test.each(["shown", "held-out", "new-forms", "made-up"] as const)(
  "reads the samples of %s as well as the limits say, or no worse than before",
  async (set) => {
    const worse = judge(await scoresOf(set)).filter(({ field, right, wrong, asked, askedWrong, isMet }) => {
      const before = reached[set][field];
      return !isMet && !(before && right + asked >= before.right && wrong + askedWrong <= before.wrong);
    });
    expect(worse).toEqual([]);
  },
);

async function scoresOf(set: keyof typeof reached): Promise<DocumentScore[]> {
  if (set === "made-up") return evaluateForms(20);
  const scores: DocumentScore[] = [];
  for (const sample of samples.filter((each) => each.set === set))
    scores.push(scoreDocument(await readSample(sample), sample));
  return scores;
}
