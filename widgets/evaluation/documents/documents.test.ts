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
  "made-up": {},
  shown: {},
  "held-out": {
    decisions: { right: 33, wrong: 6 },
    reasons: { right: 33, wrong: 2 },
  },
  "new-forms": {
    kind: { right: 27, wrong: 3 },
    dates: { right: 45, wrong: 1 },
    decisions: { right: 18, wrong: 1 },
    reasons: { right: 16, wrong: 3 },
    "notice parts": { right: 35, wrong: 0 },
    "manifestation meeting": { right: 2, wrong: 0 },
    scores: { right: 0, wrong: 0 },
    eligibility: { right: 3, wrong: 0 },
    "present levels": { right: 8, wrong: 5 },
    goals: { right: 10, wrong: 7 },
    "goal areas": { right: 0, wrong: 10 },
    "service places": { right: 12, wrong: 0 },
    accommodations: { right: 13, wrong: 2 },
    placement: { right: 3, wrong: 0 },
    testing: { right: 6, wrong: 0 },
    "extended school year": { right: 4, wrong: 2 },
    signatures: { right: 12, wrong: 0 },
    progress: { right: 2, wrong: 7 },
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
  // More than 500 documents; how fast they are read is measured by `npm run evaluate`.
  180_000,
);

async function scoresOf(set: keyof typeof reached): Promise<DocumentScore[]> {
  if (set === "made-up") return evaluateForms(20);
  const scores: DocumentScore[] = [];
  for (const sample of samples.filter((each) => each.set === set))
    scores.push(scoreDocument(await readSample(sample), sample));
  return scores;
}
